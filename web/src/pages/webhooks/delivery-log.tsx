import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Webhook, WebhookDelivery } from '../../../../src/dashboard/contract.ts'
import { deliveriesQuery } from '../../api/queries.ts'
import { useFormats, useText } from '../../i18n/language-provider.tsx'
import { Badge, Card, Empty } from '../../ui/card.tsx'
import { LoadFailure } from '../../ui/failure.tsx'
import { Select } from '../../ui/field.tsx'
import { Pager } from '../../ui/pager.tsx'
import { Cell, RowHead, SkeletonRows, Table } from '../../ui/table.tsx'
import { DeliveryPanel } from './delivery-panel.tsx'

/** What was sent to one of the webhooks, newest first. */
export function DeliveryLog({ webhooks }: { webhooks: readonly Webhook[] }) {
  const { webhooks: text } = useText()
  const [chosen, setChosen] = useState<string>()
  const shown = webhooks.find(({ id }) => id === chosen) ?? webhooks[0]!
  return (
    <Card title={text.log} isFlush>
      {webhooks.length > 1 && (
        <Select
          className="border-b border-line p-4"
          label={text.logOf}
          value={shown.id}
          onValue={setChosen}
          options={webhooks.map(({ id, url }) => [id, url] as const)}
        />
      )}
      <Deliveries key={shown.id} webhook={shown} />
    </Card>
  )
}

function Deliveries({ webhook: { id, isEnabled } }: { webhook: Webhook }) {
  const { webhooks: text } = useText()
  const [cursor, setCursor] = useState<string>()
  const [opened, setOpened] = useState<string>()
  const page = useQuery(deliveriesQuery(id, cursor))
  const { relative, exact, number } = useFormats()
  const columns = [
    { name: text.event },
    { name: text.result },
    { name: text.attempts, isNumber: true, from: 'sm' },
    { name: text.when, from: 'sm' },
  ] as const
  if (page.isLoadingError) return <LoadFailure isInset error={page.error} onRetry={() => page.refetch()} />
  if (page.data?.data.length === 0) return <Empty title={text.noMessages} text={text.noMessagesText} />
  return (
    <>
      <Table caption={text.log} columns={columns} isStale={page.isPlaceholderData}>
        {page.data === undefined ? (
          <SkeletonRows rows={4} columns={columns} />
        ) : (
          page.data.data.map((delivery) => (
            <tr key={delivery.id} className="relative hover:bg-sunken">
              <RowHead>
                <button
                  type="button"
                  aria-label={text.openMessage(text.eventNames[delivery.type], delivery.id)}
                  className="text-left font-medium text-text after:absolute after:inset-0 hover:underline"
                  onClick={() => setOpened(delivery.id)}
                >
                  {text.eventNames[delivery.type]}
                </button>
                <span className="block text-xs text-muted sm:hidden">{relative(delivery.createdAt)}</span>
              </RowHead>
              <Cell>
                <DeliveryResult delivery={delivery} />
              </Cell>
              <Cell isNumber from="sm">
                {number(delivery.attempts)}
              </Cell>
              <Cell from="sm" className="whitespace-nowrap text-muted">
                <time dateTime={delivery.createdAt} title={exact(delivery.createdAt)}>
                  {relative(delivery.createdAt)}
                </time>
              </Cell>
            </tr>
          ))
        )}
      </Table>
      <Pager cursor={cursor} next={page.data?.nextCursor} onCursor={setCursor} />
      {opened !== undefined && (
        <DeliveryPanel webhookId={id} messageId={opened} mayReplay={isEnabled} onClose={() => setOpened(undefined)} />
      )}
    </>
  )
}

const tones = { pending: 'neutral', retrying: 'warn', delivered: 'ok', failed: 'bad' } as const

/** How it stands with a message, and what the last attempt came to. */
export function DeliveryResult({ delivery: { state, last } }: { delivery: WebhookDelivery }) {
  const { webhooks: text } = useText()
  const shown = state === 'pending' && last !== null ? 'retrying' : state
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <Badge tone={tones[shown]}>{text.deliveryStates[shown]}</Badge>
      {last !== null && <code className="font-mono text-xs break-all text-muted">{last.status ?? last.error}</code>}
    </span>
  )
}
