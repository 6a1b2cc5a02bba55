import { expect } from 'vitest'
import type { Session } from '../src/dashboard/contract.ts'
import { type aDashboard, password } from './dashboard-app.ts'

type Dashboard = Awaited<ReturnType<typeof aDashboard>>
type Browser = ReturnType<Dashboard['browser']>
export type Refusal = { error: { code: string; reason?: string; message: string } }

let count = 0
export const anEmail = () => `person${++count}@example.org`
/** Of the link in a mail. */
export const tokenIn = (text: string) => new URL(/https?:\S+/.exec(text)![0]).searchParams.get('token')!

/** Those who come to a dashboard, each with a browser of their own. */
export function visitorsOf(dashboard: () => Dashboard) {
  return {
    /** Somebody who has just signed up. */
    someone: async (at = dashboard(), name = 'Ruth') => {
      const browser = at.browser()
      const email = anEmail()
      const body = { name, email, password }
      const reply = await browser.post<{ token: string; user: { id: string } }>('/auth/sign-up/email', body)
      expect(reply.status, reply.text).toBe(200)
      return { ...browser, email, id: reply.json.user.id }
    },
    signIn: async (email: string, secret = password, at = dashboard()) => {
      const browser = at.browser()
      const body = { email, password: secret }
      const reply = await browser.post<Refusal & { twoFactorRedirect?: true }>('/auth/sign-in/email', body)
      return { ...browser, reply }
    },
    personOf: async ({ get }: Pick<Browser, 'get'>) => (await get<Session>('/session')).json.person,
  }
}
