import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { requestsCsvAddress, requestsQuery } from '../../api/queries.ts'
import { useText } from '../../i18n/language-provider.tsx'
import { buttonLook } from '../../ui/button.tsx'
import { Card, Empty } from '../../ui/card.tsx'
import { LoadFailure } from '../../ui/failure.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Page } from '../../ui/page.tsx'
import { Pager } from '../../ui/pager.tsx'
import { RequestFilters } from './request-filters.tsx'
import { RequestPanel } from './request-panel.tsx'
import { RequestTable } from './request-table.tsx'

const route = getRouteApi('/console/requests')
const skeletonRows = 12

export function RequestsPage() {
  const { requests: text } = useText()
  const { cursor, request, ...filter } = route.useSearch()
  const navigate = route.useNavigate()
  const page = useQuery(requestsQuery(filter, cursor))
  const isNarrowed = Object.keys(filter).length > 0
  return (
    <Page
      title={text.title}
      intro={text.intro}
      actions={
        <a href={requestsCsvAddress(filter)} download="requests.csv" title={text.csvHelp} className={buttonLook()}>
          <Icon name="download" />
          {text.csv}
        </a>
      }
    >
      <RequestFilters filter={filter} onFilter={(search) => navigate({ search })} />
      <Card title={text.title} isFlush actions={<Count count={page.data?.data.length} />}>
        {page.isLoadingError ? (
          <LoadFailure isInset error={page.error} onRetry={() => page.refetch()} />
        ) : page.data?.data.length === 0 ? (
          <Empty
            title={isNarrowed ? text.noMatchTitle : text.emptyTitle}
            text={isNarrowed ? text.noMatchText : text.emptyText}
          />
        ) : (
          <RequestTable
            caption={text.title}
            requests={page.data?.data}
            rows={skeletonRows}
            isStale={page.isPlaceholderData}
          />
        )}
        <Pager
          key={JSON.stringify(filter)}
          cursor={cursor}
          next={page.data?.nextCursor}
          onCursor={(to) => navigate({ search: { ...filter, ...(to !== undefined && { cursor: to }) } })}
        />
      </Card>
      {request !== undefined && (
        <RequestPanel
          id={request}
          onClose={() =>
            navigate({ search: { ...filter, ...(cursor !== undefined && { cursor }) }, resetScroll: false })
          }
        />
      )}
    </Page>
  )
}

function Count({ count }: { count: number | undefined }) {
  const { requests: text } = useText()
  return (
    <p role="status" className="text-xs text-muted">
      {count === undefined ? '' : text.shown(String(count))}
    </p>
  )
}
