import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { Key } from '../../../../src/dashboard/contract.ts'
import { accountQuery, keysQuery } from '../../api/queries.ts'
import { useFormats, useText } from '../../i18n/language-provider.tsx'
import { useService } from '../../shell/use-person.ts'
import { Button, buttonLook } from '../../ui/button.tsx'
import { Badge, Card, Empty, Note } from '../../ui/card.tsx'
import { LoadFailure } from '../../ui/failure.tsx'
import { Page } from '../../ui/page.tsx'
import { Cell, RowHead, SkeletonRows, Table } from '../../ui/table.tsx'
import { CreateKeyDialog } from './create-key-dialog.tsx'
import { KeyStateBadge } from './key-state-badge.tsx'
import { UsageOfCap } from './usage-of-cap.tsx'

const hasEnded = ({ state }: Key) => state === 'revoked' || state === 'expired'

export function KeysPage() {
  const { keys: text, overview, common } = useText()
  const account = useQuery(accountQuery)
  const keys = useQuery(keysQuery)
  const [isCreating, setCreating] = useState(false)
  const [showsEnded, setShowsEnded] = useState(false)
  const ended = keys.data?.filter(hasEnded) ?? []
  const shown = keys.data?.filter((key) => showsEnded || !hasEnded(key))
  const { testKeys } = useService()
  const mayBeLive = account.data?.apiAccess === 'approved'
  const mayCreate = account.data?.isBlocked === false && (mayBeLive || testKeys.access === 'open')
  const withoutAccess = testKeys.access === 'open' ? text.testKeysOnly : text.noAccess
  return (
    <Page
      title={text.title}
      intro={text.intro}
      actions={
        <Button tone="primary" icon="plus" disabled={!mayCreate} onClick={() => setCreating(true)}>
          {text.create}
        </Button>
      }
    >
      {account.data && account.data.apiAccess !== 'approved' && (
        <Note
          title={withoutAccess}
          actions={
            <Link to="/access" className={buttonLook()}>
              {account.data.apiAccess === 'pending' ? overview.statusLink : overview.accessLink}
            </Link>
          }
        />
      )}
      <Card
        title={text.title}
        isFlush
        actions={
          ended.length > 0 && (
            <label className="flex items-center gap-2 text-xs text-muted">
              <input
                type="checkbox"
                className="size-4 accent-accent"
                checked={showsEnded}
                onChange={(event) => setShowsEnded(event.target.checked)}
              />
              {text.showEnded(String(ended.length))}
            </label>
          )
        }
      >
        {keys.isLoadingError ? (
          <LoadFailure isInset error={keys.error} onRetry={() => keys.refetch()} />
        ) : shown?.length === 0 ? (
          <Empty title={text.emptyTitle} text={mayCreate ? text.emptyText : text.noAccess} />
        ) : (
          <KeyTable keys={shown} caption={text.title} />
        )}
      </Card>
      {isCreating && <CreateKeyDialog mayBeLive={mayBeLive} onClose={() => setCreating(false)} />}
      <p className="sr-only" role="status">
        {keys.isPending ? common.loading : ''}
      </p>
    </Page>
  )
}

function KeyTable({ keys, caption }: { keys: readonly Key[] | undefined; caption: string }) {
  const { keys: text, common } = useText()
  const { relative } = useFormats()
  const columns = [
    { name: text.name },
    { name: text.state },
    { name: text.lastUsed, from: 'md' },
    { name: text.usage, from: 'lg' },
  ] as const
  return (
    <Table caption={caption} columns={columns}>
      {keys === undefined ? (
        <SkeletonRows rows={3} columns={columns} tall />
      ) : (
        keys.map((key) => (
          <tr key={key.id} className="relative hover:bg-sunken">
            <RowHead className="wrap-anywhere">
              <Link
                to="/keys/$keyId"
                params={{ keyId: key.id }}
                className="font-medium text-text after:absolute after:inset-0 hover:underline"
              >
                {key.name}
              </Link>
              <span className="flex flex-wrap items-center gap-x-2 text-xs text-muted">
                <code className="font-mono">{key.prefix}…</code>
                {!key.livemode && <Badge>{common.test}</Badge>}
              </span>
              <span className="block text-xs text-muted md:hidden">
                {text.lastUsed}: {key.lastUsedAt === null ? text.never : relative(key.lastUsedAt)}
              </span>
            </RowHead>
            <Cell>
              <KeyStateBadge state={key.state} />
            </Cell>
            <Cell from="md" className="whitespace-nowrap text-muted">
              {key.lastUsedAt === null ? text.never : relative(key.lastUsedAt)}
            </Cell>
            <Cell from="lg" className="w-80">
              <div className="grid grid-cols-2 gap-4 text-xs">
                <UsageOfCap label={text.today} usage={key.usage.day} />
                <UsageOfCap label={text.month} usage={key.usage.month} />
              </div>
            </Cell>
          </tr>
        ))
      )}
    </Table>
  )
}
