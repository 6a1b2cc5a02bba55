import type { Webhook } from '../../../../src/dashboard/contract.ts'
import { useFormats, useText } from '../../i18n/language-provider.tsx'
import { Badge, Card, Fact, Facts, Note } from '../../ui/card.tsx'
import { WebhookActions } from './webhook-actions.tsx'

/** One address, what it is told, how it fares, and what can be done about it. */
export function WebhookCard({ webhook }: { webhook: Webhook }) {
  const { webhooks: text } = useText()
  const { moment } = useFormats()
  const { url, events, disabledAt, disabledBy, failingSince, oldSecretUntil } = webhook
  const state = disabledBy !== null ? 'off' : failingSince !== null ? 'failing' : 'on'
  return (
    <Card
      title={new URL(url).host}
      actions={
        <Badge tone={({ on: 'ok', failing: 'warn', off: 'neutral' } as const)[state]}>{text.states[state]}</Badge>
      }
    >
      <div className="flex flex-col gap-4">
        {disabledBy !== null && disabledAt !== null && (
          <Note tone={disabledBy === 'failures' ? 'bad' : 'info'}>
            <p>{text.switchedOffBy[disabledBy](moment(disabledAt))}</p>
          </Note>
        )}
        {state === 'failing' && failingSince !== null && (
          <Note tone="warn">
            <p>{text.failingSince(moment(failingSince))}</p>
          </Note>
        )}
        <Facts>
          <Fact name={text.url}>
            <code className="font-mono text-xs break-all">{url}</code>
          </Fact>
          <Fact name={text.events}>
            <ul className="flex flex-wrap gap-1.5">
              {events.map((event) => (
                <li key={event}>
                  <Badge>{text.eventNames[event]}</Badge>
                </li>
              ))}
            </ul>
          </Fact>
          {oldSecretUntil !== null && <Fact name={text.secret}>{text.oldSecret(moment(oldSecretUntil))}</Fact>}
        </Facts>
        <WebhookActions webhook={webhook} />
      </div>
    </Card>
  )
}
