import { hkdfSync } from 'node:crypto'
import { once } from '../../platform/once.ts'
import type { PeopleDeps } from './auth.ts'
import { cookiePrefix } from './auth-paths.ts'
import { findStanding, type Person } from './people.repository.ts'
import { openAccount } from './welcome.ts'

/** Who is signed in. */
export type SignedInPerson = {
  person: Person
  accountId: string
  isOperator: boolean
  sessionId: string
  /** Values of `Set-Cookie` that make the session last longer, where it was renewed. */
  setCookies: string[]
}

export type People = {
  /** Answers what belongs to Better Auth: signing up and in, sessions, passwords, second factor. */
  answer: (request: Request) => Promise<Response>
  /**
   * Who is signed in with the cookies of these headers.
   * @param renews whether a session of yesterday lasts a week from now; only where its cookie can be sent again
   */
  findSignedIn: (headers: Headers, given?: { renews: boolean }) => Promise<SignedInPerson | undefined>
}

/**
 * The people of the dashboard. Better Auth is loaded when it is first needed: it takes as long as all the rest of a
 * start, and a service that only answers `/v1` never needs it.
 */
export function createPeople(deps: PeopleDeps): People {
  const load = once(async () => {
    const { createAuth } = await import('./auth.ts')
    return createAuth({ ...deps, secret: ownSecret(deps.secret) })
  })
  const { db } = deps

  return {
    answer: async (request) => (await load()).handler(request),
    findSignedIn: async (headers, { renews } = { renews: false }) => {
      if (!headers.get('cookie')?.includes(`${cookiePrefix}.session_token=`)) return undefined
      const auth = await load()
      const { response, headers: more } = await auth.api.getSession({
        headers,
        query: { disableRefresh: !renews },
        returnHeaders: true,
      })
      if (response === null) return undefined
      const { id, name, email, emailVerified, twoFactorEnabled } = response.user
      const person = { id, name, email, emailVerified, twoFactorEnabled: twoFactorEnabled === true }
      const standing = await findStanding(db, id)
      if (standing === undefined) return undefined
      const accountId = standing.accountId ?? (await openMissingAccount(person))
      if (accountId === null) return undefined
      const { isOperator } = standing
      return { person, accountId, isOperator, sessionId: response.session.id, setCookies: more.getSetCookie() }
    },
  }

  /** A service that was killed in the middle of a sign-up leaves a person without an account. */
  async function openMissingAccount(person: Person): Promise<string | null> {
    await db.transaction((tx) => openAccount({ ...deps, db: tx }, person))
    return (await findStanding(db, person.id))?.accountId ?? null
  }
}

/** What the service's secret opens elsewhere, this one must not. */
const ownSecret = (secret: Buffer): Buffer => Buffer.from(hkdfSync('sha256', secret, '', 'berea people', 32))
