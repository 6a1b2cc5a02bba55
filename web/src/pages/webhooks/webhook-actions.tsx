import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useState } from 'react'
import type { Webhook } from '../../../../src/dashboard/contract.ts'
import { changeWebhook, deleteWebhook, rotateWebhookSecret, testWebhook } from '../../api/changes.ts'
import { webhooksQuery } from '../../api/queries.ts'
import { useText } from '../../i18n/language-provider.tsx'
import { say } from '../../ui/announcer.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import { FormFailure } from '../../ui/failure.tsx'
import { SecretDialog } from './secret-dialog.tsx'
import { WebhookFields } from './webhook-fields.tsx'

type Props = { webhook: Webhook }
type DialogProps = Props & { onClose: () => void }

export function WebhookActions({ webhook }: Props) {
  const { webhooks: text } = useText()
  const [action, setAction] = useState<'change' | 'rotate' | 'remove'>()
  const close = () => setAction(undefined)
  const { id, url, isEnabled } = webhook
  const { host } = new URL(url)
  const testing = useWebhookChange(() => testWebhook(id), text.testSent)
  const turning = useWebhookChange(
    () => changeWebhook(id, { isEnabled: !isEnabled }),
    isEnabled ? text.isOff : text.isOn,
  )
  // each webhook has the same buttons: their names say of which
  const of = (name: string) => `${name}: ${host}`
  return (
    <div className="flex flex-wrap gap-2">
      {isEnabled && (
        <Button aria-label={of(text.test)} busy={testing.isPending} onClick={() => testing.mutate()}>
          {text.test}
        </Button>
      )}
      <Button aria-label={of(text.change)} onClick={() => setAction('change')}>
        {text.change}
      </Button>
      <Button
        aria-label={of(isEnabled ? text.switchOff : text.switchOn)}
        busy={turning.isPending}
        onClick={() => turning.mutate()}
      >
        {isEnabled ? text.switchOff : text.switchOn}
      </Button>
      <Button aria-label={of(text.rotate)} onClick={() => setAction('rotate')}>
        {text.rotate}
      </Button>
      <Button tone="danger" aria-label={of(text.remove)} onClick={() => setAction('remove')}>
        {text.remove}
      </Button>
      <FormFailure error={testing.error ?? turning.error} />
      {action === 'change' && <ChangeDialog webhook={webhook} onClose={close} />}
      {action === 'rotate' && <RotateDialog webhook={webhook} onClose={close} />}
      {action === 'remove' && <RemoveDialog webhook={webhook} onClose={close} />}
    </div>
  )
}

/** Everything that shows webhooks is fetched anew, then the change is said. */
function useWebhookChange<Reply>(change: () => Promise<Reply>, said: string, onDone?: () => void) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: async () => {
      await queryClient.invalidateQueries(webhooksQuery)
      onDone?.()
      say(said)
    },
  })
}

function ChangeDialog({ webhook, onClose }: DialogProps) {
  const { webhooks: text, common } = useText()
  const [form, setForm] = useState({ url: webhook.url, events: webhook.events })
  const [isEventMissing, setEventMissing] = useState(false)
  const change = useWebhookChange(() => changeWebhook(webhook.id, form), text.changed, onClose)
  const submit = () => {
    setEventMissing(form.events.length === 0)
    if (form.events.length > 0) change.mutate()
  }
  return (
    <Asking {...{ title: text.changeTitle, button: common.save, change, onClose }} onSubmit={submit}>
      <WebhookFields form={form} onForm={setForm} isEventMissing={isEventMissing} />
    </Asking>
  )
}

function RotateDialog({ webhook, onClose }: DialogProps) {
  const { webhooks: text } = useText()
  const queryClient = useQueryClient()
  const change = useMutation({ mutationFn: () => rotateWebhookSecret(webhook.id), gcTime: 0 })
  if (change.data !== undefined) {
    const done = async () => {
      onClose()
      await queryClient.invalidateQueries(webhooksQuery)
      say(text.rotated)
    }
    return <SecretDialog secret={change.data.secret} onDone={done} />
  }
  return (
    <Asking {...{ title: text.rotateTitle, button: text.rotate, change, onClose }} onSubmit={() => change.mutate()}>
      <p>{text.rotateText}</p>
    </Asking>
  )
}

function RemoveDialog({ webhook, onClose }: DialogProps) {
  const { webhooks: text } = useText()
  const queryClient = useQueryClient()
  const { queryKey } = webhooksQuery
  const change = useMutation({
    mutationFn: () => deleteWebhook(webhook.id),
    onSuccess: async () => {
      // taken off the list before anything is fetched: its log is gone, and to ask for it would be refused
      queryClient.setQueryData(queryKey, (list) => list?.filter(({ id }) => id !== webhook.id))
      onClose()
      await queryClient.invalidateQueries({ queryKey, exact: true })
      say(text.removed)
    },
  })
  return (
    <Asking
      {...{ title: text.removeTitle, button: text.remove, change, onClose }}
      isDangerous
      onSubmit={() => change.mutate()}
    >
      <p className="wrap-anywhere">{text.removeText(webhook.url)}</p>
    </Asking>
  )
}

type AskingProps = {
  title: string
  button: string
  isDangerous?: boolean
  change: { error: Error | null; isPending: boolean }
  onSubmit: () => void
  onClose: () => void
  children: ReactNode
}

function Asking({ title, button, isDangerous = false, change, onSubmit, onClose, children }: AskingProps) {
  const { common } = useText()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <Dialog title={title} onClose={onClose}>
      <form className="flex flex-col gap-4" onSubmit={submit}>
        {children}
        <FormFailure error={change.error} />
        <DialogActions>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button type="submit" tone={isDangerous ? 'danger' : 'primary'} busy={change.isPending}>
            {button}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
