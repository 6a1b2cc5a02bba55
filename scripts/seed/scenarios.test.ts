import { expect, it } from 'vitest'
import { createAccount, defaultPlanGrants } from '../../src/access/accounts/index.ts'
import { listNewestKeys } from '../../src/access/api-keys/index.ts'
import { readBalances, verifyLedger } from '../../src/access/credits/index.ts'
import { listRequests } from '../../src/access/usage/index.ts'
import { describeOnBothDatabases } from '../../tests/both-databases.ts'
import { scenarios } from './scenarios.ts'
import { createWorld, type World } from './world.ts'

const present = new Date('2026-05-31T15:00:00.000Z')

describeOnBothDatabases('seed scenarios', (database) => {
  async function make(name: string): Promise<World & { links: { path: string }[] }> {
    const world = await createWorld({
      database: database(),
      plans: defaultPlanGrants,
      person: { name: 'Lydia', email: 'lydia@seed.example', password: 'x' },
      createPerson: async (deps, { name: called }) => {
        const { id } = await createAccount(deps, { name: called, plan: 'free', apiAccess: 'none' })
        return { accountId: id }
      },
      present,
    })
    return { ...world, links: await scenarios[name]!.make(world) }
  }
  const requests = ({ db, accountId }: World, filter = {}) => listRequests(db, accountId, filter, { limit: 5_000 })

  it.each(Object.keys(scenarios))(
    '%s leaves the ledger whole, nothing in the future, and links to open',
    { timeout: 60_000 },
    async (name) => {
      const world = await make(name)
      const breaches = (await verifyLedger(database().db, present)).filter((finding) => finding.breaches > 0)
      expect(breaches).toEqual([])
      for (const { at } of await requests(world)) expect(at <= present).toBe(true)
      expect(world.links.length).toBeGreaterThan(0)
      for (const { path } of world.links) expect(path).toMatch(/^\/(?!\/)/)
    },
  )

  it('busy-account has used 90 percent of its daily cap', { timeout: 60_000 }, async () => {
    const world = await make('busy-account')
    const spent = (await readBalances(world.db, [world.accountId], present)).get(world.accountId)!.day.spent
    expect(spent).toBeGreaterThanOrEqual(900)
    expect(spent).toBeLessThan(920)
  })

  it('rotated-key has a key in rotation that is still used', { timeout: 60_000 }, async () => {
    const world = await make('rotated-key')
    const keys = await listNewestKeys(world.db, world.accountId, 10)
    const old = keys.find(({ state }) => state === 'rotating')!
    expect(old).toMatchObject({ usesInRotation: 25, successorId: keys[0]!.id })
    const since = await requests(world, { keyId: old.id, from: keys[0]!.createdAt })
    expect(since).toHaveLength(25)
  })

  it.each(['busy-account', 'rotated-key', 'error-spike'])(
    '%s: a key was last used when its last request came',
    { timeout: 60_000 },
    async (name) => {
      const world = await make(name)
      const used = (await listNewestKeys(world.db, world.accountId, 10)).filter(({ lastUsedAt }) => lastUsedAt !== null)
      expect(used.length).toBeGreaterThan(0)
      for (const { id, lastUsedAt } of used) expect((await requests(world, { keyId: id }))[0]!.at).toEqual(lastUsedAt)
    },
  )

  it('error-spike has more failures than successes in the last hour', { timeout: 60_000 }, async () => {
    const world = await make('error-spike')
    const lastHour = await requests(world, { from: new Date(present.getTime() - 3_600_000) })
    const failed = lastHour.filter(({ status }) => status >= 400).length
    expect(failed).toBeGreaterThan(2 * (lastHour.length - failed))
  })
})
