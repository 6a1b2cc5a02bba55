import { useMutation } from '@tanstack/react-query'
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { signIn, signUp } from '../../api/auth.ts'
import { useLanguage, useText } from '../../i18n/language-provider.tsx'
import { useService } from '../../shell/use-person.ts'
import { Button } from '../../ui/button.tsx'
import { FormFailure } from '../../ui/failure.tsx'
import { PasswordField, TextField } from '../../ui/field.tsx'
import { DoorHeading, linkLook } from './door-heading.tsx'
import { usePasswordFault } from './password-fault.ts'
import { useEnter } from './use-enter.ts'

const route = getRouteApi('/door/sign-up')
const shortestPassword = 10

export function SignUpPage() {
  const { people } = useText()
  const { invitation, operator, name = '', email = '' } = route.useSearch()
  const service = useService()
  const isInvited = operator !== undefined || (service.signUp === 'invite' && invitation !== undefined)
  if (service.signUp !== 'open' && !isInvited) {
    const isClosed = service.signUp === 'closed'
    return (
      <>
        <DoorHeading title={isClosed ? people.closedTitle : people.inviteTitle}>
          {isClosed ? people.closedText : people.inviteText}
        </DoorHeading>
        <HaveAccount />
      </>
    )
  }
  const intro = operator ? people.operatorIntro : invitation ? people.invitedIntro : people.signUpIntro
  return (
    <>
      <DoorHeading title={operator ? people.operatorTitle : people.signUpTitle}>{intro}</DoorHeading>
      <SignUpForm invitation={operator ?? invitation} knownName={name} knownEmail={email} />
      <HaveAccount />
    </>
  )
}

function HaveAccount() {
  const { people } = useText()
  return (
    <p className="mt-5 text-muted">
      {people.haveAccount}{' '}
      <Link to="/sign-in" className={linkLook}>
        {people.signIn}
      </Link>
    </p>
  )
}

type FormProps = { invitation: string | undefined; knownName: string; knownEmail: string }

function SignUpForm({ invitation, knownName, knownEmail }: FormProps) {
  const { language, dictionary } = useLanguage()
  const { people, failure } = dictionary
  const [name, setName] = useState(knownName)
  const [email, setEmail] = useState(knownEmail)
  const [password, setPassword] = useState('')
  const [isShort, setShort] = useState(false)
  const enter = useEnter()
  const navigate = useNavigate()
  const attempt = useMutation({
    mutationFn: async (person: Parameters<typeof signUp>[0]) => {
      const { token, user } = await signUp(person)
      // an operator's link vouches for the address, and leaves the signing in to us
      if (token === null && user.emailVerified) await signIn({ email: person.email, password: person.password })
    },
    onSuccess: async () => {
      // where an address must be confirmed before signing in, nobody is signed in now
      if (!(await enter())) await navigate({ to: '/verify-email', search: { sent: '1', email } })
    },
  })
  const fault = usePasswordFault(attempt.error)
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        setShort(password.length < shortestPassword)
        if (password.length < shortestPassword) return
        attempt.mutate({ name, email, password, language, ...(invitation !== undefined && { invitation }) })
      }}
    >
      <TextField label={people.name} autoComplete="name" required maxLength={100} value={name} onValue={setName} />
      <TextField label={people.email} type="email" autoComplete="username" required value={email} onValue={setEmail} />
      <PasswordField
        label={people.password}
        help={people.passwordHelp}
        error={isShort ? failure.codes.PASSWORD_TOO_SHORT : fault}
        autoComplete="new-password"
        required
        value={password}
        onValue={setPassword}
      />
      <FormFailure error={fault === undefined ? attempt.error : null} />
      <Button type="submit" tone="primary" busy={attempt.isPending}>
        {people.signUp}
      </Button>
    </form>
  )
}
