import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { webhooksQuery } from '../../api/queries.ts'
import { useText } from '../../i18n/language-provider.tsx'
import { Button } from '../../ui/button.tsx'
import { Card, Empty } from '../../ui/card.tsx'
import { LoadFailure } from '../../ui/failure.tsx'
import { Page } from '../../ui/page.tsx'
import { CreateWebhookDialog } from './create-webhook-dialog.tsx'
import { DeliveryLog } from './delivery-log.tsx'
import { WebhookCard } from './webhook-card.tsx'

const mostWebhooks = 5

export function WebhooksPage() {
  const { webhooks: text, common } = useText()
  const webhooks = useQuery(webhooksQuery)
  const [isCreating, setCreating] = useState(false)
  const isFull = (webhooks.data?.length ?? 0) >= mostWebhooks
  return (
    <Page
      title={text.title}
      intro={text.intro}
      actions={
        <Button
          tone="primary"
          icon="plus"
          disabled={webhooks.data === undefined || isFull}
          onClick={() => setCreating(true)}
        >
          {text.create}
        </Button>
      }
    >
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-muted">
        <a href="/docs/webhooks" className="text-accent underline">
          {text.howTo}
        </a>
        {isFull && <span>{text.full(String(mostWebhooks))}</span>}
      </p>
      {webhooks.isLoadingError ? (
        <LoadFailure error={webhooks.error} onRetry={() => webhooks.refetch()} />
      ) : webhooks.data === undefined ? (
        <div className="skeleton h-40" />
      ) : webhooks.data.length === 0 ? (
        <Card title={text.title} isFlush>
          <Empty title={text.emptyTitle} text={text.emptyText} />
        </Card>
      ) : (
        <>
          {webhooks.data.map((webhook) => (
            <WebhookCard key={webhook.id} webhook={webhook} />
          ))}
          <DeliveryLog webhooks={webhooks.data} />
        </>
      )}
      {isCreating && <CreateWebhookDialog onClose={() => setCreating(false)} />}
      <p className="sr-only" role="status">
        {webhooks.isPending ? common.loading : ''}
      </p>
    </Page>
  )
}
