import { sql } from 'drizzle-orm'
import { authPath, createPeople } from '../../src/access/people/index.ts'
import type { Now } from '../../src/platform/clock.ts'
import type { DbConnection } from '../../src/platform/db/index.ts'
import type { NewId } from '../../src/platform/ids.ts'
import { createLogger } from '../../src/platform/logger.ts'

export type NewPerson = { name: string; email: string; password: string }
type Deps = { db: DbConnection; newId: NewId; now: Now }

/** Makes somebody as the sign-up does, with an account on the plan free, and verified. @returns the account's id */
export type CreatePerson = (deps: Deps, person: NewPerson) => Promise<{ accountId: string }>

const publicUrl = 'http://127.0.0.1:4310'

/** Signs somebody up and confirms the address. Passwords depend on no secret, so any will do here. */
export const createPerson: CreatePerson = async ({ db, newId, now }, person) => {
  const people = createPeople({
    db,
    newId,
    now,
    publicUrl,
    signUp: 'open',
    mailer: { send: async () => {} },
    sendsMail: false,
    secret: Buffer.alloc(32),
    demoAccountId: undefined,
    logger: createLogger({ level: 'silent' }),
  })
  const reply = await people.answer(
    new Request(`${publicUrl}${authPath}/sign-up/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: publicUrl },
      body: JSON.stringify(person),
    }),
  )
  if (!reply.ok) throw new Error(`signing up failed: ${await reply.text()}`)
  const cookie = reply.headers.getSetCookie().map((line) => line.split(';')[0]!)
  const signedIn = await people.findSignedIn(new Headers({ cookie: cookie.join('; ') }))
  if (signedIn === undefined) throw new Error('whoever has signed up is not signed in')
  await db.execute(sql`update people set email_verified = true where id = ${signedIn.person.id}`)
  return { accountId: signedIn.accountId }
}
