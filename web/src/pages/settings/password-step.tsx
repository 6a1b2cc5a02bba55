import type { UseMutationResult } from '@tanstack/react-query'
import { useState } from 'react'
import { useText } from '../../i18n/language-provider.tsx'
import { Button } from '../../ui/button.tsx'
import { DialogActions } from '../../ui/dialog.tsx'
import { FormFailure } from '../../ui/failure.tsx'
import { PasswordField } from '../../ui/field.tsx'

type Props<Reply> = {
  text: string
  button: string
  isDangerous?: boolean
  change: UseMutationResult<Reply, Error, string>
  onClose: () => void
}

/** Asks for the password, which what follows is done with. */
export function PasswordStep<Reply>({ text, button, isDangerous = false, change, onClose }: Props<Reply>) {
  const { people, common } = useText()
  const [password, setPassword] = useState('')
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        change.mutate(password)
      }}
    >
      <p>{text}</p>
      <PasswordField
        label={people.password}
        autoComplete="current-password"
        required
        value={password}
        onValue={setPassword}
      />
      <FormFailure error={change.error} />
      <DialogActions>
        <Button onClick={onClose}>{common.cancel}</Button>
        <Button type="submit" tone={isDangerous ? 'danger' : 'primary'} busy={change.isPending}>
          {button}
        </Button>
      </DialogActions>
    </form>
  )
}
