import { expect, it } from 'vitest'
import { aRecord } from '../../../tests/a-record.ts'
import { describeOnBothDatabases } from '../../../tests/both-databases.ts'
import { createIds } from '../../platform/ids.ts'
import { createAccount } from '../accounts/index.ts'
import { createKey } from '../api-keys/index.ts'
import { createCreditStore, grantCredits, reserveCredits, settleCredits, verifyLedger } from '../credits/index.ts'
import { forgetDanger, purgeRecords } from '../usage/index.ts'
import { eraseAccount } from './index.ts'

const at = new Date('2026-05-10T12:00:00.000Z')
const now = () => at
const newId = createIds(() => new Date())
const by = { actor: 'operator:test' }

describeOnBothDatabases('erasure and retention', (database) => {
  const deps = () => ({ db: database().db, newId, now })
  const breaches = async () =>
    (await verifyLedger(database().db, at)).filter((finding) => finding.breaches > 0).map(({ id }) => id)

  /** An account that has paid for one request. */
  async function aCustomer() {
    const account = await createAccount(deps(), { name: 'Mary of Magdala', plan: 'standard', apiAccess: 'approved' })
    const wanted = { accountId: account.id, name: 'her phone', scopes: ['verses'] as const, livemode: true }
    const { key } = await createKey(deps(), wanted, by)
    await grantCredits(deps(), account.id, { credits: 50, note: 'invoice of Mary' }, by)
    const store = createCreditStore(database().prepare)
    const credits = { store, now, leaseMs: 1_000, ceilings: { day: null, month: null } }
    const holder = {
      accountId: account.id,
      lineageId: key.lineageId,
      accountCaps: { day: 10, month: 10 },
      keyCaps: { day: null, month: null },
    }
    const id = newId('req')
    const reserve = () =>
      reserveCredits(credits, { requestId: newId('req'), holder, endpoint: 'verses.search', credits: 2 })
    const held = await reserveCredits(credits, { requestId: id, holder, endpoint: 'verses.search', credits: 2 })
    if (held.outcome !== 'held') throw new Error(held.outcome)
    const record = aRecord({ id, at, accountId: account.id, keyId: key.id, endpoint: 'verses.search' })
    await settleCredits(credits, held.held, { credits: 1, record })
    return { account, key, reserve }
  }

  it('leaves nothing that names an erased account, and the ledger whole', async () => {
    const { account, key } = await aCustomer()
    const name = await eraseAccount(deps(), account.id, by)
    expect(name).toMatch(/^acct_erased_/)
    const tables = [
      ...['accounts', 'api_keys', 'request_records', 'usage_rollup', 'credit_ledger', 'credit_reservations'],
      ...['credit_windows', 'audit_log', 'idempotent_replies', 'access_applications'],
    ]
    for (const table of tables) {
      const { rows } = await database().db.execute<{ dump: string | null }>(
        `select string_agg(t::text, ' ') as dump from ${table} t`,
      )
      for (const trace of [account.id, key.id, 'Mary', 'her phone']) expect(rows[0]!.dump ?? '').not.toContain(trace)
    }
    const { rows } = await database().db.execute(
      `select sum(credits)::int as charged from credit_ledger where account_id = '${name}' and kind = 'charged'`,
    )
    expect(rows).toEqual([{ charged: 1 }])
    expect(await breaches()).toEqual([])
    await expect(eraseAccount(deps(), account.id, by)).rejects.toMatchObject({ code: 'not_found' })
  })

  it('waits for requests that are under way', async () => {
    const { account, reserve } = await aCustomer()
    await reserve()
    await expect(eraseAccount(deps(), account.id, by)).rejects.toThrow(/under way/)
  })

  it('purges the records of whole days and keeps their rollup', async () => {
    const { account } = await aCustomer()
    expect(await purgeRecords(database().db, '2026-05-10', at)).toBe(0)
    expect(await purgeRecords(database().db, '2026-05-11', at)).toBeGreaterThan(0)
    const { rows } = await database().db.execute(
      `select requests::int, credits::int from usage_rollup where account_id = '${account.id}'`,
    )
    expect(rows).toEqual([{ requests: 1, credits: 1 }])
    expect(await breaches()).toEqual([])
  })

  it('forgets after a week that somebody seemed to be in danger, and nothing else', async () => {
    const { account } = await aCustomer()
    const decisions = [
      { guardrail: 'crisisSafety', stage: 'input', decision: 'flag', ruleSet: 'c-1' },
      { guardrail: 'costAbuse', stage: 'input', decision: 'flag', ruleSet: 'a-1' },
    ]
    const { db } = database()
    const of = `where account_id = '${account.id}'`
    await db.execute(`update request_records set safety = '${JSON.stringify(decisions)}' ${of}`)
    const kept = async () => (await db.execute(`select safety from request_records ${of}`)).rows[0]
    await forgetDanger(db, at)
    expect(await kept()).toEqual({ safety: decisions })
    await forgetDanger(db, new Date(at.getTime() + 1_000))
    expect(await kept()).toEqual({ safety: decisions.slice(1) })
  })
})
