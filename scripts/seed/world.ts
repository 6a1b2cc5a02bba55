import { applyForAccess, decideApplication, type PlanGrants } from '../../src/access/accounts/index.ts'
import { type ApiKey, createKey, type KeySettings, type Scope } from '../../src/access/api-keys/index.ts'
import { type CreditStore, createCreditStore } from '../../src/access/credits/index.ts'
import { prepareWriteRecords } from '../../src/access/usage/index.ts'
import type { Database, DbConnection } from '../../src/platform/db/index.ts'
import { createIds, type NewId } from '../../src/platform/ids.ts'
import type { CreatePerson, NewPerson } from './create-person.ts'

/** What a scenario is made with: an account whose holder can sign in, and a clock that it sets to any past moment. */
export type World = {
  db: DbConnection
  store: CreditStore
  writeRecords: ReturnType<typeof prepareWriteRecords>
  newId: NewId
  plans: PlanGrants
  accountId: string
  holder: { actor: string; ofAccount: string }
  /** When the scenario is made; nothing in it is later. */
  present: Date
  /** The moment that is written down for what is done next. */
  clock: { time: Date }
  now: () => Date
}

type Deps = { database: Database; plans: PlanGrants; person: NewPerson; createPerson: CreatePerson; present?: Date }

export async function createWorld({
  database,
  plans,
  person,
  createPerson,
  present = new Date(),
}: Deps): Promise<World> {
  const clock = { time: present }
  const now = () => clock.time
  const newId = createIds(now)
  const { db, prepare } = database
  const { accountId } = await createPerson({ db, newId, now }, person)
  const holder = { actor: `holder:${accountId}`, ofAccount: accountId }
  const [store, writeRecords] = [createCreditStore(prepare), prepareWriteRecords(prepare)]
  return { db, store, writeRecords, newId, plans, accountId, holder, present, clock, now }
}

export const application = {
  organisation: 'Church of Philippi',
  purpose: 'Daily readings with questions for our home groups, in our own app.',
  expectedVolume: '300 requests a day',
}

/** Has an operator approve the account on the plan standard. */
export async function approve(world: World): Promise<void> {
  const { id } = await applyForAccess(world, world.accountId, application, world.holder)
  const note = 'Welcome. Start with a test key.'
  await decideApplication(world, id, { outcome: 'approved', plan: 'standard', note }, { actor: 'operator:seed' })
}

type Wanted = { name: string; scopes?: readonly Scope[]; livemode?: boolean } & KeySettings

export async function makeKey(world: World, wanted: Wanted): Promise<ApiKey> {
  const usual = { scopes: ['assistant', 'insights', 'verses'] as const, livemode: true }
  const { key } = await createKey(world, { ...usual, ...wanted, accountId: world.accountId }, world.holder)
  return key
}
