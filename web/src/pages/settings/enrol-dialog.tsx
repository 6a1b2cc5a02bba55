import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { encode } from 'uqr'
import { type Enrolment, enrolTotp, verifyTotp } from '../../api/auth.ts'
import { browserSessionsQuery, sessionQuery } from '../../api/queries.ts'
import { useText } from '../../i18n/language-provider.tsx'
import { say } from '../../ui/announcer.tsx'
import { Button } from '../../ui/button.tsx'
import { Copyable } from '../../ui/copy.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import { FormFailure } from '../../ui/failure.tsx'
import { TextField } from '../../ui/field.tsx'
import { PasswordStep } from './password-step.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

/** Password, then the secret and a first code of it, then the recovery codes. */
export function EnrolDialog({ onClose }: { onClose: () => void }) {
  const { settings: text } = useText()
  const [isConfirmed, setConfirmed] = useState(false)
  const queryClient = useQueryClient()
  const enrolment = useMutation({ mutationFn: enrolTotp, gcTime: 0 })
  const done = () => {
    // a second step begins a new session
    void queryClient.invalidateQueries(sessionQuery)
    void queryClient.invalidateQueries(browserSessionsQuery)
    onClose()
    say(text.enrolled)
  }
  return (
    <Dialog title={isConfirmed ? text.codesTitle : text.enrolTitle} isKept={isConfirmed} onClose={onClose}>
      {enrolment.data === undefined ? (
        <PasswordStep text={text.enrolPassword} button={text.setUp} change={enrolment} onClose={onClose} />
      ) : isConfirmed ? (
        <RecoveryCodes codes={enrolment.data.backupCodes} onDone={done} />
      ) : (
        <FirstCode enrolment={enrolment.data} onConfirmed={() => setConfirmed(true)} onClose={onClose} />
      )}
    </Dialog>
  )
}

type FirstCodeProps = { enrolment: Enrolment; onConfirmed: () => void; onClose: () => void }

function FirstCode({ enrolment: { totpURI }, onConfirmed, onClose }: FirstCodeProps) {
  const { settings: text, people, common } = useText()
  const [code, setCode] = useState('')
  const verification = useMutation({ mutationFn: verifyTotp, onSuccess: onConfirmed })
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        verification.mutate(code.replaceAll(' ', ''))
      }}
    >
      <p>{text.scan}</p>
      <QrCode text={totpURI} label={text.qr} />
      <Copyable label={text.secret} value={new URL(totpURI).searchParams.get('secret') ?? ''} />
      <TextField
        label={people.totpLabel}
        help={text.enrolCode}
        inputMode="numeric"
        autoComplete="one-time-code"
        inputClass="font-mono tracking-wider"
        required
        value={code}
        onValue={setCode}
      />
      <FormFailure error={verification.error} />
      <DialogActions>
        <Button onClick={onClose}>{common.cancel}</Button>
        <Button type="submit" tone="primary" busy={verification.isPending}>
          {people.confirm}
        </Button>
      </DialogActions>
    </form>
  )
}

/** Dark on light in both themes: many apps cannot read it otherwise. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: 2 })
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      className="size-48 self-center rounded-md bg-white"
    >
      <path d={path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  )
}
