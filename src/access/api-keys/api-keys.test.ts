import { beforeEach, expect, it } from 'vitest'
import { describeOnBothDatabases } from '../../../tests/both-databases.ts'
import { AppError } from '../../errors.ts'
import { createIds } from '../../platform/ids.ts'
import { type Account, createAccount, defaultPlanGrants, setApiAccess } from '../accounts/index.ts'
import { createAuthenticate, prepareFindKeyHolder } from '../callers/index.ts'
import {
  createKey,
  createLastUsed,
  generateKey,
  listKeys,
  prepareFindKeyByHash,
  revokeKey,
  verifyKey,
  writeLastUsed,
} from './index.ts'
import type { KeyUse } from './last-used.ts'

const clock = { time: new Date('2026-05-01T00:00:00.000Z') }
const now = () => clock.time
const newId = createIds(() => new Date())
const address = '192.0.2.1'
const by = { actor: 'operator:test' }

describeOnBothDatabases('API keys', (database) => {
  let account: Account
  const deps = () => ({ db: database().db, newId, now })
  const lookUps = { count: 0 }
  const verify = (rawKey: string) => {
    const find = prepareFindKeyByHash(database().db)
    const findKeyByHash: typeof find = (hash) => {
      lookUps.count++
      return find(hash)
    }
    return verifyKey({ findKeyByHash, now }, rawKey)
  }
  const aKey = (over: { name?: string; livemode?: boolean; expiresAt?: Date } = {}) =>
    createKey(
      deps(),
      { accountId: account.id, name: 'server', scopes: ['verses', 'assistant', 'verses'], livemode: true, ...over },
      { actor: 'operator:test' },
    )
  const authenticateWith = (noteUse = (_keyId: string) => {}) =>
    createAuthenticate({
      findKeyHolder: prepareFindKeyHolder(database().prepare),
      noteUse,
      now,
      plans: defaultPlanGrants,
      testKeys: 'approved',
    })

  beforeEach(async () => {
    clock.time = new Date('2026-05-01T00:00:00.000Z')
    lookUps.count = 0
    account = await createAccount(deps(), { name: 'Grace Chapel', plan: 'standard', apiAccess: 'approved' })
  })

  it('has no name with control characters, nor has an account', async () => {
    await expect(aKey({ name: 'a\n\u001b[31mred' })).rejects.toThrow(/no control characters/)
    await expect(createAccount(deps(), { name: 'a\tb', plan: 'free', apiAccess: 'none' })).rejects.toThrow(
      /no control characters/,
    )
  })

  it('finds a key by the raw text that was shown once, and stores no raw text', async () => {
    const { key, rawKey } = await aKey()
    expect(await verify(rawKey)).toEqual({ outcome: 'good', key })
    expect(key).toMatchObject({
      prefix: rawKey.slice(0, 12),
      scopes: ['verses', 'assistant'],
      state: 'active',
      livemode: true,
    })
    const { rows } = await database().db.execute<{ dump: string }>(
      `select string_agg(k::text, '') as dump from api_keys k`,
    )
    expect(rows[0]?.dump).not.toContain(rawKey.slice(12))
  })

  it('refuses a malformed key without a look-up, and an unknown one after a single one', async () => {
    const { rawKey } = await aKey()
    expect(await verify(`${rawKey.slice(0, -1)}!`)).toEqual({ outcome: 'refused' })
    expect(lookUps.count).toBe(0)
    expect(await verify(generateKey(true))).toEqual({ outcome: 'refused' })
    expect(lookUps.count).toBe(1)
  })

  it('refuses a revoked key like an unknown one, and says why it cannot be revoked again', async () => {
    const { key, rawKey } = await aKey()
    expect(await revokeKey(deps(), key.id, by)).toMatchObject({ state: 'revoked', revokedAt: clock.time })
    expect(await verify(rawKey)).toEqual({ outcome: 'refused' })
    await expect(revokeKey(deps(), key.id, by)).rejects.toThrow(/revoked on 2026-05-01/)
    await expect(revokeKey(deps(), 'key_none', by)).rejects.toThrow(/no key key_none/)
  })

  it('lets exactly one of two revocations win', async () => {
    const { key } = await aKey()
    const results = await Promise.allSettled([revokeKey(deps(), key.id, by), revokeKey(deps(), key.id, by)])
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  it('ends a key at its date', async () => {
    const { rawKey } = await aKey({ expiresAt: new Date('2026-05-02T00:00:00.000Z') })
    expect((await verify(rawKey)).outcome).toBe('good')
    clock.time = new Date('2026-05-02T00:00:00.000Z')
    expect((await verify(rawKey)).outcome).toBe('expired')
  })

  it('makes no key for an unknown account or one without API access', async () => {
    await setApiAccess(database().db, account.id, 'none')
    await expect(aKey()).rejects.toMatchObject({ code: 'insufficient_scope' })
    account = { ...account, id: 'acct_none' }
    await expect(aKey()).rejects.toMatchObject({ code: 'not_found' })
  })

  it('tells the caller of a good key, and nothing apart of missing, malformed, unknown and revoked ones', async () => {
    const used: string[] = []
    const authenticate = authenticateWith((keyId) => used.push(keyId))
    const { key, rawKey } = await aKey({ livemode: false })
    expect(await authenticate(rawKey, address)).toEqual({
      keyId: key.id,
      keyPrefix: rawKey.slice(0, 12),
      accountId: account.id,
      lineageId: key.id,
      livemode: false,
      scopes: key.scopes,
      credits: {
        accountId: account.id,
        lineageId: key.id,
        accountCaps: { day: 1_000, month: 10_000 },
        keyCaps: { day: null, month: null },
      },
      requestsPerMinute: { key: 100, account: 100 },
      concurrentRequests: 8,
      guardrails: { strictness: {}, linkHosts: [], tradition: null },
    })
    expect(used).toEqual([key.id])
    await revokeKey(deps(), key.id, by)
    const refusals = await Promise.all(
      ['', 'nonsense', generateKey(true), rawKey].map((raw) =>
        authenticate(raw, address).catch((error: AppError) => error),
      ),
    )
    expect(
      new Set(refusals.map((error) => JSON.stringify([(error as AppError).code, (error as AppError).message]))).size,
    ).toBe(1)
    expect(refusals[0]).toMatchObject({ code: 'invalid_api_key' })
  })

  it('refuses the keys of an account that lost its API access', async () => {
    const { rawKey } = await aKey()
    await setApiAccess(database().db, account.id, 'none')
    await expect(authenticateWith()(rawKey, address)).rejects.toMatchObject({ code: 'insufficient_scope' })
  })

  it('takes a dead store for no verdict on the key', async () => {
    const findKeyHolder = () => Promise.reject(new Error('connection refused'))
    const authenticate = createAuthenticate({
      findKeyHolder,
      noteUse: () => {},
      now,
      plans: defaultPlanGrants,
      testKeys: 'approved',
    })
    const failure = await authenticate(generateKey(true), address).catch((error: unknown) => error)
    expect(failure).not.toBeInstanceOf(AppError)
  })

  it('writes the last use of many keys at once, and tries again what could not be written', async () => {
    const { db } = database()
    const [first, second] = [await aKey(), await aKey()]
    let broken = true
    const write = (batch: ReadonlyMap<string, KeyUse>) =>
      broken ? Promise.reject(new Error('down')) : writeLastUsed(db, batch)
    const lastUsed = createLastUsed({ write, now })
    lastUsed.note(first.key.id, false)
    await expect(lastUsed.flush()).rejects.toThrow('down')
    broken = false
    clock.time = new Date('2026-05-01T00:01:00.000Z')
    lastUsed.note(second.key.id, true)
    await lastUsed.flush()
    const keys = await listKeys(db, { accountId: account.id, after: '', limit: 10 })
    expect(keys.map(({ lastUsedAt }) => lastUsedAt?.toISOString())).toEqual([
      '2026-05-01T00:00:00.000Z',
      '2026-05-01T00:01:00.000Z',
    ])
    expect(keys.map(({ usesInRotation }) => usesInRotation)).toEqual([0, 1])
  })

  it('lists the keys of one account, page by page', async () => {
    const made = [await aKey(), await aKey(), await aKey()].map(({ key }) => key.id)
    const { db } = database()
    const [first] = await listKeys(db, { accountId: account.id, after: '', limit: 1 })
    const rest = await listKeys(db, { accountId: account.id, after: first!.id, limit: 10 })
    expect([first!.id, ...rest.map(({ id }) => id)].sort()).toEqual(made.sort())
  })
})
