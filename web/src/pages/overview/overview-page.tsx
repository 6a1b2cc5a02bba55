import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Account } from '../../../../src/dashboard/contract.ts'
import { accountQuery, overviewQuery, requestsQuery } from '../../api/queries.ts'
import { useFormats, useText } from '../../i18n/language-provider.tsx'
import { useService, useSignedIn } from '../../shell/use-person.ts'
import { buttonLook } from '../../ui/button.tsx'
import { Card, Empty, Note } from '../../ui/card.tsx'
import { Copyable } from '../../ui/copy.tsx'
import { LoadFailure } from '../../ui/failure.tsx'
import { Page } from '../../ui/page.tsx'
import { RequestTable } from '../requests/request-table.tsx'
import { CreditBars } from './credit-bars.tsx'
import { DailyUsage } from './daily-usage.tsx'
import { EndpointTable } from './endpoint-table.tsx'
import { exampleRequest } from './example-request.ts'
import { Totals } from './totals.tsx'
import { WaitingApplications } from './waiting-applications.tsx'

const recentCount = 8
const furtherLook = 'inline-flex min-h-9 items-center gap-1 font-medium text-accent hover:underline'
const dayMs = 86_400_000

/** What the service will answer with, so that the line stands before it has. */
const lastDays = () => ({
  from: new Date(Date.now() - 6 * dayMs).toISOString(),
  to: new Date().toISOString(),
})

export function OverviewPage() {
  const { overview: text, navigation } = useText()
  const formats = useFormats()
  const overview = useQuery(overviewQuery)
  const account = useQuery(accountQuery)
  const recent = useQuery(requestsQuery({}, undefined, recentCount))
  const { from, to } = overview.data ?? lastDays()
  const period = `${formats.date(from)} – ${formats.date(to)}`
  return (
    <Page title={text.title} intro={`${text.period}: ${period}`}>
      <Notices account={account.data} />
      {overview.isLoadingError ? (
        <LoadFailure error={overview.error} onRetry={() => overview.refetch()} />
      ) : (
        <Totals totals={overview.data?.totals} />
      )}
      <div className="grid gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        {!overview.isLoadingError && <DailyUsage days={overview.data?.days} />}
        <Card
          title={text.creditStatus}
          hint={text.creditStatusHelp}
          actions={
            <Link to="/limits" className={furtherLook}>
              {navigation.limits} <span aria-hidden="true">→</span>
            </Link>
          }
        >
          {account.isLoadingError ? (
            <LoadFailure error={account.error} onRetry={() => account.refetch()} />
          ) : (
            <CreditBars credits={account.data?.credits} />
          )}
        </Card>
      </div>
      {!overview.isLoadingError && <EndpointTable endpoints={overview.data?.endpoints} />}
      <Card
        title={text.recent}
        isFlush
        actions={
          <Link to="/requests" className={furtherLook}>
            {text.all} <span aria-hidden="true">→</span>
          </Link>
        }
      >
        {recent.isLoadingError ? (
          <LoadFailure isInset error={recent.error} onRetry={() => recent.refetch()} />
        ) : recent.data?.data.length === 0 ? (
          <NoRequests account={account.data} />
        ) : (
          <RequestTable caption={text.recent} requests={recent.data?.data} rows={recentCount} />
        )}
      </Card>
    </Page>
  )
}

function Notices({ account }: { account: Account | undefined }) {
  const { overview: text, people } = useText()
  const { person } = useSignedIn()
  const { mail } = useService()
  return (
    <>
      {person.isOperator && <WaitingApplications />}
      {/* without a mail server nothing can be confirmed, and nothing must be */}
      {!person.emailVerified && mail === 'smtp' && (
        <Note
          tone="warn"
          title={text.verifyTitle}
          actions={
            <Link to="/verify-email" search={{ sent: '1', email: person.email }} className={buttonLook()}>
              {people.sendAgain}
            </Link>
          }
        >
          {text.verifyText(person.email)}
        </Note>
      )}
      {account?.isBlocked && (
        <Note tone="bad" title={text.blockedTitle}>
          {text.blockedText}
        </Note>
      )}
      {account && !account.isBlocked && account.apiAccess !== 'approved' && (
        <Note
          title={account.apiAccess === 'pending' ? text.pendingTitle : text.accessTitle}
          actions={
            <Link to="/access" className={buttonLook('primary')}>
              {account.apiAccess === 'pending' ? text.statusLink : text.accessLink}
            </Link>
          }
        >
          {account.apiAccess === 'pending' ? text.pendingText : text.accessText}
        </Note>
      )}
    </>
  )
}

function NoRequests({ account }: { account: Account | undefined }) {
  const { overview: text, keys } = useText()
  const { publicUrl, testKeys } = useService()
  if (account?.apiAccess !== 'approved' && testKeys.access !== 'open')
    return <Empty title={text.emptyTitle} text={text.emptyText} />
  return (
    <Empty title={text.firstTitle} text={text.firstText}>
      <div className="flex max-w-2xl flex-col items-center gap-3 text-left">
        <Copyable label="curl" value={exampleRequest(publicUrl)} />
        <Link to="/keys" className={buttonLook('primary')}>
          {keys.create}
        </Link>
      </div>
    </Empty>
  )
}
