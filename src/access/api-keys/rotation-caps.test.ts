import { readFileSync } from 'node:fs'
import { beforeEach, expect, it } from 'vitest'
import { aRecord } from '../../../tests/a-record.ts'
import { describeOnBothDatabases } from '../../../tests/both-databases.ts'
import { createIds } from '../../platform/ids.ts'
import { createAccount, defaultPlanGrants } from '../accounts/index.ts'
import { createAuthenticate, prepareFindKeyHolder } from '../callers/index.ts'
import { createCreditStore, readCaps, reserveCredits, settleCredits, verifyLedger } from '../credits/index.ts'
import { createKey, rotateKey } from './index.ts'

const at = new Date('2026-05-10T12:00:00.000Z')
const now = () => at
const newId = createIds(() => new Date())
const by = { actor: 'operator:test' }

describeOnBothDatabases('the caps of a key that is rotated', (database) => {
  let keyId: string
  let rawKey: string
  const deps = () => ({ db: database().db, newId, now })
  const credits = () => ({
    store: createCreditStore(database().prepare),
    now,
    leaseMs: 1_000,
    ceilings: { day: null, month: null },
  })
  const callerOf = (raw: string) =>
    createAuthenticate({
      findKeyHolder: prepareFindKeyHolder(database().prepare),
      noteUse: () => {},
      now,
      plans: defaultPlanGrants,
      testKeys: 'approved',
    })(raw, '192.0.2.1')

  /** Asks for so many credits with a raw key, and pays for them. */
  async function spend(raw: string, amount: number) {
    const caller = await callerOf(raw)
    const requestId = newId('req')
    const asked = { requestId, holder: caller.credits, endpoint: 'verses.search', credits: amount }
    const outcome = await reserveCredits(credits(), asked)
    if (outcome.outcome !== 'held') return outcome
    const record = aRecord({ id: requestId, at, accountId: caller.accountId, keyId: caller.keyId })
    return settleCredits(credits(), outcome.held, { credits: amount, record })
  }
  const breaches = async () =>
    (await verifyLedger(database().db, at)).filter((found) => found.breaches > 0).map(({ id }) => id)

  beforeEach(async () => {
    const account = await createAccount(deps(), { name: 'Grace Chapel', plan: 'standard', apiAccess: 'approved' })
    const wanted = { accountId: account.id, name: 'server', scopes: ['verses'] as const, livemode: true }
    const made = await createKey(deps(), { ...wanted, dailyCap: 5, monthlyCap: 8 }, by)
    keyId = made.key.id
    rawKey = made.rawKey
  })

  it('go on where they were, for the old one and the new one together', async () => {
    expect(await spend(rawKey, 3)).toMatchObject({ outcome: 'charged' })
    const { rawKey: second } = await rotateKey(deps(), keyId, { graceDays: 2 }, by)
    expect(await spend(second, 3)).toMatchObject({ outcome: 'exceeded', cap: { scope: 'key', used: 3, cap: 5 } })
    expect(await spend(second, 1)).toMatchObject({ outcome: 'charged' })
    expect(await spend(rawKey, 2)).toMatchObject({ outcome: 'exceeded', cap: { scope: 'key', used: 4, cap: 5 } })
    const caps = await readCaps(database().db, (await callerOf(second)).credits, at)
    expect(caps.filter(({ scope }) => scope === 'key')).toMatchObject([
      { period: 'day', used: 4, cap: 5 },
      { period: 'month', used: 4, cap: 8 },
    ])
    expect(await breaches()).toEqual([])
  })

  it('are taken over from the time when each key had windows of its own', async () => {
    await spend(rawKey, 3)
    const { key, rawKey: second } = await rotateKey(deps(), keyId, { graceDays: 2 }, by)
    const caller = await callerOf(second)
    const asOld = { ...caller.credits, lineageId: key.id }
    const outcome = await reserveCredits(credits(), {
      requestId: newId('req'),
      holder: asOld,
      endpoint: 'verses.search',
      credits: 4,
    })
    expect(outcome).toMatchObject({ outcome: 'held' })
    for (const statement of movingStatements()) await database().db.execute(statement)
    expect(await breaches()).toEqual([])
    expect(await spend(second, 1)).toMatchObject({ outcome: 'exceeded', cap: { used: 7, cap: 5 } })
  })
})

/** What the migration does to rows that are there. */
const movingStatements = (): string[] =>
  readFileSync(new URL('../../../migrations/0007_replies_and_lines_of_keys.sql', import.meta.url), 'utf8')
    .split('--> statement-breakpoint')
    .filter((statement) => /^\s*(?:--.*\s+)*(?:INSERT|UPDATE|DELETE)/.test(statement))
