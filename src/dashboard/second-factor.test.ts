import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnBothDatabases } from '../../tests/both-databases.ts'
import { aDashboard, password } from '../../tests/dashboard-app.ts'
import { type Refusal, tokenIn, visitorsOf } from '../../tests/dashboard-visitors.ts'
import { totpCode } from '../../tests/totp.ts'

/** The code after the present one, which an authenticator that is a little ahead shows: each code is good once. */
const nextCode = (uri: string) => totpCode(uri, Date.now() + 30_000)

describeOnBothDatabases('the second factor', (database) => {
  let dashboard: Awaited<ReturnType<typeof aDashboard>>
  beforeAll(async () => {
    dashboard = await aDashboard(database())
  })
  afterAll(() => dashboard?.app.close())
  const { someone, signIn, personOf } = visitorsOf(() => dashboard)

  it('asks for a code where a second factor is on; a recovery code does once', async () => {
    const ruth = await someone()
    const enabled = await ruth.post<{ totpURI: string; backupCodes: string[] }>('/auth/two-factor/enable', { password })
    expect(enabled.status, enabled.text).toBe(200)
    const { totpURI, backupCodes } = enabled.json
    expect(totpURI).toContain('issuer=Berea')
    expect(await personOf(ruth)).toMatchObject({ twoFactorEnabled: false })
    expect((await signIn(ruth.email)).reply.json.twoFactorRedirect).toBeUndefined()
    expect((await ruth.post('/auth/two-factor/verify-totp', { code: '000000' })).status).toBe(400)
    expect((await ruth.post('/auth/two-factor/verify-totp', { code: totpCode(totpURI) })).status).toBe(200)
    expect(await personOf(ruth)).toMatchObject({ twoFactorEnabled: true })

    const again = await signIn(ruth.email)
    expect(again.reply.json).toEqual({ twoFactorRedirect: true, twoFactorMethods: ['totp'] })
    expect(await personOf(again)).toBeNull()
    const wrong = await again.post<Refusal>('/auth/two-factor/verify-totp', { code: '000000' })
    expect([wrong.status, wrong.json.error.reason]).toEqual([400, 'INVALID_CODE'])
    expect((await again.post('/auth/two-factor/verify-totp', { code: nextCode(totpURI) })).status).toBe(200)
    expect(await personOf(again)).not.toBeNull()

    for (const expected of [200, 400]) {
      const lost = await signIn(ruth.email)
      expect((await lost.post('/auth/two-factor/verify-backup-code', { code: backupCodes[0] })).status).toBe(expected)
    }
    const fresh = await ruth.post<{ backupCodes: string[] }>('/auth/two-factor/generate-backup-codes', {
      password,
      code: backupCodes[1],
    })
    expect(fresh.json.backupCodes).not.toContain(backupCodes[2])
    const code = fresh.json.backupCodes[0]
    expect((await ruth.post('/auth/two-factor/disable', { password: 'wrong one', code })).status).toBe(400)
    expect((await ruth.post('/auth/two-factor/disable', { password })).status).toBe(400)
    expect((await ruth.post('/auth/two-factor/disable', { password, code })).status).toBe(200)
    expect((await signIn(ruth.email)).reply.json.twoFactorRedirect).toBeUndefined()
  })

  const secondFactor = async () => {
    const ruth = await someone()
    const { json } = await ruth.post<{ totpURI: string; backupCodes: string[] }>('/auth/two-factor/enable', {
      password,
    })
    await ruth.post('/auth/two-factor/verify-totp', { code: totpCode(json.totpURI) })
    return { ...ruth, ...json }
  }

  it('takes a code of the authenticator once: not that of setting it up, nor one twice, nor twice at once', async () => {
    // the half minute of a code must not end between setting it up and using it again
    const left = 30_000 - (Date.now() % 30_000)
    if (left < 5_000) await setTimeout(left + 50)
    const { email, totpURI } = await secondFactor()
    const step = async (code: string) => {
      const browser = await signIn(email)
      return { reply: await browser.post<Refusal>('/auth/two-factor/verify-totp', { code }), browser }
    }
    const replayed = await step(totpCode(totpURI))
    expect([replayed.reply.status, replayed.reply.json.error.reason]).toEqual([400, 'CODE_USED'])
    expect(await personOf(replayed.browser)).toBeNull()
    const both = await Promise.all([step(nextCode(totpURI)), step(nextCode(totpURI))])
    expect(both.map(({ reply }) => reply.status).sort()).toEqual([200, 400])
    expect((await step(nextCode(totpURI))).reply.status).toBe(400)
  })

  it('takes a recovery code once, of two at once too, and trusts no device for later', async () => {
    const { email, backupCodes } = await secondFactor()
    const [first, second] = [await signIn(email), await signIn(email)]
    const body = { code: backupCodes[3], trustDevice: true }
    const both = await Promise.all([first, second].map(({ post }) => post('/auth/two-factor/verify-backup-code', body)))
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1)
    for (const { headers } of both) expect(headers.getSetCookie().join()).not.toContain('trust_device')
    expect((await first.post('/auth/sign-out')).status).toBe(200)
    const again = await first.post<{ twoFactorRedirect?: true }>('/auth/sign-in/email', { email, password })
    expect(again.json.twoFactorRedirect).toBe(true)
  })

  it('asks for the second factor after a reset of the password, and lets nobody around it', async () => {
    const { email, backupCodes } = await secondFactor()
    await dashboard.browser().post('/auth/request-password-reset', { email })
    const token = tokenIn(dashboard.mails.findLast(({ to }) => to === email)!.text)
    const newPassword = 'another long password'
    const thief = dashboard.browser()
    expect((await thief.post('/auth/reset-password', { newPassword, token })).status).toBe(200)
    expect(await personOf(thief)).toBeNull()
    const { reply, jar, ...half } = await signIn(email, newPassword)
    expect(reply.json.twoFactorRedirect).toBe(true)
    for (const path of ['/two-factor/disable', '/two-factor/generate-backup-codes', '/two-factor/enable'])
      expect((await half.post(`/auth${path}`, { password: newPassword })).status, path).toBe(401)
    expect((await half.get('/account')).status).toBe(401)
    // the challenge belongs to who gave the password: it opens nothing for a code of another
    const other = await secondFactor()
    const mixed = await half.post('/auth/two-factor/verify-backup-code', { code: other.backupCodes[0] })
    expect(mixed.status).toBe(400)
    expect((await half.post('/auth/two-factor/verify-backup-code', { code: backupCodes[0] })).status).toBe(200)
  })

  it('locks the second factor after ten wrong codes in all', async () => {
    const ruth = await someone()
    const { json } = await ruth.post<{ totpURI: string }>('/auth/two-factor/enable', { password })
    await ruth.post('/auth/two-factor/verify-totp', { code: totpCode(json.totpURI) })
    const statuses: number[] = []
    for (let challenge = 0; challenge < 3; challenge++) {
      const guesser = await signIn(ruth.email)
      for (let n = 0; n < 5; n++)
        statuses.push((await guesser.post('/auth/two-factor/verify-totp', { code: '000000' })).status)
    }
    expect(statuses.slice(10)).toEqual([429, 429, 429, 429, 429])
    const right = await signIn(ruth.email)
    const locked = await right.post<Refusal>('/auth/two-factor/verify-totp', { code: totpCode(json.totpURI) })
    expect([locked.status, locked.json.error.reason]).toEqual([429, 'ACCOUNT_TEMPORARILY_LOCKED'])
    expect(Number(locked.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})
