import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { type FastifyInstance, fastify } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { webAppRoutes } from './web-app.routes.ts'

const script = 'console.log("x")'.repeat(50)
let folder: string
let app: FastifyInstance

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'berea-web-'))
  const dist = join(folder, 'dist')
  mkdirSync(join(dist, 'assets'), { recursive: true })
  writeFileSync(join(folder, 'secret.txt'), 'not to be seen')
  writeFileSync(
    join(dist, 'index.html'),
    '<!doctype html><meta property="csp-nonce" nonce="__CSP_NONCE__"><script nonce="__CSP_NONCE__" src="/dashboard/assets/index-1a2b.js"></script>',
  )
  writeFileSync(join(dist, 'favicon.svg'), '<svg/>')
  writeFileSync(join(dist, 'assets', 'index-1a2b.js'), script)
  writeFileSync(join(dist, 'assets', 'index-1a2b.js.br'), brotliCompressSync(script))
  writeFileSync(join(dist, 'assets', 'index-1a2b.js.gz'), gzipSync(script))
  writeFileSync(join(dist, 'assets', 'plain-1a2b.css'), 'a{}')
  app = fastify()
  await app.register(webAppRoutes({ folder: dist, isSecure: false, frontPage: '/study', refuseOthers: async () => {} }))
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

it('leads from / to the front page', async () => {
  const { statusCode, headers } = await app.inject('/')
  expect([statusCode, headers.location]).toEqual([302, '/study'])
})

it.each(['/dashboard', '/dashboard/', '/dashboard/keys', '/dashboard/keys/key_1', '/dashboard/sign-up?invitation=x'])(
  'gives the page at %s, with a nonce of its own that the policy names',
  async (url) => {
    const [one, two] = [await app.inject(url), await app.inject(url)]
    expect([one.statusCode, one.headers['content-type'], one.headers['cache-control']]).toEqual([
      200,
      'text/html; charset=utf-8',
      'no-store',
    ])
    const nonces = [...one.body.matchAll(/nonce="([^"]+)"/g)].map(([, nonce]) => nonce)
    expect(nonces).toHaveLength(2)
    expect(new Set(nonces).size).toBe(1)
    expect(Buffer.from(nonces[0]!, 'base64')).toHaveLength(16)
    expect(one.headers['content-security-policy']).toBe(
      `default-src 'self'; script-src 'nonce-${nonces[0]}' 'strict-dynamic'; style-src 'self' 'nonce-${nonces[0]}'; img-src 'self' data:; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'`,
    )
    expect(two.body).not.toContain(nonces[0]!)
    expect(one.headers).toMatchObject({ 'x-frame-options': 'DENY', 'referrer-policy': 'same-origin' })
  },
)

it.each([
  ['br, gzip', 'br'],
  ['gzip', 'gzip'],
  ['identity', undefined],
])('serves an asset for ever, as the browser takes it: %s', async (accepts, coding) => {
  const reply = await app.inject({ url: '/dashboard/assets/index-1a2b.js', headers: { 'accept-encoding': accepts } })
  expect([reply.statusCode, reply.headers['content-encoding'], reply.headers['cache-control']]).toEqual([
    200,
    coding,
    'public, max-age=31536000, immutable',
  ])
  expect(reply.headers['content-type']).toMatch(/javascript/)
  expect(reply.headers.vary).toMatch(/accept-encoding/i)
  if (coding === undefined) expect(reply.body).toBe(script)
})

it('serves what was not compressed as it is, and the files beside the page for a moment', async () => {
  const plain = await app.inject({
    url: '/dashboard/assets/plain-1a2b.css',
    headers: { 'accept-encoding': 'br, gzip' },
  })
  expect([plain.statusCode, plain.body, plain.headers['content-encoding']]).toEqual([200, 'a{}', undefined])
  const icon = await app.inject('/dashboard/favicon.svg')
  expect([icon.statusCode, icon.headers['content-type'], icon.headers['cache-control']]).toEqual([
    200,
    'image/svg+xml',
    'no-cache',
  ])
})

it.each([
  '/dashboard/assets/gone-1a2b.js',
  '/dashboard/gone.svg',
  '/dashboard/assets/..%2f..%2fsecret.txt',
  '/dashboard/..%2fsecret.txt',
  '/dashboard/%2e%2e/secret.txt',
  '/dashboard/assets/%2e%2e/%2e%2e/secret.txt',
  '/dashboard/assets/..\\..\\secret.txt',
  '/dashboard/assets/.hidden',
  '/dashboard/api/nothing',
  '/dashboard/api',
])('gives no file that is not there or not of the build: %s', async (url) => {
  const reply = await app.inject(url)
  expect(reply.body).not.toContain('not to be seen')
  expect(reply.statusCode === 200 ? reply.headers['content-type'] : 'none').toMatch(/^text\/html|^none/)
  if (/gone|api/.test(url)) expect(reply.statusCode).toBeGreaterThanOrEqual(400)
})

it('says what to do where nothing is built', async () => {
  const empty = fastify()
  await empty.register(
    webAppRoutes({
      folder: join(folder, 'nothing'),
      isSecure: true,
      frontPage: '/dashboard',
      refuseOthers: async () => {},
    }),
  )
  const reply = await empty.inject('/dashboard')
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([503, 'text/html; charset=utf-8'])
  expect(reply.body).toContain('npm run setup')
  expect(reply.headers['strict-transport-security']).toBe('max-age=31536000')
  await empty.close()
})
