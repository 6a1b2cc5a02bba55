import { expect, it } from 'vitest'
import { describeOnBothDatabases } from '../../../tests/both-databases.ts'
import { createIds } from '../../platform/ids.ts'
import { accounts, findAccount } from '../accounts/index.ts'
import { hashKey, prepareFindKeyByHash, verifyKey } from '../api-keys/index.ts'
import { disableHouseAccount, ensureHouseAccount, HOUSE_ACCOUNT_ID } from './index.ts'

const now = () => new Date('2026-05-01T00:00:00.000Z')
const secret = 'a secret of forty characters, or nearly so'

describeOnBothDatabases('the house account', (database) => {
  const deps = () => ({ db: database().db, newId: createIds(() => new Date()), now })
  const start = (over: { secret?: string; dailyCredits?: number } = {}) =>
    ensureHouseAccount(deps(), { secret, dailyCredits: 500, ...over })
  const verify = (rawKey: string) => verifyKey({ findKeyByHash: prepareFindKeyByHash(database().db), now }, rawKey)

  it('has the day’s budget as its cap, and one live key that may ask for answers alone', async () => {
    const rawKey = await start()
    expect(await findAccount(database().db, HOUSE_ACCOUNT_ID)).toMatchObject({
      apiAccess: 'approved',
      grantedDailyCredits: 500,
      grantedMonthlyCredits: 15_500,
    })
    expect(await prepareFindKeyByHash(database().db)(hashKey(rawKey))).toMatchObject({
      accountId: HOUSE_ACCOUNT_ID,
      scopes: ['assistant'],
      livemode: true,
    })
  })

  it('has the same key on every replica that shares a secret, and another where the secret is another', async () => {
    const rawKey = await start()
    expect(await start()).toBe(rawKey)
    const after = await start({ secret: 'another secret, of forty characters again' })
    expect((await verify(after)).outcome).toBe('good')
    expect((await verify(rawKey)).outcome).toBe('refused')
  })

  it('takes a budget that was changed between starts', async () => {
    await start()
    await start({ dailyCredits: 20 })
    expect(await findAccount(database().db, HOUSE_ACCOUNT_ID)).toMatchObject({ grantedDailyCredits: 20 })
  })

  it('loses its access where the question box is off, and has it back where it is on again', async () => {
    await start()
    await disableHouseAccount(database().db)
    expect(await findAccount(database().db, HOUSE_ACCOUNT_ID)).toMatchObject({ apiAccess: 'none' })
    await start()
    expect(await findAccount(database().db, HOUSE_ACCOUNT_ID)).toMatchObject({ apiAccess: 'approved' })
  })

  it('leaves alone what an operator has blocked', async () => {
    await start()
    await database().db.update(accounts).set({ blockedAt: now() })
    await start()
    expect((await findAccount(database().db, HOUSE_ACCOUNT_ID))?.blockedAt).toEqual(now())
  })
})
