import { describe, expect, it } from 'vitest'
import type { Key } from '../../../../src/dashboard/contract.ts'
import { emptyForm, formOf, settingsOf } from './key-settings.ts'

const noUse = { used: 0, reserved: 0, cap: null, resetsAt: '2026-05-02T00:00:00.000Z' }
const key: Key = {
  id: 'key_1',
  name: 'Server',
  prefix: 'ssa_live_abc',
  livemode: true,
  scopes: ['verses'],
  state: 'active',
  createdAt: '2026-05-01T00:00:00.000Z',
  expiresAt: '2027-01-31T08:30:00.000Z',
  lastUsedAt: null,
  revokedAt: null,
  ipList: ['192.0.2.1', '2001:db8::/32'],
  dailyCap: 0,
  monthlyCap: null,
  requestsPerMinute: 20,
  usage: { day: noUse, month: noUse },
  rotation: null,
}

describe('the form of a key', () => {
  it('saved as it was opened, changes nothing', () => {
    const { name, scopes, dailyCap, monthlyCap, requestsPerMinute, expiresAt, ipList } = key
    expect(settingsOf(formOf(key), key)).toEqual({
      name,
      scopes,
      dailyCap,
      monthlyCap,
      requestsPerMinute,
      expiresAt,
      ipList,
    })
  })

  it('takes empty fields for no cap, no limit, no expiry and any address', () => {
    expect(settingsOf({ ...emptyForm, name: ' Server ' })).toMatchObject({
      name: 'Server',
      dailyCap: null,
      monthlyCap: null,
      requestsPerMinute: null,
      expiresAt: null,
      ipList: [],
    })
  })

  it('lets a cap of nothing be said', () => {
    expect(settingsOf({ ...emptyForm, dailyCap: '0' }).dailyCap).toBe(0)
  })

  it('reads addresses by line, comma or space', () => {
    expect(settingsOf({ ...emptyForm, ipList: '192.0.2.1\n192.0.2.0/24, 2001:db8::1 ' }).ipList).toEqual([
      '192.0.2.1',
      '192.0.2.0/24',
      '2001:db8::1',
    ])
  })

  it('lets a key live through the day that is named, in UTC', () => {
    expect(settingsOf({ ...emptyForm, expiresOn: '2026-12-31' }).expiresAt).toBe('2026-12-31T23:59:59.000Z')
    expect(settingsOf({ ...formOf(key), expiresOn: '2027-02-01' }, key).expiresAt).toBe('2027-02-01T23:59:59.000Z')
  })
})
