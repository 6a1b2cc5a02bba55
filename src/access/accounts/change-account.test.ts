import { beforeEach, expect, it } from 'vitest'
import { describeOnBothDatabases } from '../../../tests/both-databases.ts'
import { createIds } from '../../platform/ids.ts'
import { listAudit } from '../audit/index.ts'
import {
  applyForAccess,
  blockAccount,
  capsOf,
  createAccount,
  decideApplication,
  defaultPlanGrants,
  findAccount,
  listApplications,
  setCaps,
  setGuardrails,
  setPlan,
  switchOnAccess,
  unblockAccount,
} from './index.ts'

const now = () => new Date('2026-05-01T00:00:00.000Z')
const newId = createIds(() => new Date())
const by = { actor: 'operator:test' }
const application = { organisation: 'Grace Chapel', purpose: 'A Bible app for our youth', expectedVolume: '500 a day' }

describeOnBothDatabases('accounts', (database) => {
  let id: string
  const deps = () => ({ db: database().db, newId, now, plans: defaultPlanGrants })
  const open = async (plan: 'free' | 'standard') =>
    (await createAccount(deps(), { name: 'Grace Chapel', plan, apiAccess: 'none' })).id
  beforeEach(async () => {
    id = await open('free')
  })
  const account = async () => (await findAccount(database().db, id))!

  it('apply on the plan free, wait, and are approved on a plan', async () => {
    await expect(switchOnAccess(deps(), id, by)).rejects.toThrow(/one applies for API access/)
    const { id: applicationId } = await applyForAccess(deps(), id, application, { actor: `holder:${id}` })
    expect((await account()).apiAccess).toBe('pending')
    await expect(applyForAccess(deps(), id, application, by)).rejects.toThrow(/waiting already/)
    const waiting = await listApplications(database().db, { state: 'pending', after: '', limit: 1_000 })
    expect(waiting.map((one) => one.id)).toContain(applicationId)
    await decideApplication(deps(), applicationId, { outcome: 'approved', plan: 'standard' }, by)
    expect(await account()).toMatchObject({ apiAccess: 'approved', plan: 'standard' })
    await expect(decideApplication(deps(), applicationId, { outcome: 'declined', note: 'late' }, by)).rejects.toThrow(
      /was approved on 2026-05-01/,
    )
    await expect(applyForAccess(deps(), id, application, by)).rejects.toThrow(/on already/)
  })

  it('are declined with a note, and may apply again', async () => {
    const first = await applyForAccess(deps(), id, application, by)
    const declined = await decideApplication(deps(), first.id, { outcome: 'declined', note: 'Tell us more.' }, by)
    expect(declined).toMatchObject({ state: 'declined', note: 'Tell us more.', decidedBy: 'operator:test' })
    expect((await account()).apiAccess).toBe('declined')
    expect((await applyForAccess(deps(), id, application, by)).state).toBe('pending')
  })

  it('lets exactly one of two decisions win', async () => {
    const { id: applicationId } = await applyForAccess(deps(), id, application, by)
    const decide = () => decideApplication(deps(), applicationId, { outcome: 'declined', note: 'no' }, by)
    const results = await Promise.allSettled([decide(), decide()])
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  it.each([
    ['no purpose', { purpose: ' ' }, 'purpose'],
    ['a long organisation', { organisation: 'x'.repeat(201) }, 'organisation'],
    ['an unreadable organisation', { organisation: 'a\u202eb' }, 'name'],
  ])('refuse an application with %s, naming the field', async (_, over, param) => {
    await expect(applyForAccess(deps(), id, { ...application, ...over }, by)).rejects.toMatchObject({
      code: 'bad_request',
      detail: { param },
    })
    expect((await account()).apiAccess).toBe('none')
  })

  it('switch access on themselves on the plan standard, once', async () => {
    id = await open('standard')
    expect((await switchOnAccess(deps(), id, by)).apiAccess).toBe('approved')
    await expect(switchOnAccess(deps(), id, by)).rejects.toThrow(/on already/)
  })

  it('are blocked and unblocked, and say when they are so already', async () => {
    expect((await blockAccount(deps(), id, by)).blockedAt).toEqual(now())
    await expect(blockAccount(deps(), id, by)).rejects.toThrow(/blocked already/)
    expect((await unblockAccount(deps(), id, by)).blockedAt).toBeNull()
    await expect(unblockAccount(deps(), id, by)).rejects.toThrow(/not blocked/)
    await expect(blockAccount(deps(), 'acct_none', by)).rejects.toMatchObject({ code: 'not_found' })
  })

  it('have caps of their own, not above the plan’s, and what was agreed with them above the plan', async () => {
    id = await open('standard')
    await setCaps(deps(), id, { dailyCap: 200 }, by)
    expect(capsOf(await account(), defaultPlanGrants)).toEqual({ day: 200, month: 10_000 })
    await expect(setCaps(deps(), id, { monthlyCap: 10_001 }, by)).rejects.toMatchObject({
      detail: { param: 'monthlyCap' },
    })
    await setPlan(deps(), id, { grantedMonthlyCredits: 50_000 }, by)
    await setCaps(deps(), id, { dailyCap: null, monthlyCap: 20_000 }, by)
    expect(capsOf(await account(), defaultPlanGrants)).toEqual({ day: 1_000, month: 20_000 })
    await expect(setPlan(deps(), id, { grantedDailyCredits: -1 }, by)).rejects.toMatchObject({ code: 'bad_request' })
    const actions = (await listAudit(database().db, { accountId: id, limit: 10 })).map(({ action }) => action)
    expect(actions).toEqual(['account.caps_set', 'account.plan_set', 'account.caps_set'])
  })

  it('set how the guardrails treat them, a part at a time, and never weaken what keeps the text', async () => {
    const known = { names: ['hatefulContent', 'scriptureIntegrity'], locked: ['scriptureIntegrity'] }
    const set = (wanted: Parameters<typeof setGuardrails>[2]) => setGuardrails(deps(), id, wanted, known, by)
    expect((await account()).guardrails).toEqual({ strictness: {}, linkHosts: [], tradition: null })
    await set({ strictness: { hatefulContent: 'strict' } })
    await set({ linkHosts: ['www.example.org'], tradition: 'Lutheran' })
    expect((await account()).guardrails).toEqual({
      strictness: { hatefulContent: 'strict' },
      linkHosts: ['www.example.org'],
      tradition: 'Lutheran',
    })
    await expect(set({ strictness: { scriptureIntegrity: 'flag' } })).rejects.toThrow(/cannot be weakened/)
    await expect(set({ strictness: { hate: 'flag' } })).rejects.toThrow(/no guardrail hate; there are hatefulContent/)
    await expect(set({ linkHosts: ['https://www.example.org/'] })).rejects.toThrow(/no host name/)
    const audit = await listAudit(database().db, { accountId: id, limit: 10 })
    expect(audit.map(({ action }) => action)).toContain('account.guardrails_set')
  })
})
