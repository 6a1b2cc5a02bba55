import { useMutation } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useState } from 'react'
import { resetPassword } from '../../api/auth.ts'
import { useText } from '../../i18n/language-provider.tsx'
import { Button, buttonLook } from '../../ui/button.tsx'
import { FormFailure } from '../../ui/failure.tsx'
import { PasswordField } from '../../ui/field.tsx'
import { DoorHeading } from './door-heading.tsx'
import { usePasswordFault } from './password-fault.ts'

const route = getRouteApi('/door/reset-password')

export function ResetPasswordPage() {
  const { people } = useText()
  const { token, error } = route.useSearch()
  const [newPassword, setNewPassword] = useState('')
  const attempt = useMutation({ mutationFn: resetPassword })
  const fault = usePasswordFault(attempt.error)
  if (token === undefined || error !== undefined) {
    return (
      <>
        <DoorHeading title={people.resetFailedTitle}>{people.resetFailed}</DoorHeading>
        <Link to="/forgot-password" className={buttonLook('primary')}>
          {people.askAgain}
        </Link>
      </>
    )
  }
  if (attempt.isSuccess) {
    return (
      <>
        <DoorHeading title={people.resetTitle}>
          <p role="status">{people.resetDone}</p>
        </DoorHeading>
        <Link to="/sign-in" className={buttonLook('primary')}>
          {people.signIn}
        </Link>
      </>
    )
  }
  return (
    <>
      <DoorHeading title={people.resetTitle} />
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          attempt.mutate({ newPassword, token })
        }}
      >
        <PasswordField
          label={people.newPassword}
          help={people.passwordHelp}
          error={fault}
          autoComplete="new-password"
          required
          value={newPassword}
          onValue={setNewPassword}
        />
        <FormFailure error={fault === undefined ? attempt.error : null} />
        <Button type="submit" tone="primary" busy={attempt.isPending}>
          {people.setPassword}
        </Button>
      </form>
    </>
  )
}
