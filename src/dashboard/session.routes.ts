import type { FastifyPluginAsync } from 'fastify'
import type { People } from '../access/people/index.ts'
import type { Account, Service, Session } from './contract.ts'
import { cookiesOf } from './signed-in.ts'

type Deps = {
  people: Pick<People, 'findSignedIn'>
  readAccount: (accountId: string) => Promise<Account | null>
  service: Service
}

/** Who is signed in, and what the pages must know before anybody is. */
export const sessionRoutes =
  ({ people, readAccount, service }: Deps): FastifyPluginAsync =>
  async (app) => {
    app.get('/session', { schema: { hide: true } }, async (request, reply): Promise<Session> => {
      const found = await people.findSignedIn(cookiesOf(request), { renews: true })
      if (found === undefined) return { person: null, account: null, sessionId: null, service }
      for (const cookie of found.setCookies) reply.header('Set-Cookie', cookie)
      const { person, isOperator, accountId, sessionId } = found
      return { person: { ...person, isOperator }, account: await readAccount(accountId), sessionId, service }
    })
  }
