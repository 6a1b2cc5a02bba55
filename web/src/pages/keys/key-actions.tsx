import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { Key, MadeKey } from '../../../../src/dashboard/contract.ts'
import { changeKey, pauseKey, resumeKey, revokeKey, rotateKey } from '../../api/changes.ts'
import { useFormats, useText } from '../../i18n/language-provider.tsx'
import { say } from '../../ui/announcer.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import { FormFailure } from '../../ui/failure.tsx'
import { Select, TextField } from '../../ui/field.tsx'
import { KeyFields } from './key-fields.tsx'
import { formOf, settingsOf } from './key-settings.ts'
import { RawKeyDialog } from './raw-key-dialog.tsx'

type Action = 'pause' | 'rotate' | 'revoke' | 'change'

/** What the state of a key allows. */
export function KeyActions({ shown }: { shown: Key }) {
  const { keys: text } = useText()
  const [action, setAction] = useState<Action>()
  const close = () => setAction(undefined)
  const resuming = useKeyChange(() => resumeKey(shown.id), text.resumed, close)
  const { state } = shown
  if (state === 'revoked' || state === 'expired') return null
  return (
    <>
      <Button onClick={() => setAction('change')}>{text.change}</Button>
      {state === 'active' && <Button onClick={() => setAction('pause')}>{text.pause}</Button>}
      {state === 'paused' && (
        <Button busy={resuming.isPending} onClick={() => resuming.mutate()}>
          {text.resume}
        </Button>
      )}
      {state === 'active' && <Button onClick={() => setAction('rotate')}>{text.rotate}</Button>}
      <Button tone="danger" onClick={() => setAction('revoke')}>
        {text.revoke}
      </Button>
      <FormFailure error={resuming.error} />
      {action === 'change' && <ChangeDialog shown={shown} onClose={close} />}
      {action === 'pause' && <PauseDialog shown={shown} onClose={close} />}
      {action === 'rotate' && <RotateDialog shown={shown} onClose={close} />}
      {action === 'revoke' && <RevokeDialog shown={shown} onClose={close} />}
    </>
  )
}

/** Everything that shows the key is fetched anew, then the change is said. */
function useKeyChange<Reply>(change: () => Promise<Reply>, said: string, onDone: () => void) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: async () => {
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: ['keys'] }),
        queryClient.invalidateQueries({ queryKey: ['audit'] }),
      ])
      onDone()
      say(said)
    },
    gcTime: 0,
  })
}

type DialogProps = { shown: Key; onClose: () => void }
type FormProps<Reply> = {
  title: string
  button: string
  isDangerous?: boolean
  change: UseMutationResult<Reply, Error, void>
  onSubmit?: () => void
  onClose: () => void
  children: ReactNode
}

function ChangeForm<Reply>({ title, button, isDangerous, change, onSubmit, onClose, children }: FormProps<Reply>) {
  const { common } = useText()
  return (
    <Dialog title={title} onClose={onClose}>
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (onSubmit) onSubmit()
          else change.mutate()
        }}
      >
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

function PauseDialog({ shown, onClose }: DialogProps) {
  const { keys: text } = useText()
  const change = useKeyChange(() => pauseKey(shown.id), text.paused, onClose)
  return (
    <ChangeForm title={text.pauseTitle} button={text.pause} change={change} onClose={onClose}>
      <p>{text.pauseText}</p>
    </ChangeForm>
  )
}

function ChangeDialog({ shown, onClose }: DialogProps) {
  const { keys: text, common } = useText()
  const [form, setForm] = useState(() => formOf(shown))
  const [isScopeMissing, setScopeMissing] = useState(false)
  const change = useKeyChange(() => changeKey(shown.id, settingsOf(form, shown)), text.changed, onClose)
  const submit = () => {
    setScopeMissing(form.scopes.length === 0)
    if (form.scopes.length > 0) change.mutate()
  }
  return (
    <ChangeForm title={text.changeTitle} button={common.save} change={change} onSubmit={submit} onClose={onClose}>
      <KeyFields form={form} onForm={setForm} isScopeMissing={isScopeMissing} areRestrictionsOpen />
    </ChangeForm>
  )
}

const graces = ['7', '1', '3', '14', '30', '0'] as const

function RotateDialog({ shown, onClose }: DialogProps) {
  const { keys: text } = useText()
  const { grace } = useFormats()
  const [days, setDays] = useState<(typeof graces)[number]>('7')
  const [made, setMade] = useState<MadeKey>()
  const queryClient = useQueryClient()
  const change = useMutation({
    mutationFn: () => rotateKey(shown.id, Number(days)),
    onSuccess: setMade,
    gcTime: 0,
  })
  if (made !== undefined) {
    const done = () => {
      // only now: the page's buttons change with the key's state, and this dialog must outlive that
      void queryClient.invalidateQueries({ queryKey: ['keys'] })
      void queryClient.invalidateQueries({ queryKey: ['audit'] })
      onClose()
      say(text.rotated)
    }
    return <RawKeyDialog rawKey={made.rawKey} scopes={made.key.scopes} onDone={done} />
  }
  return (
    <ChangeForm title={text.rotateTitle} button={text.rotate} change={change} onClose={onClose}>
      <p>{text.rotateText}</p>
      <Select
        label={text.grace}
        help={text.graceHelp}
        value={days}
        onValue={setDays}
        options={graces.map((option) => [option, option === '0' ? text.graceNone : grace(Number(option))] as const)}
      />
    </ChangeForm>
  )
}

function RevokeDialog({ shown, onClose }: DialogProps) {
  const { keys: text } = useText()
  const [prefix, setPrefix] = useState('')
  const [isWrong, setWrong] = useState(false)
  const change = useKeyChange(() => revokeKey(shown.id, { prefix: prefix.trim() }), text.revoked, onClose)
  const submit = () => {
    const isSame = prefix.trim() === shown.prefix
    setWrong(!isSame)
    if (isSame) change.mutate()
  }
  return (
    <ChangeForm
      title={text.revokeTitle}
      button={text.revoke}
      isDangerous
      change={change}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{text.revokeText}</p>
      <TextField
        label={text.revokeType(shown.prefix)}
        error={isWrong ? text.revokeMismatch : undefined}
        inputClass="font-mono"
        autoComplete="off"
        spellCheck={false}
        value={prefix}
        onValue={setPrefix}
      />
    </ChangeForm>
  )
}
