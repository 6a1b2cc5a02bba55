import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { Account, Application } from '../../../../src/dashboard/contract.ts'
import { apply, switchOn } from '../../api/changes.ts'
import { accountQuery } from '../../api/queries.ts'
import { useFormats, useText } from '../../i18n/language-provider.tsx'
import { useService } from '../../shell/use-person.ts'
import { say } from '../../ui/announcer.tsx'
import { Button, buttonLook } from '../../ui/button.tsx'
import { Card, Note } from '../../ui/card.tsx'
import { FormFailure, LoadFailure } from '../../ui/failure.tsx'
import { TextArea, TextField } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Page } from '../../ui/page.tsx'
import { ApplicationFacts } from './application-facts.tsx'

export function AccessPage() {
  const { access: text } = useText()
  const account = useQuery(accountQuery)
  return (
    <Page title={text.title} intro={text.intro}>
      <div className="flex max-w-2xl flex-col gap-5">
        {account.isLoadingError ? (
          <LoadFailure error={account.error} onRetry={() => account.refetch()} />
        ) : account.data === undefined ? (
          <div className="skeleton h-64" />
        ) : (
          <Access account={account.data} />
        )}
      </div>
    </Page>
  )
}

function Access({ account }: { account: Account }) {
  const { access: text } = useText()
  const { date } = useFormats()
  const { apiAccess, application, isBlocked, maySwitchOn } = account
  if (isBlocked) {
    return (
      <Note tone="bad" title={text.blockedTitle}>
        {text.blockedText}
      </Note>
    )
  }
  if (apiAccess === 'approved') {
    return (
      <Note
        tone="ok"
        title={text.onTitle}
        actions={
          <Link to="/keys" className={buttonLook('primary')}>
            {text.toKeys}
          </Link>
        }
      >
        <p>{text.onText}</p>
        {application?.decidedAt && <p className="text-muted">{text.approvedOn(date(application.decidedAt))}</p>}
        {application?.note && <p>{application.note}</p>}
      </Note>
    )
  }
  if (apiAccess === 'pending' && application !== null) return <Pending application={application} />
  return (
    <>
      {apiAccess === 'declined' && (
        <Note tone="warn" title={text.declinedTitle}>
          {application?.note && (
            <>
              <p className="text-xs text-muted">{text.declinedNote}</p>
              <p className="whitespace-pre-line">{application.note}</p>
            </>
          )}
        </Note>
      )}
      {maySwitchOn ? <SwitchOn account={account} /> : <Apply application={application} />}
    </>
  )
}

function SwitchOn({ account }: { account: Account }) {
  const { access: text, limits } = useText()
  const queryClient = useQueryClient()
  const switching = useMutation({
    mutationFn: switchOn,
    onSuccess: (changed) => {
      queryClient.setQueryData(accountQuery.queryKey, changed)
      say(text.switchedOn)
    },
  })
  return (
    <Card title={text.switchTitle}>
      <div className="flex flex-col items-start gap-4">
        <p>{text.switchText(limits.plans[account.plan])}</p>
        <FormFailure error={switching.error} />
        <Button tone="primary" busy={switching.isPending} onClick={() => switching.mutate()}>
          {text.switchOn}
        </Button>
      </div>
    </Card>
  )
}

function Apply({ application }: { application: Application | null }) {
  const { access: text } = useText()
  const [organisation, setOrganisation] = useState(application?.organisation ?? '')
  const [purpose, setPurpose] = useState(application?.purpose ?? '')
  const [expectedVolume, setExpectedVolume] = useState(application?.expectedVolume ?? '')
  const queryClient = useQueryClient()
  const sending = useMutation({
    mutationFn: apply,
    onSuccess: async () => {
      await queryClient.invalidateQueries(accountQuery)
      say(text.sent)
    },
  })
  return (
    <Card title={application === null ? text.applyTitle : text.again}>
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          sending.mutate({ organisation, purpose, expectedVolume })
        }}
      >
        <p className="text-muted">
          {text.applyText} {text.pendingText}
        </p>
        <TextField
          label={text.organisation}
          help={text.organisationHelp}
          autoComplete="organization"
          required
          maxLength={200}
          value={organisation}
          onValue={setOrganisation}
        />
        <TextArea
          label={text.purpose}
          help={text.purposeHelp}
          required
          maxLength={2000}
          value={purpose}
          onValue={setPurpose}
        />
        <TextField
          label={text.volume}
          help={text.volumeHelp}
          required
          maxLength={200}
          value={expectedVolume}
          onValue={setExpectedVolume}
        />
        <FormFailure error={sending.error} />
        <Button type="submit" tone="primary" busy={sending.isPending} className="self-start">
          {text.send}
        </Button>
      </form>
    </Card>
  )
}

function Pending({ application }: { application: Application }) {
  const { access: text } = useText()
  const { moment, relative } = useFormats()
  const { mail } = useService()
  const steps = [
    {
      name: text.stepSent,
      more: `${moment(application.createdAt)} (${relative(application.createdAt)})`,
      isDone: true,
    },
    { name: text.stepReview, more: text.stepReviewText, isDone: false },
    { name: mail === 'smtp' ? text.stepDecision : text.stepDecisionLog, isDone: false },
    { name: text.stepKeys, isDone: false },
  ]
  return (
    <>
      <Note title={text.pendingTitle}>{text.pendingText}</Note>
      <Card title={text.steps}>
        <ol className="flex flex-col gap-3">
          {steps.map(({ name, more, isDone }) => (
            <li key={name} className="flex items-start gap-2.5">
              <Icon
                name={isDone ? 'check' : 'clock'}
                className={`mt-0.5 size-4 ${isDone ? 'text-ok' : 'text-muted'}`}
              />
              <span>
                {name}
                {more && <span className="block text-xs text-muted">{more}</span>}
              </span>
            </li>
          ))}
        </ol>
      </Card>
      <Card title={text.yours}>
        <ApplicationFacts application={application} />
      </Card>
    </>
  )
}
