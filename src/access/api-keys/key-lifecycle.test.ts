import { beforeEach, expect, it } from 'vitest'
import { describeOnBothDatabases } from '../../../tests/both-databases.ts'
import { createIds } from '../../platform/ids.ts'
import { blockAccount, createAccount, defaultPlanGrants } from '../accounts/index.ts'
import { listAudit } from '../audit/index.ts'
import { createAuthenticate, prepareFindKeyHolder } from '../callers/index.ts'
import type { ApiKey } from './api-key.ts'
import { changeKey, createKey, pauseKey, resumeKey, revokeKey, rotateKey } from './index.ts'

const clock = { time: new Date() }
const now = () => clock.time
const newId = createIds(() => new Date())
const by = { actor: 'operator:test' }

describeOnBothDatabases('the life of a key', (database) => {
  let key: ApiKey
  let rawKey: string
  const deps = () => ({ db: database().db, newId, now })
  const call = (raw: string, address = '192.0.2.1') =>
    createAuthenticate({
      findKeyHolder: prepareFindKeyHolder(database().prepare),
      noteUse: () => {},
      now,
      plans: defaultPlanGrants,
      testKeys: 'approved',
    })(raw, address).then(
      () => 'served',
      ({ code, message }: { code: string; message: string }) => `${code}: ${message}`,
    )

  beforeEach(async () => {
    clock.time = new Date('2026-05-01T00:00:00.000Z')
    const account = await createAccount(deps(), { name: 'Grace Chapel', plan: 'standard', apiAccess: 'approved' })
    const wanted = { accountId: account.id, name: 'server', scopes: ['verses'] as const, livemode: true }
    ;({ key, rawKey } = await createKey(deps(), wanted, by))
  })

  it('pauses and resumes, and says why not', async () => {
    expect(await call(rawKey)).toBe('served')
    await pauseKey(deps(), key.id, by)
    expect(await call(rawKey)).toMatch(/^invalid_api_key: This API key is paused/)
    await expect(pauseKey(deps(), key.id, by)).rejects.toThrow(/is paused. Only an active key can be paused/)
    await resumeKey(deps(), key.id, by)
    expect(await call(rawKey)).toBe('served')
    await expect(resumeKey(deps(), key.id, by)).rejects.toThrow(/is active. Only a paused key can be resumed/)
  })

  it('rotates: both work until the grace ends, then the old one is refused like a revoked one', async () => {
    const rotated = await rotateKey(deps(), key.id, { graceDays: 2 }, by)
    expect(rotated.key).toMatchObject({ name: 'server', scopes: ['verses'], lineageId: key.lineageId, state: 'active' })
    expect([await call(rawKey), await call(rotated.rawKey)]).toEqual(['served', 'served'])
    await expect(rotateKey(deps(), key.id, { graceDays: 2 }, by)).rejects.toThrow(/is rotating/)
    clock.time = new Date('2026-05-03T00:00:00.000Z')
    expect(await call(rawKey)).toMatch(/^invalid_api_key: The API key is missing or not valid/)
    expect(await call(rotated.rawKey)).toBe('served')
    await expect(changeKey(deps(), key.id, { name: 'late' }, by)).rejects.toThrow(/was revoked on 2026-05-03/)
  })

  it('ends the old key at once without a grace, and lets exactly one of two rotations win', async () => {
    const results = await Promise.allSettled([0, 0].map((graceDays) => rotateKey(deps(), key.id, { graceDays }, by)))
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await call(rawKey)).toMatch(/^invalid_api_key/)
    await expect(rotateKey(deps(), key.id, { graceDays: 31 }, by)).rejects.toMatchObject({
      detail: { param: 'graceDays' },
    })
  })

  it('is bound to the addresses on its list, of both families and as ranges', async () => {
    await changeKey(deps(), key.id, { ipList: ['192.0.2.0/24', '2001:db8::/32', '203.0.113.7'] }, by)
    for (const address of ['192.0.2.77', '2001:db8::1', '203.0.113.7', '::ffff:192.0.2.9'])
      expect([address, await call(rawKey, address)]).toEqual([address, 'served'])
    for (const address of ['192.0.3.1', '2001:db9::1', '203.0.113.8'])
      expect(await call(rawKey, address)).toMatch(/^insufficient_scope: This key may not be used from your address/)
    await changeKey(deps(), key.id, { ipList: [] }, by)
    expect(await call(rawKey, '198.51.100.1')).toBe('served')
  })

  it.each([
    ['an address that is none', { ipList: ['192.0.2.300'] }, 'ipList'],
    ['a range that is none', { ipList: ['192.0.2.0/33'] }, 'ipList'],
    ['no scope', { scopes: [] }, 'scopes'],
    ['a cap below 0', { dailyCap: -1 }, 'dailyCap'],
    ['a broken limit', { requestsPerMinute: 1.5 }, 'requestsPerMinute'],
    ['an expiry that has passed', { expiresAt: new Date('2026-04-30T00:00:00.000Z') }, 'expiresAt'],
    ['an unreadable name', { name: 'a\tb' }, 'name'],
  ])('refuses %s, naming the field', async (_, settings, param) => {
    await expect(changeKey(deps(), key.id, settings, by)).rejects.toMatchObject({
      code: 'bad_request',
      detail: { param },
    })
    const wanted = { accountId: key.accountId, name: 'next', scopes: ['verses'] as const, livemode: true, ...settings }
    await expect(createKey(deps(), wanted as never, by)).rejects.toMatchObject({ detail: { param } })
  })

  it('is made with all its settings at once', async () => {
    const settings = {
      expiresAt: new Date('2026-06-01T00:00:00.000Z'),
      ipList: ['192.0.2.0/24'],
      dailyCap: 5,
      monthlyCap: 50,
      requestsPerMinute: 7,
    }
    const wanted = { accountId: key.accountId, name: 'next', scopes: ['verses'] as const, livemode: true, ...settings }
    const { key: made, rawKey: raw } = await createKey(deps(), wanted, by)
    expect(made).toMatchObject(settings)
    expect(await call(raw, '192.0.2.1')).toBe('served')
    expect(await call(raw, '192.0.3.1')).toMatch(/^insufficient_scope/)
  })

  it('cannot be made for an account that is blocked', async () => {
    await blockAccount(deps(), key.accountId, by)
    const wanted = { accountId: key.accountId, name: 'next', scopes: ['verses'] as const, livemode: true }
    await expect(createKey(deps(), wanted, by)).rejects.toThrow(/is blocked, so no key/)
  })

  it('is as unknown to another account as a key that never was', async () => {
    const stranger = { actor: 'holder:acct_other', ofAccount: 'acct_other' }
    const attempts = (id: string) => [
      () => pauseKey(deps(), id, stranger),
      () => resumeKey(deps(), id, stranger),
      () => changeKey(deps(), id, { name: 'mine' }, stranger),
      () => rotateKey(deps(), id, { graceDays: 0 }, stranger),
      () => revokeKey(deps(), id, stranger),
    ]
    for (const id of [key.id, 'key_none'])
      for (const attempt of attempts(id))
        await expect(attempt()).rejects.toMatchObject({ code: 'not_found', message: `There is no key ${id}.` })
    expect(await call(rawKey)).toBe('served')
    expect(await pauseKey(deps(), key.id, { actor: 'x', ofAccount: key.accountId })).toMatchObject({ state: 'paused' })
  })

  it('cannot be changed once it has ended', async () => {
    await changeKey(deps(), key.id, { expiresAt: new Date('2026-05-02T00:00:00.000Z') }, by)
    clock.time = new Date('2026-05-02T00:00:00.000Z')
    expect(await call(rawKey)).toMatch(/^invalid_api_key: This API key has expired/)
    await expect(pauseKey(deps(), key.id, by)).rejects.toThrow(/expired on 2026-05-02/)
    await expect(changeKey(deps(), key.id, { expiresAt: null }, by)).rejects.toThrow(/expired on/)
    await revokeKey(deps(), key.id, by)
    await expect(resumeKey(deps(), key.id, by)).rejects.toThrow(/was revoked on/)
    await expect(pauseKey(deps(), 'key_none', by)).rejects.toMatchObject({ code: 'not_found' })
  })

  it('leaves an entry in the audit log for each change, with who made it', async () => {
    await pauseKey(deps(), key.id, by)
    await resumeKey(deps(), key.id, { actor: 'holder:acct_1' })
    await changeKey(deps(), key.id, { dailyCap: 5 }, by)
    const { key: next } = await rotateKey(deps(), key.id, { graceDays: 1 }, by)
    const entries = await listAudit(database().db, { accountId: key.accountId, limit: 10 })
    expect(entries.map(({ action, actor, detail }) => ({ action, actor, detail }))).toEqual([
      {
        action: 'key.rotated',
        actor: 'operator:test',
        detail: { successorId: next.id, graceEndsAt: '2026-05-02T00:00:00.000Z' },
      },
      { action: 'key.changed', actor: 'operator:test', detail: { dailyCap: 5 } },
      { action: 'key.resumed', actor: 'holder:acct_1', detail: { state: 'active' } },
      { action: 'key.paused', actor: 'operator:test', detail: { state: 'paused' } },
      {
        action: 'key.created',
        actor: 'operator:test',
        detail: { livemode: true, name: 'server', scopes: ['verses'] },
      },
    ])
  })
})
