import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnBothDatabases } from './both-databases.ts'
import { aDashboard, password } from './dashboard-app.ts'
import { bearer, LIVE_KEY } from './in-process-app.ts'
import { keylessV1, sampleRequests } from './sample-requests.ts'

/** What answers without a session. Adding one is a decision, not a slip. */
const withoutSession = [
  'GET /dashboard/api/session',
  'POST /dashboard/api/auth/sign-up/email',
  'POST /dashboard/api/auth/sign-in/email',
  'POST /dashboard/api/auth/sign-out',
  'POST /dashboard/api/auth/send-verification-email',
  'GET /dashboard/api/auth/verify-email',
  'POST /dashboard/api/auth/request-password-reset',
  'POST /dashboard/api/auth/reset-password',
  // the second step of signing in: the cookie of the first one stands for the session
  'POST /dashboard/api/auth/two-factor/verify-totp',
  'POST /dashboard/api/auth/two-factor/verify-backup-code',
]

/** Enough of a body to get past its schema, where the guard comes after it. */
const bodies: Record<string, object> = {
  '/auth/change-password': { currentPassword: password, newPassword: password },
  '/auth/update-user': { name: 'Ruth' },
  '/auth/delete-user': { password },
  '/auth/revoke-session': { token: 'x' },
  '/auth/two-factor/enable': { password },
  '/auth/two-factor/disable': { password },
  '/auth/two-factor/generate-backup-codes': { password },
  '/auth/two-factor/verify-totp': { code: '000000' },
  '/auth/two-factor/verify-backup-code': { code: 'x' },
}

describeOnBothDatabases('the routes of people and the routes of keys', (database) => {
  let dashboard: Awaited<ReturnType<typeof aDashboard>>
  let cookie: string
  beforeAll(async () => {
    dashboard = await aDashboard(database())
    const browser = dashboard.browser()
    await browser.post('/auth/sign-up/email', { name: 'Ruth', email: 'ruth@example.org', password })
    cookie = [...browser.jar].map((pair) => pair.join('=')).join('; ')
  })
  afterAll(() => dashboard?.app.close())

  const routes = (prefix: string) =>
    dashboard.app.routeTable.filter(({ method, url }) => method !== 'HEAD' && url.startsWith(prefix))
  const ask = (method: string, url: string, headers: Record<string, string>) =>
    dashboard.app.inject({
      method: method as 'GET',
      url: url.replace(/:\w+/g, 'x'),
      headers: { 'sec-fetch-site': 'same-origin', ...headers },
      ...(method === 'GET' ? {} : { payload: bodies[url.replace('/dashboard/api', '')] ?? {} }),
    })

  it('keep apart: a session opens nothing under /v1', async () => {
    const found = routes('/v1')
    expect(found.length).toBeGreaterThan(10)
    for (const { method, url } of found) {
      const { url: sample = url, body } = sampleRequests[`${method} ${url}`]!
      const reply = await dashboard.app.inject({
        method: method as 'GET',
        url: sample,
        headers: { cookie },
        ...(body === undefined ? {} : { payload: body }),
      })
      expect([reply.statusCode, method, url]).toEqual([keylessV1.includes(url) ? 200 : 401, method, url])
    }
  })

  it('are behind a session, but for a closed list, and no API key stands for one', async () => {
    const found = routes('/dashboard/api')
    expect(found.map(({ method, url }) => `${method} ${url}`)).toEqual(expect.arrayContaining(withoutSession))
    for (const { method, url } of found) {
      if (withoutSession.includes(`${method} ${url}`)) continue
      for (const headers of [{}, bearer(LIVE_KEY), { ...bearer(LIVE_KEY), cookie: 'berea.session_token=x.y' }]) {
        const reply = await ask(method, url, headers)
        expect([reply.statusCode, reply.json().error?.code, method, url]).toEqual([401, 'not_signed_in', method, url])
      }
    }
  })

  it('answer no key with anybody’s session, where they answer all', async () => {
    const reply = await ask('GET', '/dashboard/api/session', bearer(LIVE_KEY))
    expect(reply.json()).toMatchObject({ person: null, account: null })
  })

  it('are apart in the contract too: it names no route of people', async () => {
    const { paths, components } = (await dashboard.app.inject('/v1/openapi.json')).json()
    const described = Object.keys(paths).map((path) => `/v1${path.replace(/\{(\w+)\}/g, ':$1')}`)
    expect(described.sort()).toEqual([...new Set(routes('/v1').map(({ url }) => url))].sort())
    expect(JSON.stringify(components)).not.toMatch(/not_signed_in|forbidden/)
  })

  it('are for operators alone below /operator', async () => {
    const found = routes('/dashboard/api/operator/')
    expect(found.length).toBeGreaterThan(2)
    for (const { method, url } of found) {
      const reply = await ask(method, url, { cookie })
      expect([reply.statusCode, reply.json().error?.code, method, url]).toEqual([403, 'forbidden', method, url])
    }
  })

  it('refuse what changes something and comes from elsewhere, whatever it is', async () => {
    for (const { method, url } of routes('/dashboard/api').filter((route) => route.method !== 'GET')) {
      const reply = await ask(method, url, { cookie, 'sec-fetch-site': 'cross-site' })
      expect([reply.statusCode, reply.json().error?.code, method, url]).toEqual([403, 'forbidden', method, url])
    }
  })

  it('have headers that keep others from framing, sniffing and caching them', async () => {
    for (const { method, url } of routes('/dashboard/api')) {
      const { headers } = await ask(method, url, {})
      expect(headers, url).toMatchObject({
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'x-frame-options': 'DENY',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'same-origin',
        'cache-control': 'no-store',
      })
      expect(headers['access-control-allow-origin']).toBeUndefined()
    }
  })
})
