import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import type { OperatorApplication } from '../../../../src/dashboard/contract.ts'
import { type ApplicationState, applicationsQuery } from '../../api/queries.ts'
import { useFormats, useText } from '../../i18n/language-provider.tsx'
import { Button } from '../../ui/button.tsx'
import { Badge, Card, Empty } from '../../ui/card.tsx'
import { LoadFailure } from '../../ui/failure.tsx'
import { Segments } from '../../ui/field.tsx'
import { Page } from '../../ui/page.tsx'
import { Pager } from '../../ui/pager.tsx'
import { ApplicationFacts } from '../access/application-facts.tsx'
import { DecideDialog } from './decide-dialog.tsx'
import { MailTrouble } from './mail-trouble.tsx'
import { OperatorOnly } from './operator-only.tsx'
import { ReplicaTrouble } from './replica-trouble.tsx'

const route = getRouteApi('/console/operator/applications')
const lateMs = 3 * 86_400_000

export function ApplicationsPage() {
  return (
    <OperatorOnly>
      <Applications />
    </OperatorOnly>
  )
}

function Applications() {
  const { operator: text } = useText()
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const state: ApplicationState = search.state === 'approved' || search.state === 'declined' ? search.state : 'pending'
  const page = useQuery(applicationsQuery(state, search.cursor))
  const [decided, setDecided] = useState<OperatorApplication>()
  const states = [
    ['pending', text.waiting],
    ['approved', text.approved],
    ['declined', text.declined],
  ] as const
  return (
    <Page title={text.applications} intro={text.applicationsIntro}>
      <MailTrouble />
      <ReplicaTrouble />
      <div>
        <Segments
          label={text.show}
          value={state}
          onValue={(to) => navigate({ search: to === 'pending' ? {} : { state: to } })}
          options={states}
        />
      </div>
      {page.isLoadingError ? (
        <LoadFailure error={page.error} onRetry={() => page.refetch()} />
      ) : page.data === undefined ? (
        <div className="skeleton h-56" />
      ) : page.data.data.length === 0 ? (
        <Card title={text.applications} isFlush>
          <Empty
            title={state === 'pending' ? text.noneWaiting : text.noneDecided}
            text={state === 'pending' ? text.noneWaitingText : text.noneDecidedText}
          />
        </Card>
      ) : (
        page.data.data.map((application) => (
          <ApplicationCard key={application.id} application={application} onDecide={() => setDecided(application)} />
        ))
      )}
      <Pager
        key={state}
        cursor={search.cursor}
        next={page.data?.nextCursor}
        onCursor={(cursor) => navigate({ search: { state, ...(cursor !== undefined && { cursor }) } })}
      />
      {decided && <DecideDialog application={decided} onClose={() => setDecided(undefined)} />}
    </Page>
  )
}

type CardProps = { application: OperatorApplication; onDecide: () => void }

function ApplicationCard({ application, onDecide }: CardProps) {
  const { operator: text, limits } = useText()
  const { relative, moment } = useFormats()
  const { account, state, createdAt, decidedAt, note } = application
  const isLate = state === 'pending' && Date.now() - Date.parse(createdAt) > lateMs
  return (
    <Card
      title={application.organisation}
      actions={
        state === 'pending' ? (
          <Button tone="primary" aria-label={text.decideOn(application.organisation)} onClick={onDecide}>
            {text.decide}
          </Button>
        ) : (
          <Badge tone={state === 'approved' ? 'ok' : 'neutral'}>
            {state === 'approved' ? text.approved : text.declined}
          </Badge>
        )
      }
    >
      <p className="mb-3 flex flex-wrap items-center gap-x-2 text-muted">
        <span className="min-w-0 wrap-anywhere">
          {account.holder === null ? text.noHolder : `${account.holder.name} · ${account.holder.email}`} ·{' '}
          {limits.plans[account.plan]}
        </span>
        <time dateTime={createdAt} title={moment(createdAt)}>
          {text.applied(relative(createdAt))}
        </time>
        {isLate && <Badge tone="warn">{text.late}</Badge>}
      </p>
      <ApplicationFacts application={application} />
      {decidedAt && (
        <p className="mt-3 border-t border-line pt-3">
          <span className="text-muted">{moment(decidedAt)}</span> {note}
        </p>
      )}
    </Card>
  )
}
