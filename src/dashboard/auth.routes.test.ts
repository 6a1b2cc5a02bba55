import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { describeOnBothDatabases } from '../../tests/both-databases.ts'
import { aDashboard, password } from '../../tests/dashboard-app.ts'
import { anEmail, type Refusal, tokenIn, visitorsOf } from '../../tests/dashboard-visitors.ts'
import { createKey } from '../access/api-keys/index.ts'
import { forgetExpired } from '../access/people/index.ts'
import { systemClock } from '../platform/clock.ts'
import { createIds } from '../platform/ids.ts'
import type { Session } from './contract.ts'

type Dashboard = Awaited<ReturnType<typeof aDashboard>>

describeOnBothDatabases('signing up and in', (database) => {
  let dashboard: Dashboard
  beforeAll(async () => {
    dashboard = await aDashboard(database())
  })
  afterAll(() => dashboard?.app.close())

  const rows = async (text: string) => (await database().db.execute<Record<string, unknown>>(text)).rows

  const { someone, signIn, personOf } = visitorsOf(() => dashboard)

  it('signs up, is signed in, signs out and in again', async () => {
    const ruth = await someone()
    expect(await personOf(ruth)).toEqual({
      id: expect.stringMatching(/^pers_/),
      name: 'Ruth',
      email: ruth.email,
      emailVerified: false,
      twoFactorEnabled: false,
      isOperator: false,
    })
    expect((await ruth.post('/auth/sign-out')).status).toBe(200)
    expect(await personOf(ruth)).toBeNull()
    const again = await signIn(ruth.email.toUpperCase())
    expect(again.reply.status).toBe(200)
    expect(await personOf(again)).toMatchObject({ email: ruth.email })
  })

  it('opens an account on the plan free without API access, one a person', async () => {
    const { id } = await someone()
    expect(
      await rows(
        `select a.name, a.plan, a.api_access from accounts a join account_holders h on h.account_id = a.id where h.person_id = '${id}'`,
      ),
    ).toEqual([{ name: 'Ruth', plan: 'free', api_access: 'none' }])
  })

  it('opens the account at the next look where a killed service left none, once', async () => {
    const ruth = await someone()
    await rows(`delete from account_holders where person_id = '${ruth.id}'`)
    await Promise.all(Array.from({ length: 5 }, () => personOf(ruth)))
    expect(await rows(`select count(*)::int as n from account_holders where person_id = '${ruth.id}'`)).toEqual([
      { n: 1 },
    ])
    expect(
      await rows(
        `select count(*)::int as n from audit_log where action = 'account.opened' and actor in (select 'holder:' || account_id from account_holders where person_id = '${ruth.id}')`,
      ),
    ).toEqual([{ n: 1 }])
  })

  it('takes many at once on whatever connections there are', async () => {
    const made = await Promise.all(Array.from({ length: 12 }, () => someone()))
    expect(new Set(made.map(({ id }) => id)).size).toBe(12)
  })

  it('lets one of two have an address', async () => {
    const email = anEmail()
    const both = await Promise.all(
      [1, 2].map(() => dashboard.browser().post('/auth/sign-up/email', { name: 'Ruth', email, password })),
    )
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400])
    expect(await rows(`select count(*)::int as n from people where email = '${email}'`)).toEqual([{ n: 1 }])
  })

  it.each([
    [{ name: '' }, 'REFUSED'],
    [{ name: 'x'.repeat(201) }, 'REFUSED'],
    [{ name: 'a\nb' }, 'REFUSED'],
    [{ password: 'short' }, 'PASSWORD_TOO_SHORT'],
    [{ password: 'x'.repeat(129) }, 'PASSWORD_TOO_LONG'],
    [{ image: 'https://evil.example/pixel.gif' }, 'FIELD_NOT_ALLOWED'],
    [{ email: 'nonsense' }, undefined],
    [{ email: undefined }, undefined],
    [{ email: 'ruth@example.org\r\nBcc: eve@evil.example' }, undefined],
    [{ email: 'ruth@example.org, eve@evil.example' }, undefined],
    [{ name: 'Ruth\r\nBcc: eve@evil.example' }, 'REFUSED'],
    [{ email: `${'x'.repeat(250)}@example.org` }, 'INVALID_EMAIL'],
  ])('refuses to sign up with %j', async (over, reason) => {
    const body = { name: 'Ruth', email: anEmail(), password, ...over }
    const reply = await dashboard.browser().post<Refusal>('/auth/sign-up/email', body)
    expect(reply.status, reply.text).toBe(400)
    expect(reply.json.error.code).toBe('bad_request')
    if (reason !== undefined) expect(reply.json.error.reason).toBe(reason)
  })

  it('does not let anybody make themselves confirmed, an operator, or somebody else', async () => {
    const browser = dashboard.browser()
    const more = { emailVerified: true, twoFactorEnabled: true, id: 'pers_mine', isOperator: true, role: 'admin' }
    const email = anEmail()
    const reply = await browser.post('/auth/sign-up/email', { name: 'Ruth', email, password, ...more })
    const [person] = await rows(`select id, email_verified from people where email = '${email}'`)
    if (reply.status === 200) expect(person).toMatchObject({ email_verified: false })
    expect(person?.id).not.toBe('pers_mine')
    const ruth = await someone()
    for (const body of [{ email: anEmail() }, { emailVerified: true }, { twoFactorEnabled: true }, { role: 'admin' }])
      expect((await ruth.post('/auth/update-user', body)).status).toBe(400)
    expect(await personOf(ruth)).toMatchObject({ emailVerified: false, isOperator: false, email: ruth.email })
  })

  it('says one thing for a wrong password and an unknown address', async () => {
    const { email } = await someone()
    const [wrong, unknown] = [await signIn(email, 'not this one at all'), await signIn(anEmail())]
    expect(wrong.reply.status).toBe(401)
    expect(wrong.reply.json.error).toEqual(unknown.reply.json.error)
    expect(wrong.reply.json.error).toMatchObject({ code: 'not_signed_in', reason: 'INVALID_EMAIL_OR_PASSWORD' })
  })

  it('begins a session of its own at each sign-in, whatever cookie came with it', async () => {
    const { email, jar } = await someone()
    const planted = new Map(jar)
    const other = dashboard.browser()
    for (const [name, value] of planted) other.jar.set(name, value)
    await other.post('/auth/sign-in/email', { email, password })
    for (const [name, value] of planted) expect(other.jar.get(name)).not.toBe(value)
  })

  it('keeps its cookie from scripts, other sites and other paths; believes no forged or foreign one', async () => {
    const browser = dashboard.browser()
    const reply = await browser.post('/auth/sign-up/email', { name: 'Ruth', email: anEmail(), password })
    const cookies = reply.headers.getSetCookie()
    expect(cookies).toHaveLength(1)
    expect(cookies[0]).toMatch(/^berea\.session_token=.+; Max-Age=604800; Path=\/dashboard; HttpOnly; SameSite=Lax$/)
    const [token] = browser.jar.get('berea.session_token')!.split('.')
    for (const forged of [token!, `${token}.`, `${token}.AAAA`, 'x'.repeat(4_000)]) {
      const other = dashboard.browser()
      other.jar.set('berea.session_token', forged)
      expect(await personOf(other)).toBeNull()
    }
  })

  it('lasts a week from the last day it was used, by the one route that can send the cookie again', async () => {
    const ruth = await someone()
    const age = (days: number) =>
      rows(`update sessions set expires_at = now() + interval '${days} days' where person_id = '${ruth.id}'`)
    const left = async () => {
      const [session] = await rows(
        `select extract(epoch from expires_at - now())::int as seconds from sessions where person_id = '${ruth.id}'`,
      )
      return Math.round((session!.seconds as number) / 86_400)
    }
    await age(5)
    expect((await ruth.get('/operator/invitations')).status).toBe(403)
    expect(await left()).toBe(5)
    const renewed = await ruth.get<Session>('/session')
    expect(renewed.headers.getSetCookie()[0]).toMatch(/^berea\.session_token=.+; Max-Age=604800;/)
    expect(await left()).toBe(7)
    expect((await ruth.get<Session>('/session')).headers.getSetCookie()).toEqual([])
    await age(-1)
    expect(await personOf(ruth)).toBeNull()
    await age(-1)
    await forgetExpired(database().db, new Date())
    expect(await rows(`select count(*)::int as n from sessions where person_id = '${ruth.id}'`)).toEqual([{ n: 0 }])
  })

  it('is 500 and never 401 when the database is gone', async () => {
    const ruth = await someone()
    const printed = vi.spyOn(console, 'error')
    const gone = new Proxy(database().db, {
      get: (_, name) => () => {
        throw new Error(`connect ECONNREFUSED (${String(name)})`)
      },
    })
    const cut = await aDashboard({ ...database(), db: gone })
    const browser = cut.browser()
    for (const [name, value] of ruth.jar) browser.jar.set(name, value)
    for (const reply of [
      await browser.get<Refusal>('/session'),
      await browser.get<Refusal>('/operator/invitations'),
      await browser.post<Refusal>('/auth/sign-in/email', { email: ruth.email, password }),
    ]) {
      expect([reply.status, reply.json.error.code]).toEqual([500, 'server_error'])
      expect(reply.text).not.toContain('ECONNREFUSED')
    }
    expect(printed).not.toHaveBeenCalled()
    await cut.app.close()
  })

  it('lists the sessions, ends one, and ends all others', async () => {
    const here = await someone()
    const there = await signIn(here.email)
    const third = await signIn(here.email)
    const { json: list } = await here.get<{ id: string; token: string }[]>('/auth/list-sessions')
    expect(list).toHaveLength(3)
    const [own] = here.jar.get('berea.session_token')!.split('.')
    const { sessionId } = (await here.get<Session>('/session')).json
    expect(list.find(({ id }) => id === sessionId)?.token).toBe(own)
    expect(list[0]).toMatchObject({ ipAddress: '127.0.0.1', userAgent: expect.any(String) })
    const [token] = there.jar.get('berea.session_token')!.split('.')
    expect((await here.post('/auth/revoke-session', { token })).status).toBe(200)
    expect([await personOf(there), (await personOf(third))?.email]).toEqual([null, here.email])
    expect((await here.post('/auth/revoke-other-sessions')).status).toBe(200)
    expect([(await personOf(here))?.email, await personOf(third)]).toEqual([here.email, null])
  })

  it('does not end the session of another', async () => {
    const [ruth, naomi] = [await someone(), await someone()]
    const [token] = naomi.jar.get('berea.session_token')!.split('.')
    await ruth.post('/auth/revoke-session', { token })
    expect(await personOf(naomi)).not.toBeNull()
  })

  it('changes name and language', async () => {
    const ruth = await someone()
    expect((await ruth.post('/auth/update-user', { name: 'Ruth Boaz', language: 'es' })).status).toBe(200)
    expect(await personOf(ruth)).toMatchObject({ name: 'Ruth Boaz' })
    expect(await rows(`select language from people where id = '${ruth.id}'`)).toEqual([{ language: 'es' }])
    for (const body of [{ name: '' }, { language: 'fr' }, {}])
      expect((await ruth.post('/auth/update-user', body)).status).toBe(400)
  })

  it('changes the password, which ends all other sessions', async () => {
    const ruth = await someone()
    const there = await signIn(ruth.email)
    const newPassword = 'another long password'
    const wrong = await ruth.post<Refusal>('/auth/change-password', { currentPassword: 'wrong one', newPassword })
    expect([wrong.status, wrong.json.error.reason]).toEqual([400, 'INVALID_PASSWORD'])
    expect((await ruth.post('/auth/change-password', { currentPassword: password, newPassword })).status).toBe(200)
    expect([await personOf(there), (await personOf(ruth))?.id]).toEqual([null, ruth.id])
    expect((await signIn(ruth.email)).reply.status).toBe(401)
    expect((await signIn(ruth.email, newPassword)).reply.status).toBe(200)
  })

  it('resets the password by a link that works once and ends all sessions; says nothing of who is known', async () => {
    const ruth = await someone()
    const before = dashboard.mails.length
    const unknown = await dashboard.browser().post('/auth/request-password-reset', { email: anEmail() })
    const known = await dashboard.browser().post('/auth/request-password-reset', { email: ruth.email })
    expect([unknown.status, unknown.text]).toEqual([known.status, known.text])
    expect(dashboard.mails).toHaveLength(before + 1)
    const { to, text } = dashboard.mails.at(-1)!
    expect(to).toBe(ruth.email)
    expect(text).toContain('http://127.0.0.1:4310/dashboard/reset-password?token=')
    expect(JSON.stringify(await rows('select * from verifications'))).not.toContain(tokenIn(text))
    const reset = (token: string) =>
      dashboard.browser().post<Refusal>('/auth/reset-password', { newPassword: 'another long password', token })
    expect((await reset('nonsense')).json.error.reason).toBe('INVALID_TOKEN')
    const both = await Promise.all([reset(tokenIn(text)), reset(tokenIn(text))])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400])
    expect(await personOf(ruth)).toBeNull()
    expect((await signIn(ruth.email, 'another long password')).reply.status).toBe(200)
  })

  it('confirms the address by a link, which signs nobody in', async () => {
    const ruth = await someone()
    const mail = dashboard.mails.findLast(({ to }) => to === ruth.email)!
    const other = dashboard.browser()
    const path = `/auth/verify-email?token=${tokenIn(mail.text)}`
    const foreign = await other.get(path, { 'sec-fetch-site': 'none' })
    expect([foreign.status, (await personOf(ruth))?.emailVerified]).toEqual([403, false])
    expect((await other.get(path)).status).toBe(200)
    expect(await personOf(other)).toBeNull()
    expect(await personOf(ruth)).toMatchObject({ emailVerified: true })
    expect((await other.get<Refusal>('/auth/verify-email?token=nonsense')).json.error.reason).toBe('INVALID_TOKEN')
  })

  it('deletes the person with the account, its keys and every trace; only with the password', async () => {
    const ruth = await someone(dashboard, 'Ruth the Moabite')
    await signIn(ruth.email)
    await dashboard.browser().post('/auth/request-password-reset', { email: ruth.email })
    const [held] = await rows(`select account_id from account_holders where person_id = '${ruth.id}'`)
    const accountId = held!.account_id as string
    const deps = { db: database().db, newId: createIds(systemClock), now: systemClock }
    await rows(`update accounts set api_access = 'approved' where id = '${accountId}'`)
    await createKey(deps, { accountId, name: 'her key', scopes: ['verses'], livemode: true }, { actor: 'holder:test' })
    for (const body of [{}, { password: 'wrong one' }])
      expect((await ruth.post('/auth/delete-user', body)).status).toBe(400)
    expect(await personOf(ruth)).not.toBeNull()
    expect((await ruth.post('/auth/delete-user', { password })).status).toBe(200)
    expect(await personOf(ruth)).toBeNull()
    expect((await signIn(ruth.email)).reply.status).toBe(401)
    const tables = await rows(`select tablename from pg_tables where schemaname = 'public'`)
    for (const { tablename } of tables) {
      const [dump] = await rows(`select string_agg(t::text, ' ') as text from ${tablename} t`)
      for (const trace of [ruth.id, ruth.email, accountId, 'Ruth the Moabite', 'her key'])
        expect(dump?.text ?? '', `${tablename}`).not.toContain(trace)
    }
  })

  it('does not delete while a request of the account is under way, and says so', async () => {
    const ruth = await someone()
    const [held] = await rows(`select account_id from account_holders where person_id = '${ruth.id}'`)
    await rows(
      `insert into credit_reservations (id, account_id, key_id, state, endpoint, credits_reserved, provider_micros_reserved, day, month, created_at, lease_ends_at) values ('r_${ruth.id}', '${held!.account_id}', 'key_x', 'open', 'x', 1, 0, '2026-05-01', '2026-05-01', now(), now())`,
    )
    const reply = await ruth.post<Refusal>('/auth/delete-user', { password })
    expect([reply.status, reply.json.error.message]).toEqual([400, expect.stringContaining('under way')])
    expect(await personOf(ruth)).not.toBeNull()
  })

  describe('what another site makes a browser send', () => {
    it.each([
      [{ 'sec-fetch-site': 'cross-site' }, 403],
      [{ 'sec-fetch-site': 'same-site' }, 403],
      [{ 'sec-fetch-site': 'none' }, 403],
      [{ 'sec-fetch-site': 'cross-site', origin: 'http://127.0.0.1:4310' }, 403],
      [{ 'sec-fetch-site': 'same-origin' }, 200],
    ])('is refused: %j is %i', async (headers, status) => {
      const ruth = await someone()
      expect((await ruth.post('/auth/sign-out', undefined, headers as never)).status).toBe(status)
      expect((await personOf(ruth)) === null).toBe(status === 200)
    })

    it.each([
      [{}, 403],
      [{ origin: 'null' }, 403],
      [{ origin: 'https://evil.example' }, 403],
      [{ origin: 'http://127.0.0.1:4310.evil.example' }, 403],
      [{ origin: 'http://127.0.0.1:4310' }, 200],
    ])('is known by its origin in an old browser: %j is %i', async (headers, status) => {
      const ruth = await someone()
      const cookie = [...ruth.jar].map((pair) => pair.join('=')).join('; ')
      const reply = await fetch(`${dashboard.address}/dashboard/api/auth/sign-out`, {
        method: 'POST',
        headers: { cookie, ...headers },
      })
      expect(reply.status).toBe(status)
    })

    it('is refused as a form, too', async () => {
      const reply = await fetch(`${dashboard.address}/dashboard/api/auth/sign-in/email`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
        body: 'email=a@b.c&password=x',
      })
      expect(reply.status).toBe(415)
    })
  })

  it.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/dashboard/../../evil',
    '/dashboard//evil.example',
    '/v1/usage',
    'javascript:alert(1)',
    5,
  ])('leads nowhere but to its own pages: not to %j', async (target) => {
    const { email } = await someone()
    for (const field of ['callbackURL', 'redirectTo', 'errorCallbackURL', 'newUserCallbackURL']) {
      const reply = await dashboard.browser().post<Refusal>('/auth/sign-in/email', { email, password, [field]: target })
      expect([reply.status, reply.headers.get('location')]).toEqual([400, null])
    }
    const query = `/auth/verify-email?token=x&callbackURL=${encodeURIComponent(target)}`
    expect((await dashboard.browser().get(query)).status).toBe(400)
  })

  it('has nothing of Better Auth but what it names', async () => {
    const ruth = await someone()
    const there = [
      ...[
        'GET /get-session',
        'GET /list-accounts',
        'GET /ok',
        'GET /error',
        'POST /change-email',
        'POST /sign-in/social',
      ],
      ...['POST /link-social', 'POST /get-access-token', 'GET /delete-user/callback', 'POST /two-factor/send-otp'],
    ]
    for (const each of there) {
      const [method, path] = each.split(' ') as [string, string]
      const reply = await ruth.call<Refusal>(method, `/dashboard/api/auth${path}`)
      expect([reply.status, reply.json.error.code], each).toEqual([404, 'not_found'])
    }
  })
})

