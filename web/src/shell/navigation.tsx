import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { changePerson, signOut } from '../api/auth.ts'
import { sessionQuery, waitingQuery } from '../api/queries.ts'
import { useFormats, useText } from '../i18n/language-provider.tsx'
import { say } from '../ui/announcer.tsx'
import { Button } from '../ui/button.tsx'
import { explain } from '../ui/failure.tsx'
import { Icon } from '../ui/icon.tsx'
import { Preferences } from './preferences.tsx'
import { useSignedIn } from './use-person.ts'

const places = [
  ['/', 'overview'],
  ['/requests', 'requests'],
  ['/keys', 'keys'],
  ['/webhooks', 'webhooks'],
  ['/limits', 'limits'],
  ['/access', 'access'],
  ['/settings', 'settings'],
] as const
const operatorPlaces = [
  ['/operator/applications', 'applications'],
  ['/operator/accounts', 'accounts'],
  ['/operator/invitations', 'invitations'],
] as const

export function Navigation() {
  const { navigation } = useText()
  const { person, account } = useSignedIn()
  const keepForMails = useMutation({ mutationFn: changePerson })
  const shown = account === null ? places.filter(([, name]) => name === 'settings') : places
  return (
    <>
      <nav aria-label={navigation.label} className="flex flex-1 flex-col gap-0.5 px-3">
        {shown.map(([to, name]) => (
          <Place key={to} to={to} name={name} />
        ))}
        {person.isOperator && (
          <>
            <p className="mt-4 mb-1 px-2.5 text-xs font-medium text-muted">{navigation.operator}</p>
            {operatorPlaces.map(([to, name]) => (
              <Place key={to} to={to} name={name}>
                {name === 'applications' && <WaitingBadge />}
              </Place>
            ))}
          </>
        )}
        <a href="/docs" className={`mt-4 ${placeLook}`}>
          <Icon name="book" />
          {navigation.docs}
        </a>
      </nav>
      <div className="flex flex-col gap-3 border-t border-line p-4">
        <Preferences onLanguage={(language) => keepForMails.mutate({ language })} />
        <div>
          <p className="truncate font-medium">{account?.name ?? person.name}</p>
          <p className="truncate text-xs text-muted" title={navigation.signedInAs(person.email)}>
            {person.email}
          </p>
        </div>
        <SignOut />
      </div>
    </>
  )
}

const placeLook = 'flex min-h-9 items-center gap-2.5 rounded-md px-2.5 text-muted hover:bg-sunken hover:text-text'

type PlaceProps = { children?: ReactNode; to: (typeof places)[number][0] | (typeof operatorPlaces)[number][0] } & {
  name: (typeof places)[number][1] | (typeof operatorPlaces)[number][1]
}

function Place({ to, name, children }: PlaceProps) {
  const { navigation } = useText()
  return (
    <Link
      to={to}
      activeOptions={{ exact: to === '/', includeSearch: false }}
      className={`${placeLook} aria-[current=page]:bg-sunken aria-[current=page]:font-medium aria-[current=page]:text-text`}
    >
      <Icon name={name} />
      {navigation[name]}
      {children}
    </Link>
  )
}

/** How many applications wait for a decision. */
function WaitingBadge() {
  const { navigation } = useText()
  const { number } = useFormats()
  const { data } = useQuery(waitingQuery)
  if (data === undefined || data.applications === 0) return null
  return (
    <span className="ml-auto rounded-full bg-accent px-2 text-xs leading-5 font-medium text-on-accent tabular">
      {number(data.applications)} <span className="sr-only">{navigation.waiting}</span>
    </span>
  )
}

function SignOut() {
  const words = useText()
  const { navigation } = words
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { mutate, isPending } = useMutation({
    mutationFn: signOut,
    onError: (error) => say(explain(error, words)),
    onSuccess: async () => {
      // the door's pages read the session anew; what the account showed is dropped
      await queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 })
      await navigate({ to: '/sign-in' })
      queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'session' })
    },
  })
  return (
    <Button icon="signOut" busy={isPending} onClick={() => mutate()}>
      {navigation.signOut}
    </Button>
  )
}
