import { beforeEach, expect, it } from 'vitest'
import { aRecord } from '../../../tests/a-record.ts'
import { describeOnBothDatabases } from '../../../tests/both-databases.ts'
import { createIds } from '../../platform/ids.ts'
import { applyForAccess, createAccount, decideApplication, defaultPlanGrants } from '../accounts/index.ts'
import { createKey, revokeKey, rotateKey } from '../api-keys/index.ts'
import { eraseAccount } from '../erasure/index.ts'
import { noteErrorSpikes, noteReachedCaps } from '../notices/index.ts'
import { prepareWriteRecords } from '../usage/index.ts'
import { createEndpoint, createSecretBox, eventTypes } from './index.ts'

const newId = createIds(() => new Date())
const minute = 60_000

describeOnBothDatabases('an account is told by webhook', (database) => {
  let at: Date
  let accountId: string
  const by = { actor: 'operator:test' }

  beforeEach(async () => {
    at = new Date('2026-05-31T12:00:00.000Z')
    for (const table of ['webhook_endpoints', 'credit_windows', 'key_cap_notices', 'cap_notices'])
      await database().db.execute(`delete from ${table}`)
    accountId = await anAccount()
    await createEndpoint(deps(), { accountId, actor: 'holder' }, { url: 'http://127.0.0.1:9/hook', events: eventTypes })
  })

  const deps = () => ({
    db: database().db,
    newId,
    now: () => at,
    plans: defaultPlanGrants,
    secrets: createSecretBox(Buffer.alloc(32, 3)),
    checkTarget: async () => undefined,
  })
  const anAccount = async (plan: 'free' | 'standard' = 'standard') => {
    const apiAccess = plan === 'free' ? 'none' : 'approved'
    return (await createAccount(deps(), { name: 'Grace Chapel', plan, apiAccess })).id
  }
  const aKey = (over: object = {}) =>
    createKey(deps(), { accountId, name: 'server', scopes: ['verses'], livemode: true, ...over }, by)
  const told = async () => {
    const { rows } = await database().db.execute<{ payload: string }>(
      'select payload from webhook_deliveries order by created_at, message_id',
    )
    return rows.map(({ payload }) => JSON.parse(payload))
  }
  const spend = (ownerId: string, day: number, month = day) =>
    database().db.execute(`
      insert into credit_windows (owner_id, period, starts_on, spent) values
        ('${ownerId}', 'day', '2026-05-31', ${day}), ('${ownerId}', 'month', '2026-05-01', ${month})
      on conflict (owner_id, period, starts_on) do update set spent = excluded.spent`)

  it('that a key was revoked, by whom, and nothing of the key itself', async () => {
    const { key, rawKey } = await aKey()
    await revokeKey(deps(), key.id, { actor: `holder:${accountId}` })
    await expect(revokeKey(deps(), key.id, by)).rejects.toThrow('revoked')
    expect(await told()).toEqual([
      {
        type: 'key.revoked',
        timestamp: at.toISOString(),
        data: { keyId: key.id, keyName: 'server', by: 'holder' },
      },
    ])
    expect(JSON.stringify(await told())).not.toContain(rawKey.slice(0, 12))
  })

  it('that a key was rotated, to which, and until when both work', async () => {
    const { key } = await aKey()
    const { key: successor, rawKey } = await rotateKey(deps(), key.id, { graceDays: 2 }, by)
    expect(await told()).toEqual([
      {
        type: 'key.rotated',
        timestamp: at.toISOString(),
        data: {
          keyId: key.id,
          keyName: 'server',
          successorId: successor.id,
          graceEndsAt: '2026-06-02T12:00:00.000Z',
          by: 'operator',
        },
      },
    ])
    expect(JSON.stringify(await told())).not.toContain(rawKey.slice(0, 12))
  })

  it('how its application was decided', async () => {
    const free = await anAccount('free')
    await createEndpoint(
      deps(),
      { accountId: free, actor: 'holder' },
      { url: 'http://127.0.0.1:9/', events: ['access.decided'] },
    )
    const application = { organisation: 'Grace Chapel', purpose: 'An app.', expectedVolume: '100 a day' }
    const { id } = await applyForAccess(deps(), free, application, { actor: 'holder' })
    await decideApplication(deps(), id, { outcome: 'approved', plan: 'standard', note: 'Welcome.' }, by)
    expect(await told()).toEqual([
      {
        type: 'access.decided',
        timestamp: at.toISOString(),
        data: { applicationId: id, outcome: 'approved', plan: 'standard' },
      },
    ])
  })

  it('that a cap of the account is nearly, then wholly used, once a window each', async () => {
    await spend(accountId, 799)
    await noteReachedCaps(deps())
    expect(await told()).toEqual([])
    await spend(accountId, 800)
    await noteReachedCaps(deps())
    await noteReachedCaps(deps())
    const data = {
      scope: 'account',
      keyId: null,
      period: 'day',
      percent: 80,
      used: 800,
      cap: 1_000,
      resetsAt: '2026-06-01T00:00:00.000Z',
    }
    expect(await told()).toEqual([{ type: 'cap.reached', timestamp: at.toISOString(), data }])
    at = new Date(at.getTime() + minute)
    await spend(accountId, 1_000)
    await noteReachedCaps(deps())
    expect((await told()).map((event) => event.data)).toEqual([data, { ...data, percent: 100, used: 1_000 }])
  })

  it('that a key’s own cap is used, though it was rotated, and by several processes once', async () => {
    const { key } = await aKey({ dailyCap: 10, monthlyCap: 1_000 })
    const { key: successor } = await rotateKey(deps(), key.id, { graceDays: 2 }, by)
    await aKey() // has no cap of its own
    await spend(key.lineageId, 10)
    await Promise.all([noteReachedCaps(deps()), noteReachedCaps(deps()), noteReachedCaps(deps())])
    const caps = (await told()).filter(({ type }) => type === 'cap.reached')
    expect(caps.map((event) => event.data)).toEqual([
      {
        scope: 'key',
        keyId: successor.id,
        period: 'day',
        percent: 100,
        used: 10,
        cap: 10,
        resetsAt: '2026-06-01T00:00:00.000Z',
      },
    ])
  })

  const records = async (ok: number, failed: number, ofAccount = accountId) => {
    const write = prepareWriteRecords(database().prepare)
    const record = (status: number) =>
      aRecord({ id: newId('req'), accountId: ofAccount, keyId: 'key_1', at, status, errorCode: null })
    await write(
      [...Array.from({ length: ok }, () => record(200)), ...Array.from({ length: failed }, () => record(503))],
      [],
    )
  }

  it('that a fifth of twenty requests failed in five minutes, once an hour', async () => {
    await records(17, 3)
    expect(await noteErrorSpikes(deps())).toBe(0) // 15 percent
    await records(0, 1)
    expect(await noteErrorSpikes(deps())).toBe(0) // 4 of 21
    await records(0, 1)
    const looks = await Promise.all([noteErrorSpikes(deps()), noteErrorSpikes(deps())])
    expect(looks.sort()).toEqual([0, 1])
    const spike = {
      type: 'error.spike',
      timestamp: at.toISOString(),
      data: { windowStart: '2026-05-31T11:55:00.000Z', windowEnd: at.toISOString(), requests: 22, serverErrors: 5 },
    }
    expect(await told()).toEqual([spike])
    at = new Date(at.getTime() + 59 * minute)
    await records(0, 20)
    expect(await noteErrorSpikes(deps())).toBe(0)
    at = new Date(at.getTime() + minute)
    expect(await noteErrorSpikes(deps())).toBe(1)
    expect(await told()).toHaveLength(2)
  })

  it('of no spike for fewer than twenty requests, for old ones, or for those of others', async () => {
    await records(0, 19)
    await records(0, 30, await anAccount())
    expect(await noteErrorSpikes(deps())).toBe(0)
    at = new Date(at.getTime() + 5 * minute)
    await records(0, 1)
    expect(await noteErrorSpikes(deps())).toBe(0)
  })

  it('no more once it is erased, and nothing is left of what it was told', async () => {
    const { key } = await aKey()
    await revokeKey(deps(), key.id, by)
    expect(await told()).toHaveLength(1)
    await eraseAccount(deps(), accountId, by)
    const { rows } = await database().db.execute('select id from webhook_endpoints')
    expect([await told(), rows]).toEqual([[], []])
  })
})