describeOnBothDatabases('signing up with a mail server', (database) => {
  let dashboard: Dashboard
  beforeAll(async () => {
    dashboard = await aDashboard(database(), { sendsMail: true, publicUrl: 'https://berea.example' })
  })
  afterAll(() => dashboard?.app.close())

  const signUp = (body: object, headers = {}) =>
    dashboard.browser().post<{ token: null }>('/auth/sign-up/email', { name: 'Ruth', password, ...body }, headers)

  it('needs the address confirmed, and does not say whether it is known', async () => {
    const email = anEmail()
    const first = await signUp({ email })
    const again = await signUp({ email, password: 'another long password' })
    const shape = (json: object) =>
      JSON.parse(JSON.stringify(json, (key, value) => (/At$|^id$/.test(key) ? key : value)))
    expect([first.status, again.status, shape(again.json)]).toEqual([200, 200, shape(first.json)])
    expect(first.json.token).toBeNull()
    const [confirm, notice] = dashboard.mails.filter(({ to }) => to === email)
    expect(notice!.subject).toBe('You have an account already')
    const browser = dashboard.browser()
    const early = await browser.post<Refusal>('/auth/sign-in/email', { email, password })
    expect([early.status, early.json.error.reason]).toEqual([403, 'EMAIL_NOT_VERIFIED'])
    await browser.get(`/auth/verify-email?token=${tokenIn(confirm!.text)}`)
    const late = await browser.post('/auth/sign-in/email', { email, password })
    expect(late.status).toBe(200)
    expect(late.headers.getSetCookie()[0]).toMatch(/^__Secure-berea\.session_token=.+; HttpOnly; Secure; SameSite=Lax$/)
    expect(late.headers.get('strict-transport-security')).toMatch(/max-age=\d+/)
  })

  it('writes in the language of the page, else of the browser', async () => {
    for (const [body, headers, subject] of [
      [{}, { 'accept-language': 'fr, es;q=0.9, en;q=0.8' }, 'Confirme su dirección de correo'],
      [{ language: 'es' }, { 'accept-language': 'en' }, 'Confirme su dirección de correo'],
      [{}, {}, 'Confirm your e-mail address'],
    ] as const) {
      const email = anEmail()
      await signUp({ email, ...body }, headers)
      expect(dashboard.mails.findLast(({ to }) => to === email)!.subject).toBe(subject)
    }
  })
})
