import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useState } from 'react'
import { sendVerification, verifyEmail } from '../../api/auth.ts'
import { sessionQuery } from '../../api/queries.ts'
import { useText } from '../../i18n/language-provider.tsx'
import { useSession } from '../../shell/use-person.ts'
import { Button, buttonLook } from '../../ui/button.tsx'
import { FormFailure } from '../../ui/failure.tsx'
import { TextField } from '../../ui/field.tsx'
import { DoorHeading, LogMailNote } from './door-heading.tsx'

const route = getRouteApi('/door/verify-email')

/** Where a confirmation link leads, and where the page after signing up waits for it. */
export function VerifyEmailPage() {
  const { people, common } = useText()
  const { sent, email, token, error } = route.useSearch()
  const { person, service } = useSession()
  const queryClient = useQueryClient()
  // once a page: the second use of a link is refused
  const verification = useQuery({
    queryKey: ['verification', token],
    queryFn: async () => {
      await verifyEmail(token!)
      await queryClient.invalidateQueries(sessionQuery)
      return true
    },
    enabled: token !== undefined,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })
  if (sent !== undefined) {
    return (
      <>
        <DoorHeading title={people.verifySentTitle}>
          <p>{email === undefined ? people.verifySentAnyone : people.verifySent(email)}</p>
          <LogMailNote mail={service.mail} />
        </DoorHeading>
        <SendAgain email={email ?? person?.email ?? ''} />
      </>
    )
  }
  if (token !== undefined && verification.isPending) return <p role="status">{common.loading} …</p>
  if (error !== undefined || verification.isError) {
    return (
      <>
        <DoorHeading title={people.verifyFailedTitle}>{people.verifyFailed}</DoorHeading>
        <SendAgain email={person?.email ?? ''} />
      </>
    )
  }
  return (
    <>
      <DoorHeading title={people.verifyDoneTitle}>{people.verifyDone}</DoorHeading>
      <Link to={person === null ? '/sign-in' : '/'} className={buttonLook('primary')}>
        {person === null ? people.signIn : people.goOn}
      </Link>
    </>
  )
}

function SendAgain({ email: known }: { email: string }) {
  const { people } = useText()
  const [email, setEmail] = useState(known)
  const attempt = useMutation({ mutationFn: sendVerification })
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        attempt.mutate(email)
      }}
    >
      {known === '' && (
        <TextField
          label={people.email}
          type="email"
          autoComplete="username"
          required
          value={email}
          onValue={setEmail}
        />
      )}
      <FormFailure error={attempt.error} />
      <div role="status" className="empty:absolute">
        {attempt.isSuccess && people.sentAgain}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={attempt.isPending}>
          {people.sendAgain}
        </Button>
        <Link to="/sign-in" className={buttonLook('quiet')}>
          {people.backToSignIn}
        </Link>
      </div>
    </form>
  )
}
