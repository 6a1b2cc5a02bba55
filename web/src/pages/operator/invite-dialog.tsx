import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { invite } from '../../api/changes.ts'
import { invitationsQuery } from '../../api/queries.ts'
import { useText } from '../../i18n/language-provider.tsx'
import { Button } from '../../ui/button.tsx'
import { Copyable } from '../../ui/copy.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import { FormFailure } from '../../ui/failure.tsx'
import { TextField } from '../../ui/field.tsx'

export function InviteDialog({ onClose }: { onClose: () => void }) {
  const { operator: text, keys, common } = useText()
  const [email, setEmail] = useState('')
  const queryClient = useQueryClient()
  const inviting = useMutation({
    mutationFn: () => invite(email.trim() === '' ? {} : { email: email.trim() }),
    onSuccess: () => queryClient.invalidateQueries(invitationsQuery),
    gcTime: 0,
  })
  if (inviting.data !== undefined) {
    return (
      <Dialog title={text.madeTitle} onClose={onClose}>
        <p className="mb-3">{text.madeText}</p>
        <Copyable label={text.link} value={inviting.data.url} />
        <DialogActions>
          <Button tone="primary" onClick={onClose}>
            {keys.done}
          </Button>
        </DialogActions>
      </Dialog>
    )
  }
  return (
    <Dialog title={text.inviteTitle} onClose={onClose}>
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          inviting.mutate()
        }}
      >
        <TextField
          label={text.inviteEmail}
          help={text.inviteEmailHelp}
          isOptional
          type="email"
          autoComplete="off"
          value={email}
          onValue={setEmail}
        />
        <FormFailure error={inviting.error} />
        <DialogActions>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button type="submit" tone="primary" busy={inviting.isPending}>
            {text.invite}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
