import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { changePerson, signOut } from '../api/auth.ts'
import { sessionQuery } from '../api/queries.ts'
import { useText } from '../i18n/language-provider.tsx'
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
              <Place key={to} to={to} name={name} />
            ))}
          </>
        )}
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

type PlaceProps = { to: (typeof places)[number][0] | (typeof operatorPlaces)[number][0] } & {
  name: (typeof places)[number][1] | (typeof operatorPlaces)[number][1]
}

function Place({ to, name }: PlaceProps) {
  const { navigation } = useText()
  return (
    <Link
      to={to}
      activeOptions={{ exact: to === '/', includeSearch: false }}
      className="flex min-h-9 items-center gap-2.5 rounded-md px-2.5 text-muted hover:bg-sunken hover:text-text aria-[current=page]:bg-sunken aria-[current=page]:font-medium aria-[current=page]:text-text"
    >
      <Icon name={name} />
      {navigation[name]}
    </Link>
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
