import { useSuspenseQuery } from '@tanstack/react-query'
import type { Account, Person, Service } from '../../../src/dashboard/contract.ts'
import { sessionQuery } from '../api/queries.ts'

/** The session; the routes have fetched it before a page is shown. */
export const useSession = () => useSuspenseQuery(sessionQuery).data

export const useService = (): Service => useSession().service

let lastSeen: { person: Person; account: Account | null } | undefined

/** Who is signed in. After the session has ended it is still who it was, so that the page can stay. */
export function useSignedIn(): { person: Person; account: Account | null } {
  const { person, account } = useSession()
  if (person !== null) lastSeen = { person, account }
  if (lastSeen === undefined) throw new Error('a page for people who are signed in, without one')
  return lastSeen
}
