import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { WebhookDeliveryDetail, WebhookTry } from '../../../../src/dashboard/contract.ts'
import { replayDelivery } from '../../api/changes.ts'
import { deliveryQuery, webhooksQuery } from '../../api/queries.ts'
import { useFormats, useText } from '../../i18n/language-provider.tsx'
import { say } from '../../ui/announcer.tsx'
import { Button } from '../../ui/button.tsx'
import { Badge, Fact, Facts } from '../../ui/card.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FormFailure, LoadFailure } from '../../ui/failure.tsx'
import { DeliveryResult } from './delivery-log.tsx'

type Props = { webhookId: string; messageId: string; mayReplay: boolean; onClose: () => void }

/** One message with its attempts, and the button that sends it again. */
export function DeliveryPanel({ webhookId, messageId, mayReplay, onClose }: Props) {
  const { webhooks: text } = useText()
  const delivery = useQuery(deliveryQuery(webhookId, messageId))
  const queryClient = useQueryClient()
  const replaying = useMutation({
    mutationFn: () => replayDelivery(webhookId, messageId),
    onSuccess: async () => {
      await queryClient.invalidateQueries(webhooksQuery)
      say(text.replayed)
    },
  })
  return (
    <Dialog title={text.message} place="side" onClose={onClose}>
      {delivery.isLoadingError ? (
        <LoadFailure error={delivery.error} onRetry={() => delivery.refetch()} />
      ) : delivery.data === undefined ? (
        <div className="skeleton h-64" />
      ) : (
        <div className="flex flex-col gap-5">
          <Details delivery={delivery.data} />
          {mayReplay && (
            <div className="flex flex-wrap gap-2">
              <Button busy={replaying.isPending} onClick={() => replaying.mutate()}>
                {text.replay}
              </Button>
              <FormFailure error={replaying.error} />
            </div>
          )}
        </div>
      )}
    </Dialog>
  )
}

function Details({ delivery }: { delivery: WebhookDeliveryDetail }) {
  const { webhooks: text } = useText()
  const { exact, relative } = useFormats()
  const { id, type, createdAt, nextTryAt, payload, tries } = delivery
  return (
    <>
      <Facts>
        <Fact name="webhook-id">
          <code className="font-mono text-xs break-all">{id}</code>
        </Fact>
        <Fact name={text.event}>
          {text.eventNames[type]} <code className="font-mono text-xs text-muted">{type}</code>
        </Fact>
        <Fact name={text.when}>{exact(createdAt)}</Fact>
        <Fact name={text.result}>
          <DeliveryResult delivery={delivery} />
          {nextTryAt !== null && delivery.attempts > 0 && (
            <span className="text-xs text-muted">{text.nextTry(relative(nextTryAt))}</span>
          )}
        </Fact>
      </Facts>
      <section>
        <h3 className="mb-1.5 font-medium">{text.attempts}</h3>
        {tries.length === 0 ? (
          <p className="text-muted">{text.noAttempts}</p>
        ) : (
          <ol className="flex flex-col gap-2">
            {tries.map((each) => (
              <Try key={each.at} attempt={each} />
            ))}
          </ol>
        )}
      </section>
      <section>
        <h3 className="mb-1.5 font-medium">{text.body}</h3>
        <Code text={payload} />
      </section>
    </>
  )
}

function Try({ attempt: { at, latencyMs, status, error, reply } }: { attempt: WebhookTry }) {
  const { webhooks: text } = useText()
  const { exact, latency } = useFormats()
  const isTaken = status !== null && status >= 200 && status < 300
  return (
    <li className="rounded-md border border-line p-2.5">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-muted">
        <Badge tone={isTaken ? 'ok' : 'bad'}>{status ?? text.noReply}</Badge>
        {error !== null && <code className="font-mono break-all">{error}</code>}
        <span>{exact(at)}</span>
        <span>{latency(latencyMs)}</span>
      </p>
      {reply !== null && reply !== '' && (
        <details className="mt-1.5 text-xs">
          <summary className="cursor-pointer text-muted">{text.reply}</summary>
          <Code text={reply} />
        </details>
      )}
    </li>
  )
}

const Code = ({ text }: { text: string }) => (
  <pre className="mt-1 rounded-md border border-line bg-sunken p-2.5 font-mono text-xs break-all whitespace-pre-wrap">
    {text}
  </pre>
)
