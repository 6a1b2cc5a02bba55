import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type BrowserSession, revokeOtherSessions, revokeSession } from '../../api/auth.ts'
import { browserSessionsQuery } from '../../api/queries.ts'
import { useFormats, useText } from '../../i18n/language-provider.tsx'
import { useSession } from '../../shell/use-person.ts'
import { say } from '../../ui/announcer.tsx'
import { Button } from '../../ui/button.tsx'
import { Badge, Card } from '../../ui/card.tsx'
import { FormFailure, LoadFailure } from '../../ui/failure.tsx'
import { browserName } from './browser-name.ts'

export function Sessions() {
  const { settings: text } = useText()
  const sessions = useQuery(browserSessionsQuery)
  const queryClient = useQueryClient()
  const endingOthers = useMutation({
    mutationFn: revokeOtherSessions,
    onSuccess: async () => {
      await queryClient.invalidateQueries(browserSessionsQuery)
      say(text.othersEnded)
    },
  })
  return (
    <Card
      title={text.sessions}
      hint={text.sessionsHelp}
      isFlush
      actions={
        (sessions.data?.length ?? 0) > 1 && (
          <Button tone="quiet" busy={endingOthers.isPending} onClick={() => endingOthers.mutate()}>
            {text.endOthers}
          </Button>
        )
      }
    >
      <FormFailure error={endingOthers.error} />
      {sessions.isLoadingError ? (
        <LoadFailure isInset error={sessions.error} onRetry={() => sessions.refetch()} />
      ) : sessions.data === undefined ? (
        <div className="p-4">
          <div className="skeleton h-10" />
        </div>
      ) : (
        <ul className="divide-y divide-line">
          {sessions.data.map((session) => (
            <SessionLine key={session.id} session={session} />
          ))}
        </ul>
      )}
    </Card>
  )
}

function SessionLine({ session }: { session: BrowserSession }) {
  const { settings: text } = useText()
  const { moment } = useFormats()
  const { sessionId } = useSession()
  const queryClient = useQueryClient()
  const ending = useMutation({
    mutationFn: () => revokeSession(session.token),
    onSuccess: async () => {
      await queryClient.invalidateQueries(browserSessionsQuery)
      say(text.sessionEnded)
    },
  })
  const browser = browserName(session.userAgent) ?? text.unknownBrowser
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-2.5">
      <span className="min-w-0">
        <span className="flex flex-wrap items-center gap-2 font-medium">
          {browser}
          {session.id === sessionId && <Badge tone="ok">{text.thisBrowser}</Badge>}
        </span>
        <span className="block text-xs text-muted">
          {session.ipAddress || text.unknownAddress} · {text.since(moment(session.createdAt))}
        </span>
      </span>
      {session.id !== sessionId && (
        <Button aria-label={text.endSessionOf(browser)} busy={ending.isPending} onClick={() => ending.mutate()}>
          {text.endSession}
        </Button>
      )}
      <FormFailure error={ending.error} />
    </li>
  )
}
