import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { requestPasswordReset } from '../../api/auth.ts'
import { useText } from '../../i18n/language-provider.tsx'
import { useService } from '../../shell/use-person.ts'
import { Button } from '../../ui/button.tsx'
import { FormFailure } from '../../ui/failure.tsx'
import { TextField } from '../../ui/field.tsx'
import { DoorHeading, LogMailNote, linkLook } from './door-heading.tsx'

export function ForgotPasswordPage() {
  const { people } = useText()
  const { mail } = useService()
  const [email, setEmail] = useState('')
  const attempt = useMutation({ mutationFn: requestPasswordReset })
  return (
    <>
      <DoorHeading title={people.forgotTitle}>{!attempt.isSuccess && people.forgotText}</DoorHeading>
      <div role="status">
        {attempt.isSuccess && (
          <>
            <p>{people.forgotSent(email)}</p>
            <LogMailNote mail={mail} />
          </>
        )}
      </div>
      {!attempt.isSuccess && (
        <form
          className="flex flex-col gap-4"
          onSubmit={(event) => {
            event.preventDefault()
            attempt.mutate(email)
          }}
        >
          <TextField
            label={people.email}
            type="email"
            autoComplete="username"
            required
            value={email}
            onValue={setEmail}
          />
          <FormFailure error={attempt.error} />
          <Button type="submit" tone="primary" busy={attempt.isPending}>
            {people.sendLink}
          </Button>
        </form>
      )}
      <p className="mt-5">
        <Link to="/sign-in" className={linkLook}>
          {people.backToSignIn}
        </Link>
      </p>
    </>
  )
}
