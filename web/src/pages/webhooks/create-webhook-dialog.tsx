import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { NewWebhook } from '../../../../src/dashboard/contract.ts'
import { createWebhook } from '../../api/changes.ts'
import { webhooksQuery } from '../../api/queries.ts'
import { useText } from '../../i18n/language-provider.tsx'
import { say } from '../../ui/announcer.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import { FormFailure } from '../../ui/failure.tsx'
import { SecretDialog } from './secret-dialog.tsx'
import { WebhookFields, webhookEvents } from './webhook-fields.tsx'

export function CreateWebhookDialog({ onClose }: { onClose: () => void }) {
  const { webhooks: text, common } = useText()
  const [form, setForm] = useState<NewWebhook>({ url: '', events: [...webhookEvents] })
  const [isEventMissing, setEventMissing] = useState(false)
  const queryClient = useQueryClient()
  const creation = useMutation({
    mutationFn: () => createWebhook({ ...form, url: form.url.trim() }),
    onSuccess: () => queryClient.invalidateQueries(webhooksQuery),
    // a secret is kept no longer than its dialog
    gcTime: 0,
  })
  if (creation.data !== undefined) {
    const done = () => {
      onClose()
      say(text.made)
    }
    return <SecretDialog secret={creation.data.secret} onDone={done} />
  }
  return (
    <Dialog title={text.createTitle} onClose={onClose}>
      <form
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          setEventMissing(form.events.length === 0)
          if (form.events.length > 0) creation.mutate()
        }}
      >
        <WebhookFields form={form} onForm={setForm} isEventMissing={isEventMissing} />
        <FormFailure error={creation.error} />
        <DialogActions>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button type="submit" tone="primary" busy={creation.isPending}>
            {text.create}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
