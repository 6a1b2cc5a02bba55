import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { describeOnBothDatabases } from '../../../tests/both-databases.ts'
import { createIds } from '../../platform/ids.ts'
import { createAccount, findAccount } from '../accounts/index.ts'
import { createKey, generateKey, hashKey, prepareFindKeyByHash, revokeKey, verifyKey } from '../api-keys/index.ts'
import { disableDemoAccount, ensureDemoAccount } from './index.ts'

const now = () => new Date('2026-05-01T00:00:00.000Z')

describeOnBothDatabases('the demo account', (database) => {
  let dataDir: string
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'berea-demo-'))
  })
  afterEach(() => rmSync(dataDir, { recursive: true }))

  const deps = () => ({ db: database().db, newId: createIds(() => new Date()), now })
  const start = (chosenKey?: string) => ensureDemoAccount(deps(), { dataDir, chosenKey })
  const verify = (rawKey: string) => verifyKey({ findKeyByHash: prepareFindKeyByHash(database().db), now }, rawKey)
  const keyOf = async (rawKey: string) => (await prepareFindKeyByHash(database().db)(hashKey(rawKey)))!

  it('keeps its live key between starts, in a file that only its owner reads', async () => {
    const rawKey = await start()
    expect(await start()).toBe(rawKey)
    expect(readFileSync(join(dataDir, 'demo-key'), 'utf8').trim()).toBe(rawKey)
    expect(statSync(join(dataDir, 'demo-key')).mode & 0o777).toBe(0o600)
    expect(await verify(rawKey)).toMatchObject({ outcome: 'good', key: { livemode: true } })
    expect(await findAccount(database().db, (await keyOf(rawKey)).accountId)).toMatchObject({
      plan: 'standard',
      apiAccess: 'approved',
    })
  })

  it('takes the key the operator chose, and ends the one before', async () => {
    const before = await start()
    const chosen = generateKey(true)
    expect(await start(chosen)).toBe(chosen)
    expect((await verify(chosen)).outcome).toBe('good')
    expect((await verify(before)).outcome).toBe('refused')
  })

  it('makes a new key when its own was revoked', async () => {
    const before = await start()
    await revokeKey(deps(), (await keyOf(before)).id, { actor: 'operator:test' })
    const after = await start()
    expect(after).not.toBe(before)
    expect((await verify(after)).outcome).toBe('good')
  })

  it('refuses a chosen key that is mistyped, revoked or another account’s', async () => {
    await expect(start(`ssa_live_${'a'.repeat(49)}`)).rejects.toThrow(/checksum/)
    const account = await createAccount(deps(), { name: 'Other', plan: 'standard', apiAccess: 'approved' })
    const wanted = { accountId: account.id, name: 'x', scopes: ['verses'] as const, livemode: true }
    const { rawKey } = await createKey(deps(), wanted, { actor: 'operator:test' })
    await expect(start(rawKey)).rejects.toThrow(/another account/)
  })

  it('can be switched off, for starts on an address that others reach', async () => {
    const { accountId } = await keyOf(await start())
    await disableDemoAccount(database().db)
    expect(await findAccount(database().db, accountId)).toMatchObject({ apiAccess: 'none' })
  })
})
