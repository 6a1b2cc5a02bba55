import { request } from 'node:http'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnBothDatabases } from '../../tests/both-databases.ts'
import { aDashboard, password } from '../../tests/dashboard-app.ts'
import { anEmail } from '../../tests/dashboard-visitors.ts'

describeOnBothDatabases('a dashboard whose public address is set', (database) => {
  let dashboard: Awaited<ReturnType<typeof aDashboard>>
  beforeAll(async () => {
    dashboard = await aDashboard(database(), { publicUrl: 'https://berea.example', isPublicUrlSet: true })
  })
  afterAll(() => dashboard?.app.close())

  type Headers = Record<string, string>
  const ask = (method: string, path: string, headers: Headers, body?: object) =>
    new Promise<{ status: number; text: string }>((resolve, reject) => {
      const { port } = new URL(dashboard.address)
      const all = { ...headers, ...(body && { 'content-type': 'application/json' }) }
      const sent = request({ host: '127.0.0.1', port, method, path, headers: all }, (reply) => {
        let text = ''
        reply.on('data', (chunk) => {
          text += chunk
        })
        reply.on('end', () => resolve({ status: reply.statusCode!, text }))
      })
      sent.on('error', reject)
      sent.end(body && JSON.stringify(body))
    })
  const signUp = (headers: Headers) =>
    ask('POST', '/dashboard/api/auth/sign-up/email', headers, { name: 'Ruth', email: anEmail(), password })

  const host = 'berea.example'
  const origin = 'https://berea.example'

  it('answers its own pages', async () => {
    expect((await signUp({ host, origin, 'sec-fetch-site': 'same-origin' })).status).toBe(200)
    expect((await signUp({ host, origin })).status).toBe(200)
    expect((await signUp({ host: 'Berea.Example:443', origin })).status).toBe(200)
    expect((await ask('GET', '/dashboard/api/session', { host })).status).toBe(200)
  })

  it.each([
    { host: 'evil.example', origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' }, // a name bound anew
    { host: 'evil.example', origin: 'https://evil.example' },
    { host: 'evil.example', origin },
    { host: '127.0.0.1', origin, 'sec-fetch-site': 'same-origin' },
    { host: 'berea.example.evil.example', origin },
    { host: 'berea.example:8080', origin },
    { host, origin: 'http://berea.example', 'sec-fetch-site': 'same-origin' }, // http under https
    { host, origin: 'http://berea.example' },
    { host, origin: 'https://berea.example:8443' },
    { host, origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
    { host, origin: 'null', 'sec-fetch-site': 'same-origin' },
    { host, 'sec-fetch-site': 'same-site' },
    { host },
  ] as Headers[])('refuses to change anything for %j', async (headers) => {
    const { status, text } = await signUp(headers)
    expect([status, text]).toEqual([403, expect.stringContaining('"forbidden"')])
  })

  it('shows nothing under another name, and says which is right', async () => {
    for (const path of ['/dashboard', '/dashboard/keys', '/dashboard/api/session', '/dashboard/api/keys']) {
      const { status, text } = await ask('GET', path, { host: 'evil.example' })
      expect([path, status]).toEqual([path, 403])
      expect(text).toContain('https://berea.example')
      expect(text).toContain('BEREA_PUBLIC_URL')
    }
  })

  it('leaves the API and the probes to whatever name they are asked under', async () => {
    for (const path of ['/v1/openapi.json', '/healthz'])
      expect((await ask('GET', path, { host: '10.0.0.7:4310' })).status).toBe(200)
  })
})
