import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { deletePerson } from '../../api/auth.ts'
import { useText } from '../../i18n/language-provider.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import { FormFailure } from '../../ui/failure.tsx'
import { PasswordField, TextField } from '../../ui/field.tsx'

export function DeleteAccount({ email }: { email: string }) {
  const { settings: text } = useText()
  const [isOpen, setOpen] = useState(false)
  return (
    <Card title={text.danger}>
      <p className="mb-4 text-muted">{text.deleteText}</p>
      <Button tone="danger" onClick={() => setOpen(true)}>
        {text.delete}
      </Button>
      {isOpen && <DeleteDialog email={email} onClose={() => setOpen(false)} />}
    </Card>
  )
}

function DeleteDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const { settings: text, people, common } = useText()
  const [typed, setTyped] = useState('')
  const [password, setPassword] = useState('')
  const [isWrong, setWrong] = useState(false)
  const deletion = useMutation({
    mutationFn: deletePerson,
    // nothing of the account is left in this page
    onSuccess: () => location.assign('/dashboard/sign-in'),
  })
  return (
    <Dialog title={text.deleteTitle} onClose={onClose}>
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          const isSame = typed.trim() === email
          setWrong(!isSame)
          if (isSame) deletion.mutate(password)
        }}
      >
        <p>{text.deleteText}</p>
        <TextField
          label={text.deleteType(email)}
          error={isWrong ? text.deleteMismatch : undefined}
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onValue={setTyped}
        />
        <PasswordField
          label={people.password}
          autoComplete="current-password"
          required
          value={password}
          onValue={setPassword}
        />
        <FormFailure error={deletion.error} />
        <DialogActions>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button type="submit" tone="danger" busy={deletion.isPending}>
            {text.delete}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
