import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { changePassword } from '../../api/auth.ts'
import { browserSessionsQuery, sessionQuery } from '../../api/queries.ts'
import { useText } from '../../i18n/language-provider.tsx'
import { say } from '../../ui/announcer.tsx'
import { Button } from '../../ui/button.tsx'
import { FormFailure } from '../../ui/failure.tsx'
import { PasswordField } from '../../ui/field.tsx'
import { usePasswordFault } from '../people/password-fault.ts'

export function PasswordForm({ email }: { email: string }) {
  const { settings: text, people } = useText()
  const [currentPassword, setCurrentPassword] = useState('')
  const [newPassword, setNewPassword] = useState('')
  const queryClient = useQueryClient()
  const changing = useMutation({
    mutationFn: changePassword,
    onSuccess: async () => {
      setCurrentPassword('')
      setNewPassword('')
      await Promise.all([
        queryClient.invalidateQueries(browserSessionsQuery),
        queryClient.invalidateQueries(sessionQuery),
      ])
      say(text.passwordChanged)
    },
  })
  const fault = usePasswordFault(changing.error)
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        changing.mutate({ currentPassword, newPassword })
      }}
    >
      {/* tells password managers whose password this is */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label={text.currentPassword}
        autoComplete="current-password"
        required
        value={currentPassword}
        onValue={setCurrentPassword}
      />
      <PasswordField
        label={people.newPassword}
        help={people.passwordHelp}
        error={fault}
        autoComplete="new-password"
        required
        value={newPassword}
        onValue={setNewPassword}
      />
      <FormFailure error={fault === undefined ? changing.error : null} />
      <Button type="submit" busy={changing.isPending} className="self-start">
        {text.changePassword}
      </Button>
    </form>
  )
}
