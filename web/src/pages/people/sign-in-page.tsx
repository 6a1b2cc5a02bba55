import { getRouteApi, Link, Navigate } from '@tanstack/react-router'
import { useText } from '../../i18n/language-provider.tsx'
import { useSession } from '../../shell/use-person.ts'
import { DoorHeading, linkLook } from './door-heading.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { useEnter } from './use-enter.ts'

const route = getRouteApi('/door/sign-in')

export function SignInPage() {
  const { people } = useText()
  const { next } = route.useSearch()
  const enter = useEnter()
  const { person, service } = useSession()
  if (person !== null && next === undefined) return <Navigate to="/" replace />
  return (
    <>
      <DoorHeading title={people.signInTitle} />
      <SignInForm onSignedIn={() => enter(next)} />
      <div className="mt-5 flex flex-col gap-1.5">
        <p>
          <Link to="/forgot-password" className={linkLook}>
            {people.forgot}
          </Link>
        </p>
        {service.signUp === 'open' && (
          <p className="text-muted">
            {people.newHere}{' '}
            <Link to="/sign-up" className={linkLook}>
              {people.signUp}
            </Link>
          </p>
        )}
      </div>
    </>
  )
}
