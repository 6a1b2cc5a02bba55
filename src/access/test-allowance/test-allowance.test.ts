import { beforeEach, expect, it } from 'vitest'
import { describeOnBothDatabases } from '../../../tests/both-databases.ts'
import { createIds } from '../../platform/ids.ts'
import { createAccount } from '../accounts/index.ts'
import { createTestAllowanceStore, takeTestRequest } from './index.ts'

const newId = createIds(() => new Date())

describeOnBothDatabases('the allowance of test keys', (database) => {
  let at: Date
  let accountId: string
  const now = () => at
  const anAccount = async () => {
    const account = { name: 'Grace Chapel', plan: 'free', apiAccess: 'none' } as const
    return (await createAccount({ db: database().db, newId, now }, account)).id
  }
  beforeEach(async () => {
    at = new Date('2026-05-31T23:59:59.000Z')
    accountId = await anAccount()
  })
  const store = () => createTestAllowanceStore(database().prepare)
  const take = (requestsADay = 3, account = accountId) =>
    takeTestRequest({ store: store(), now, requestsADay }, account)

  it('is so many requests a UTC day, however many ask at once, and each account has its own', async () => {
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => take()))
    expect(outcomes.filter(({ outcome }) => outcome === 'taken')).toHaveLength(3)
    const resetsAt = new Date('2026-06-01T00:00:00.000Z')
    expect(await take()).toEqual({ outcome: 'used_up', requestsADay: 3, resetsAt })
    expect(await take(3, await anAccount())).toMatchObject({ outcome: 'taken' })
    at = resetsAt
    expect(await take()).toMatchObject({ outcome: 'taken' })
  })

  it('gets back what came to nothing, on the day that it was taken', async () => {
    const taken = await take(1)
    if (taken.outcome !== 'taken') throw new Error(taken.outcome)
    at = new Date('2026-06-01T00:00:01.000Z')
    await take(1)
    await taken.giveBack()
    expect(await take(1)).toMatchObject({ outcome: 'used_up' })
    at = new Date('2026-05-31T23:59:59.500Z')
    expect(await take(1)).toMatchObject({ outcome: 'taken' })
  })

  it('may be none', async () => {
    expect(await take(0)).toMatchObject({ outcome: 'used_up' })
  })

  it('forgets days that are over', async () => {
    await take(1)
    await store().forget('2026-06-01')
    expect(await take(1)).toMatchObject({ outcome: 'taken' })
  })
})
