import { beforeEach, expect, it } from 'vitest'
import { aRecord } from '../../../tests/a-record.ts'
import { describeOnBothDatabases } from '../../../tests/both-databases.ts'
import { createIds } from '../../platform/ids.ts'
import type { CreditHolder } from './caps.ts'
import { countProviderSpending } from './count-provider-spending.ts'
import { createCreditStore } from './credits.repository.ts'
import { expireReservations } from './expire-reservations.ts'
import { type HeldCredits, reserveCredits } from './reserve-credits.ts'
import { releaseCredits, settleCredits } from './settle-credits.ts'

const newId = createIds(() => new Date())
const noCeilings = { day: null, month: null }

describeOnBothDatabases('credits', (database) => {
  let at: Date
  let holder: CreditHolder
  beforeEach(() => {
    at = new Date('2026-05-31T23:59:59.000Z')
    holder = {
      accountId: newId('acct'),
      lineageId: newId('key'),
      accountCaps: { day: 10, month: 100 },
      keyCaps: { day: null, month: null },
    }
  })
  const deps = () => ({
    store: createCreditStore(database().prepare),
    now: () => at,
    leaseMs: 1_000,
    ceilings: noCeilings,
  })
  const reserve = (credits: number, over: Partial<CreditHolder> = {}, providerMicros = 0) =>
    reserveCredits(deps(), {
      requestId: newId('req'),
      holder: { ...holder, ...over },
      endpoint: 'verses.search',
      credits,
      providerMicros,
    })
  const held = async (credits: number) => {
    const outcome = await reserve(credits)
    if (outcome.outcome !== 'held') throw new Error(outcome.outcome)
    return outcome.held
  }
  const recordOf = ({ id, accountId, at }: HeldCredits) =>
    aRecord({ id, accountId, at, keyId: holder.lineageId, endpoint: 'verses.search', creditsCharged: 1 })
  const settle = (reservation: HeldCredits, credits: number) =>
    settleCredits(deps(), reservation, { credits, record: recordOf(reservation) })
  const ledger = async () => {
    const { rows } = await database().db.execute(
      `select kind, credits::int as credits from credit_ledger where account_id = '${holder.accountId}' order by id`,
    )
    return rows.map(({ kind, credits }) => `${kind} ${credits}`)
  }
  const reservations = async () => {
    const { rows } = await database().db.execute(
      `select state, credits_reserved::int as credits from credit_reservations where account_id = '${holder.accountId}' order by state`,
    )
    return rows
  }
  const balances = async () => {
    const { rows } = await database().db.execute(
      `select period, spent::int as spent, reserved::int as reserved from credit_windows where owner_id = '${holder.accountId}' order by period, starts_on`,
    )
    return rows
  }

  const providerWindows = async () => {
    const { rows } = await database().db.execute(
      `select period, starts_on, spent, reserved from credit_windows where owner_id = 'provider' order by period, starts_on`,
    )
    return rows
  }

  it('holds an estimate, charges the real cost and frees the rest', async () => {
    const reservation = await held(7)
    expect(await balances()).toEqual([
      { period: 'day', spent: 0, reserved: 7 },
      { period: 'month', spent: 0, reserved: 7 },
    ])
    expect(await settle(reservation, 3)).toEqual({
      outcome: 'charged',
      credits: 3,
      caps: [
        { scope: 'account', period: 'day', used: 3, cap: 10, resetsAt: '2026-06-01T00:00:00.000Z' },
        { scope: 'account', period: 'month', used: 3, cap: 100, resetsAt: '2026-06-01T00:00:00.000Z' },
      ],
    })
    expect(await ledger()).toEqual(['reserved 7', 'charged 3', 'released 4'])
    expect(await balances()).toMatchObject([
      { spent: 3, reserved: 0 },
      { spent: 3, reserved: 0 },
    ])
  })

  it('never charges above what was held', async () => {
    const reservation = await held(2)
    expect(await settle(reservation, 5)).toMatchObject({ outcome: 'charged', credits: 2 })
  })

  it('refuses what does not fit and holds nothing of it, naming the cap with least left', async () => {
    await settle(await held(4), 4)
    await held(5)
    expect(await reserve(2)).toEqual({
      outcome: 'exceeded',
      cap: { scope: 'account', period: 'day', used: 9, cap: 10, resetsAt: '2026-06-01T00:00:00.000Z' },
    })
    expect(await balances()).toMatchObject([
      { spent: 4, reserved: 5 },
      { spent: 4, reserved: 5 },
    ])
    expect(await ledger()).toEqual(['reserved 4', 'charged 4', 'reserved 5'])
    expect(await reservations()).toEqual([
      { state: 'open', credits: 5 },
      { state: 'settled', credits: 4 },
    ])
    expect(await reserve(1)).toMatchObject({ outcome: 'held' })
  })

  it.each<[string, Partial<CreditHolder>, string, string]>([
    ['account-month', { accountCaps: { day: 10, month: 3 } }, 'account', 'month'],
    ['key-day', { keyCaps: { day: 3, month: null } }, 'key', 'day'],
    ['key-month', { keyCaps: { day: null, month: 3 } }, 'key', 'month'],
  ])('counts in the window %s too', async (_, over, scope, period) => {
    expect(await reserve(3, over)).toMatchObject({ outcome: 'held' })
    expect(await reserve(1, over)).toMatchObject({ outcome: 'exceeded', cap: { scope, period, used: 3, cap: 3 } })
  })

  it('knows what a key used before it had a cap', async () => {
    await held(4)
    const capped = await reserve(1, { keyCaps: { day: 4, month: null } })
    expect(capped).toMatchObject({ outcome: 'exceeded', cap: { scope: 'key', used: 4 } })
  })

  it('charges once when a settlement is repeated, and not after a release', async () => {
    const reservation = await held(3)
    expect(await settle(reservation, 2)).toMatchObject({ outcome: 'charged' })
    expect(await settle(reservation, 2)).toEqual({ outcome: 'already_closed' })
    const other = await held(3)
    expect(await releaseCredits(deps(), other)).toBe(true)
    expect(await releaseCredits(deps(), other)).toBe(false)
    expect(await settle(other, 2)).toEqual({ outcome: 'already_closed' })
    expect(await balances()).toMatchObject([
      { spent: 2, reserved: 0 },
      { spent: 2, reserved: 0 },
    ])
  })

  it('lets exactly as many requests through as the cap has room for, however many ask at once', async () => {
    const outcomes = await Promise.all(Array.from({ length: 64 }, () => reserve(1)))
    expect(outcomes.filter(({ outcome }) => outcome === 'held')).toHaveLength(10)
    expect(await balances()).toMatchObject([{ reserved: 10 }, { reserved: 10 }])
  })

  it('ends what a crash left behind once its lease is over, and not before', async () => {
    at = new Date('2027-01-01T12:00:00.000Z')
    await expireReservations(deps()) // what the other tests left open
    const reservation = await held(6)
    expect(await expireReservations(deps())).toBe(0)
    at = new Date(at.getTime() + 1_001)
    const [first, second] = await Promise.all([expireReservations(deps()), expireReservations(deps())])
    expect(first + second).toBe(1)
    expect(await settle(reservation, 1)).toEqual({ outcome: 'already_closed' })
    expect(await ledger()).toEqual(['reserved 6', 'expired 6'])
    expect(await balances()).toMatchObject([
      { spent: 0, reserved: 0 },
      { spent: 0, reserved: 0 },
    ])
  })

  it('charges in the windows that it was held in when midnight passes meanwhile', async () => {
    const reservation = await held(5)
    at = new Date('2026-06-01T00:00:00.500Z')
    await settle(reservation, 5)
    expect(await reserve(10)).toMatchObject({ outcome: 'held' }) // a new day and month
    expect(await balances()).toEqual([
      { period: 'day', spent: 5, reserved: 0 },
      { period: 'day', spent: 0, reserved: 10 },
      { period: 'month', spent: 5, reserved: 0 },
      { period: 'month', spent: 0, reserved: 10 },
    ])
  })

  it('writes the record and the rollup of the day with the settlement', async () => {
    await settle(await held(3), 3)
    const { rows: records } = await database().db.execute(
      `select status, credits_charged::int as credits, endpoint from request_records where account_id = '${holder.accountId}'`,
    )
    expect(records).toEqual([{ status: 200, credits: 3, endpoint: 'verses.search' }])
    await settle(await held(2), 2)
    const { rows: rollup } = await database().db.execute(
      `select day::text, requests::int, completed::int, credits::int, latency_ms_sum from usage_rollup where account_id = '${holder.accountId}'`,
    )
    expect(rollup).toEqual([{ day: '2026-05-31', requests: 2, completed: 2, credits: 5, latency_ms_sum: 25 }])
  })

  it('holds the operator’s money against its ceiling in the same statement', async () => {
    const ceilings = { day: 500, month: 10_000 }
    const ask = (providerMicros: number) =>
      reserveCredits(
        { ...deps(), ceilings },
        { requestId: newId('req'), holder, endpoint: 'assistant.answer', credits: 1, providerMicros },
      )
    expect(await ask(400)).toMatchObject({ outcome: 'held' })
    expect(await ask(200)).toEqual({ outcome: 'provider_ceiling' })
    expect(await balances()).toMatchObject([{ reserved: 1 }, { reserved: 1 }])
  })

  it('keeps requests from waiting for one another where the operator’s money has no ceiling', async () => {
    const before = await providerWindows()
    const outcome = await reserve(1, {}, 400)
    if (outcome.outcome !== 'held') throw new Error(outcome.outcome)
    await releaseCredits(deps(), outcome.held, { providerMicros: 150 })
    expect(await providerWindows()).toEqual(before)
    const { rows } = await database().db.execute(
      `select provider_micros_spent::int as spent from credit_reservations where account_id = '${holder.accountId}'`,
    )
    expect(rows).toEqual([{ spent: 150 }])
  })

  it('counts at a start what models have cost before there was a ceiling, once', async () => {
    at = new Date('2031-03-15T12:00:00.000Z') // a month that no other test uses
    const outcome = await reserve(1, {}, 400)
    if (outcome.outcome !== 'held') throw new Error(outcome.outcome)
    const record = { ...recordOf(outcome.held), providerCostMicros: 150 }
    await settleCredits(deps(), outcome.held, { credits: 1, providerMicros: 150, record })
    for (let start = 0; start < 2; start++) await countProviderSpending({ db: database().db, now: () => at })
    const { rows } = await database().db.execute(
      `select period, spent::int as spent from credit_windows where owner_id = 'provider' and starts_on >= '2031-03-01' order by period`,
    )
    expect(rows).toEqual([
      { period: 'day', spent: 150 },
      { period: 'month', spent: 150 },
    ])
    const next = { requestId: newId('req'), holder, endpoint: 'assistant.answer', credits: 1, providerMicros: 100 }
    const ceilings = { day: 200, month: null }
    expect(await reserveCredits({ ...deps(), ceilings }, next)).toEqual({ outcome: 'provider_ceiling' })
  })

  it('keeps a ledger that nobody can change or delete from', async () => {
    await held(1)
    const change = database().db.execute(
      `update credit_ledger set credits = 0 where account_id = '${holder.accountId}'`,
    )
    await expect(change).rejects.toThrow()
    const removal = database().db.execute(`delete from credit_ledger where account_id = '${holder.accountId}'`)
    await expect(removal).rejects.toThrow()
    expect(await ledger()).toEqual(['reserved 1'])
  })
})
