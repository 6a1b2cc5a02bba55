import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { signIn, verifyRecoveryCode, verifyTotp } from '../../api/auth.ts'
import { ApiError } from '../../api/client.ts'
import { useText } from '../../i18n/language-provider.tsx'
import { Button } from '../../ui/button.tsx'
import { FormFailure } from '../../ui/failure.tsx'
import { PasswordField, TextField } from '../../ui/field.tsx'
import { linkLook } from './door-heading.tsx'

type Props = { email?: string; onSignedIn: () => Promise<unknown> }

/** The password, then a code where the person has a second step. */
export function SignInForm({ email: known = '', onSignedIn }: Props) {
  const { people } = useText()
  const [needsCode, setNeedsCode] = useState(false)
  const [email, setEmail] = useState(known)
  const [password, setPassword] = useState('')
  const attempt = useMutation({
    mutationFn: signIn,
    onSuccess: async (reply) => {
      if (reply.twoFactorRedirect) setNeedsCode(true)
      else await onSignedIn()
    },
  })
  if (needsCode) return <CodeForm onSignedIn={onSignedIn} onStartOver={() => setNeedsCode(false)} />
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        attempt.mutate({ email, password })
      }}
    >
      <TextField label={people.email} type="email" autoComplete="username" required value={email} onValue={setEmail} />
      <PasswordField
        label={people.password}
        autoComplete="current-password"
        required
        data-first={known === '' ? undefined : ''}
        value={password}
        onValue={setPassword}
      />
      <FormFailure error={attempt.error} />
      {attempt.error instanceof ApiError && attempt.error.detail.reason === 'EMAIL_NOT_VERIFIED' && (
        <Link to="/verify-email" search={{ sent: '1', email }} className={linkLook}>
          {people.sendAgain}
        </Link>
      )}
      <Button type="submit" tone="primary" busy={attempt.isPending}>
        {people.signIn}
      </Button>
    </form>
  )
}

type CodeProps = { onSignedIn: () => Promise<unknown>; onStartOver: () => void }

function CodeForm({ onSignedIn, onStartOver }: CodeProps) {
  const { people } = useText()
  const [isRecovery, setRecovery] = useState(false)
  const [code, setCode] = useState('')
  const attempt = useMutation({
    mutationFn: () => (isRecovery ? verifyRecoveryCode(code.trim()) : verifyTotp(code.replaceAll(' ', ''))),
    onSuccess: onSignedIn,
  })
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        attempt.mutate()
      }}
    >
      <p role="status" className="text-muted">
        {isRecovery ? people.recoveryText : people.totpText}
      </p>
      <TextField
        // another field for another kind of code, which takes the focus
        key={String(isRecovery)}
        label={isRecovery ? people.recoveryLabel : people.totpLabel}
        inputMode={isRecovery ? 'text' : 'numeric'}
        autoComplete="one-time-code"
        spellCheck={false}
        inputClass="font-mono tracking-wider"
        required
        autoFocus
        value={code}
        onValue={setCode}
      />
      <FormFailure error={attempt.error} />
      <Button type="submit" tone="primary" busy={attempt.isPending}>
        {people.confirm}
      </Button>
      <div className="-mx-3 flex flex-wrap justify-between gap-x-2">
        <Button
          tone="quiet"
          onClick={() => {
            setRecovery(!isRecovery)
            setCode('')
            attempt.reset()
          }}
        >
          {isRecovery ? people.useTotp : people.useRecovery}
        </Button>
        <Button tone="quiet" onClick={onStartOver}>
          {people.startOver}
        </Button>
      </div>
    </form>
  )
}
