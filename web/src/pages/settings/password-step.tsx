import type { UseMutationResult } from '@tanstack/react-query'
import { useState } from 'react'
import type { PasswordAndCode } from '../../api/auth.ts'
import { useText } from '../../i18n/language-provider.tsx'
import { Button } from '../../ui/button.tsx'
import { DialogActions } from '../../ui/dialog.tsx'
import { FormFailure } from '../../ui/failure.tsx'
import { PasswordField, TextField } from '../../ui/field.tsx'

type Props<Reply> = {
  text: string
  button: string
  isDangerous?: boolean
  /** Whether a code of the second step is asked for too. */
  needsCode?: boolean
  change: UseMutationResult<Reply, Error, PasswordAndCode>
  onClose: () => void
}

/** Asks for the password, and for a code where the second step itself is changed. */
export function PasswordStep<Reply>({
  text,
  button,
  isDangerous = false,
  needsCode = false,
  change,
  onClose,
}: Props<Reply>) {
  const { people, settings, common } = useText()
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        change.mutate({ password, code: code.replaceAll(' ', '') })
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
      {needsCode && (
        <TextField
          label={settings.codeOrRecovery}
          help={settings.codeOrRecoveryHelp}
          autoComplete="one-time-code"
          spellCheck={false}
          inputClass="font-mono tracking-wider"
          required
          value={code}
          onValue={setCode}
        />
      )}
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
