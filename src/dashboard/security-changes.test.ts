import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnBothDatabases } from '../../tests/both-databases.ts'
import { aDashboard, password } from '../../tests/dashboard-app.ts'
import { anEmail, type Refusal, tokenIn, visitorsOf } from '../../tests/dashboard-visitors.ts'
import { totpCode } from '../../tests/totp.ts'

const inSeconds = (seconds: number) => Date.now() + seconds * 1_000

describeOnBothDatabases('what keeps an account safe', (database) => {
  let dashboard: Awaited<ReturnType<typeof aDashboard>>
  beforeAll(async () => {
    dashboard = await aDashboard(database())
  })
  afterAll(() => dashboard?.app.close())
  const { someone, signIn } = visitorsOf(() => dashboard)
  type Someone = Awaited<ReturnType<typeof someone>>

  const mailsTo = (email: string) => dashboard.mails.filter(({ to }) => to === email)
  const subjectsTo = (email: string) => mailsTo(email).map(({ subject }) => subject)
  /** Asks for a link. @returns its token */
  const resetLink = async (email: string): Promise<string> => {
    await dashboard.browser().post('/auth/request-password-reset', { email })
    return tokenIn(mailsTo(email).at(-1)!.text)
  }
  const reset = (token: string, newPassword = 'another long password') =>
    dashboard.browser().post<Refusal>('/auth/reset-password', { newPassword, token })
  const liveLinks = async (personId: string) => {
    const { rows } = await database().db.execute<{ n: number }>(
      `select count(*)::int as n from verifications where value = '${personId}'`,
    )
    return rows[0]!.n
  }
  const enrol = async ({ post }: Pick<Someone, 'post'>) => {
    const { json } = await post<{ totpURI: string; backupCodes: string[] }>('/auth/two-factor/enable', { password })
    const firstCode = totpCode(json.totpURI)
    const confirmed = await post('/auth/two-factor/verify-totp', { code: firstCode })
    expect(confirmed.status, confirmed.text).toBe(200)
    return { ...json, firstCode }
  }

  it('has one link for a new password at a time: the latest', async () => {
    const { email, id } = await someone()
    const [first, second] = [await resetLink(email), await resetLink(email)]
    expect(await liveLinks(id)).toBe(1)
    expect((await reset(first)).json.error.reason).toBe('INVALID_TOKEN')
    expect((await reset(second)).status).toBe(200)
  })

  it('has one of several that were asked for at once', async () => {
    const { email, id } = await someone()
    await Promise.all(Array.from({ length: 6 }, () => resetLink(email)))
    expect(await liveLinks(id)).toBe(1)
  })

  it('keeps of a link what opens nothing', async () => {
    const { email, id } = await someone()
    await resetLink(email)
    const { rows } = await database().db.execute<{ identifier: string }>(
      `select identifier from verifications where value = '${id}'`,
    )
    const kept = rows[0]!.identifier
    for (const token of [kept, kept.split(':').at(-1)!, kept.replace(/^\w+:/, '')])
      expect((await reset(token)).json.error.reason).toBe('INVALID_TOKEN')
  })

  it('takes the link away with a change of the password, and says so by mail', async () => {
    const ruth = await someone()
    const token = await resetLink(ruth.email)
    const newPassword = 'yet another long one'
    expect((await ruth.post('/auth/change-password', { currentPassword: password, newPassword })).status).toBe(200)
    expect(await liveLinks(ruth.id)).toBe(0)
    expect((await reset(token)).json.error.reason).toBe('INVALID_TOKEN')
    expect(subjectsTo(ruth.email).at(-1)).toBe('Your password was changed')
    expect(mailsTo(ruth.email).at(-1)!.text).toContain('http://127.0.0.1:4310/dashboard/forgot-password')
  })

  it('says by mail that a password was chosen by a link, in the language of the person', async () => {
    const ruth = await someone()
    await ruth.post('/auth/update-user', { language: 'es' })
    expect((await reset(await resetLink(ruth.email))).status).toBe(200)
    expect(subjectsTo(ruth.email).at(-1)).toBe('Su contraseña ha cambiado')
    expect(await liveLinks(ruth.id)).toBe(0)
  })

  it('takes the link away with each change of the second factor, and says which by mail', async () => {
    const ruth = await someone()
    const tokens = [await resetLink(ruth.email)]
    const { totpURI, backupCodes } = await enrol(ruth)
    expect(subjectsTo(ruth.email).at(-1)).toBe('The second step at sign-in was turned on')
    expect(await liveLinks(ruth.id)).toBe(0)

    tokens.push(await resetLink(ruth.email))
    const code = totpCode(totpURI, inSeconds(30))
    expect((await ruth.post('/auth/two-factor/generate-backup-codes', { password, code: backupCodes[0] })).status).toBe(
      200,
    )
    expect(subjectsTo(ruth.email).at(-1)).toBe('You have new recovery codes')
    expect(await liveLinks(ruth.id)).toBe(0)

    tokens.push(await resetLink(ruth.email))
    expect((await ruth.post('/auth/two-factor/disable', { password, code })).status).toBe(200)
    expect(subjectsTo(ruth.email).at(-1)).toBe('The second step at sign-in was turned off')
    for (const token of tokens) expect((await reset(token)).json.error.reason).toBe('INVALID_TOKEN')
  })

  it('tells nobody of what was refused, and nothing of a sign-in', async () => {
    const ruth = await someone()
    const { totpURI } = await enrol(ruth)
    const before = mailsTo(ruth.email).length
    await ruth.post('/auth/change-password', { currentPassword: 'wrong one', newPassword: 'yet another long one' })
    await ruth.post('/auth/two-factor/disable', { password: 'wrong one', code: totpCode(totpURI, inSeconds(30)) })
    await ruth.post('/auth/update-user', { name: 'Ruth Boaz' })
    const again = await signIn(ruth.email)
    expect((await again.post('/auth/two-factor/verify-totp', { code: totpCode(totpURI, inSeconds(30)) })).status).toBe(
      200,
    )
    expect(mailsTo(ruth.email)).toHaveLength(before)
  })

  it('turns the second factor off, or makes new recovery codes, only with the password and a code', async () => {
    const ruth = await someone()
    const { totpURI, backupCodes, firstCode } = await enrol(ruth)
    for (const path of ['/auth/two-factor/disable', '/auth/two-factor/generate-backup-codes']) {
      for (const [body, reason] of [
        [{ password }, 'CODE_NEEDED'],
        [{ password, code: '' }, 'CODE_NEEDED'],
        [{ password, code: 123456 }, 'CODE_NEEDED'],
        [{ password, code: '000000' }, 'INVALID_CODE'],
        [{ password, code: 'aaaaa-bbbbb' }, 'INVALID_BACKUP_CODE'],
        [{ password, code: firstCode }, 'CODE_USED'],
        [{ password: 'wrong one', code: totpCode(totpURI, inSeconds(30)) }, 'INVALID_PASSWORD'],
        [{ code: totpCode(totpURI, inSeconds(30)) }, 'VALIDATION_ERROR'],
      ] as const) {
        const refused = await ruth.post<Refusal>(path, body)
        expect([refused.status, refused.json.error.reason], JSON.stringify(body)).toEqual([400, reason])
      }
    }
    expect((await signIn(ruth.email)).reply.json.twoFactorRedirect).toBe(true)
    // nothing of what was refused has used the recovery code up
    expect((await ruth.post('/auth/two-factor/disable', { password, code: backupCodes[0] })).status).toBe(200)
    expect((await signIn(ruth.email)).reply.json.twoFactorRedirect).toBeUndefined()
    const none = await ruth.post<Refusal>('/auth/two-factor/disable', { password, code: '000000' })
    expect([none.status, none.json.error.reason]).toEqual([400, 'TOTP_NOT_ENABLED'])
  })

  it('lets nobody who is signed in guess codes: after ten wrong ones it is locked', async () => {
    const ruth = await someone()
    const { totpURI } = await enrol(ruth)
    const guess = (code: string) => ruth.post<Refusal>('/auth/two-factor/disable', { password, code })
    for (let n = 0; n < 10; n++) expect((await guess('000000')).json.error.reason).toBe('INVALID_CODE')
    const locked = await guess(totpCode(totpURI, inSeconds(30)))
    expect([locked.status, locked.json.error.reason]).toEqual([429, 'ACCOUNT_TEMPORARILY_LOCKED'])
  })

  it.each([
    ['aaaaaaaaaa', 'PASSWORD_REPEATED', 'one character or pattern again and again'],
    ['1234567890', 'PASSWORD_SEQUENCE', 'next to one another'],
    ['password2024', 'PASSWORD_COMMON', 'many people'],
    ['Boazson123', 'PASSWORD_PERSONAL', 'name or e-mail address'],
  ])('refuses the password “%s” wherever one is chosen, and says what is better', async (weak, reason, words) => {
    const name = 'Boazson'
    const ruth = await someone(dashboard, name)
    const token = await resetLink(ruth.email)
    const refusals = [
      await dashboard.browser().post<Refusal>('/auth/sign-up/email', { name, email: anEmail(), password: weak }),
      await ruth.post<Refusal>('/auth/change-password', { currentPassword: password, newPassword: weak }),
      await reset(token, weak),
    ]
    for (const { status, json } of refusals) {
      expect([status, json.error.code, json.error.reason]).toEqual([400, 'bad_request', reason])
      expect(json.error.message).toContain(words)
      expect(json.error.message).toContain('three or four words')
      expect(json.error.message).not.toContain(weak)
    }
    expect((await signIn(ruth.email)).reply.status).toBe(200)
    expect((await reset(token)).status).toBe(200) // a weak password has not used the link up
  })
})
