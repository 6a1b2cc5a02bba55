import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { OperatorAccount } from '../../../../src/dashboard/contract.ts'
import { operatorAccountsQuery } from '../../api/queries.ts'
import { useFormats, useText } from '../../i18n/language-provider.tsx'
import { Button } from '../../ui/button.tsx'
import { Badge, Card, Empty } from '../../ui/card.tsx'
import { LoadFailure } from '../../ui/failure.tsx'
import { TextField } from '../../ui/field.tsx'
import { Page } from '../../ui/page.tsx'
import { Pager } from '../../ui/pager.tsx'
import { Cell, RowHead, SkeletonRows, Table } from '../../ui/table.tsx'
import { AccessBadge } from './access-badge.tsx'
import { OperatorOnly } from './operator-only.tsx'

const route = getRouteApi('/console/operator/accounts')

export function AccountsPage() {
  return (
    <OperatorOnly>
      <Accounts />
    </OperatorOnly>
  )
}

function Accounts() {
  const { operator: text, requests } = useText()
  const { query = '', cursor } = route.useSearch()
  const navigate = route.useNavigate()
  const [typed, setTyped] = useState(query)
  const page = useQuery(operatorAccountsQuery(query, cursor))
  return (
    <Page title={text.accounts} intro={text.accountsIntro}>
      <search>
        <form
          className="flex flex-wrap items-end gap-2"
          onSubmit={(event) => {
            event.preventDefault()
            void navigate({ search: typed.trim() === '' ? {} : { query: typed.trim() } })
          }}
        >
          <TextField
            label={text.accountsSearch}
            type="search"
            className="min-w-0 flex-1 basis-56 md:max-w-sm"
            value={typed}
            onValue={setTyped}
          />
          <Button type="submit">{requests.search}</Button>
        </form>
      </search>
      <Card title={text.accounts} isFlush>
        {page.isLoadingError ? (
          <LoadFailure isInset error={page.error} onRetry={() => page.refetch()} />
        ) : page.data?.data.length === 0 ? (
          <Empty title={text.noAccount} text={text.noAccountText} />
        ) : (
          <AccountTable accounts={page.data?.data} isStale={page.isPlaceholderData} />
        )}
        <Pager
          key={query}
          cursor={cursor}
          next={page.data?.nextCursor}
          onCursor={(to) => navigate({ search: { ...(query && { query }), ...(to !== undefined && { cursor: to }) } })}
        />
      </Card>
    </Page>
  )
}

type TableProps = { accounts: readonly OperatorAccount[] | undefined; isStale: boolean }

function AccountTable({ accounts, isStale }: TableProps) {
  const { operator: text, limits } = useText()
  const { number, date } = useFormats()
  const columns = [
    { name: text.account },
    { name: text.plan },
    { name: text.apiAccess, from: 'sm' },
    { name: text.month, isNumber: true, from: 'md' },
    { name: text.created, from: 'lg' },
  ] as const
  return (
    <Table caption={text.accounts} columns={columns} isStale={isStale}>
      {accounts === undefined ? (
        <SkeletonRows rows={8} columns={columns} tall />
      ) : (
        accounts.map(({ id, name, plan, apiAccess, isBlocked, holder, credits, createdAt }) => (
          <tr key={id} className="relative hover:bg-sunken">
            <RowHead className="wrap-anywhere">
              <Link
                to="/operator/accounts/$accountId"
                params={{ accountId: id }}
                className="font-medium after:absolute after:inset-0 hover:underline"
              >
                {name}
              </Link>{' '}
              {isBlocked && <Badge tone="bad">{text.blocked}</Badge>}
              <span className="block text-xs break-all text-muted">{holder?.email ?? text.noHolder}</span>
            </RowHead>
            <Cell>{limits.plans[plan]}</Cell>
            <Cell from="sm">
              <AccessBadge apiAccess={apiAccess} />
            </Cell>
            <Cell isNumber from="md">
              {number(credits.month.used)} <span className="text-muted">/ {number(credits.month.cap)}</span>
            </Cell>
            <Cell from="lg" className="whitespace-nowrap text-muted">
              {date(createdAt)}
            </Cell>
          </tr>
        ))
      )}
    </Table>
  )
}
