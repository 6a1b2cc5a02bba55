import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Invitation } from '../../../../src/dashboard/contract.ts'
import { takeInvitationBack } from '../../api/changes.ts'
import { invitationsQuery } from '../../api/queries.ts'
import { useFormats, useText } from '../../i18n/language-provider.tsx'
import { useService } from '../../shell/use-person.ts'
import { say } from '../../ui/announcer.tsx'
import { Button } from '../../ui/button.tsx'
import { Badge, Card, Empty, Note } from '../../ui/card.tsx'
import { FormFailure, LoadFailure } from '../../ui/failure.tsx'
import { Page } from '../../ui/page.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { MailTrouble } from './mail-trouble.tsx'
import { OperatorOnly } from './operator-only.tsx'
import { ReplicaTrouble } from './replica-trouble.tsx'

export function InvitationsPage() {
  return (
    <OperatorOnly>
      <Invitations />
    </OperatorOnly>
  )
}

function Invitations() {
  const { operator: text } = useText()
  const { signUp } = useService()
  const [isInviting, setInviting] = useState(false)
  const invitations = useQuery(invitationsQuery)
  return (
    <Page
      title={text.invitations}
      intro={text.invitationsIntro}
      actions={
        <Button tone="primary" icon="plus" onClick={() => setInviting(true)}>
          {text.invite}
        </Button>
      }
    >
      <MailTrouble />
      <ReplicaTrouble />
      {signUp !== 'invite' && <Note>{signUp === 'open' ? text.notNeeded : text.closed}</Note>}
      <Card title={text.invitations} isFlush>
        {invitations.isLoadingError ? (
          <LoadFailure isInset error={invitations.error} onRetry={() => invitations.refetch()} />
        ) : invitations.data === undefined ? (
          <div className="p-4">
            <div className="skeleton h-32" />
          </div>
        ) : invitations.data.length === 0 ? (
          <Empty title={text.noInvitations} text={text.noInvitationsText} />
        ) : (
          <ul className="divide-y divide-line">
            {invitations.data.map((invitation) => (
              <InvitationLine key={invitation.id} invitation={invitation} />
            ))}
          </ul>
        )}
      </Card>
      {isInviting && <InviteDialog onClose={() => setInviting(false)} />}
    </Page>
  )
}

function InvitationLine({ invitation: { id, email, expiresAt, usedAt } }: { invitation: Invitation }) {
  const { operator: text } = useText()
  const { relative, date } = useFormats()
  const queryClient = useQueryClient()
  const taking = useMutation({
    mutationFn: () => takeInvitationBack(id),
    onSuccess: async () => {
      await queryClient.invalidateQueries(invitationsQuery)
      say(text.takenBack)
    },
  })
  const state = usedAt !== null ? 'used' : Date.parse(expiresAt) <= Date.now() ? 'expired' : 'open'
  const who = email ?? text.anyone
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-2.5">
      <span className="min-w-0">
        <span className="flex flex-wrap items-center gap-2 font-medium break-all">
          {who}
          <Badge tone={state === 'open' ? 'accent' : state === 'used' ? 'ok' : 'neutral'}>{text.states[state]}</Badge>
        </span>
        <span className="block text-xs text-muted">
          {usedAt !== null
            ? text.usedOn(date(usedAt))
            : text[state === 'open' ? 'expires' : 'expired'](relative(expiresAt))}
        </span>
      </span>
      {state === 'open' && (
        <Button aria-label={text.takeBackOf(who)} busy={taking.isPending} onClick={() => taking.mutate()}>
          {text.takeBack}
        </Button>
      )}
      <FormFailure error={taking.error} />
    </li>
  )
}
