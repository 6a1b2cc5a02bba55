import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { describe, expect, it } from 'vitest'
import { createReadiness, errorCatalogue } from '../src/http/index.ts'
import { fakeEngine } from './fake-engine.ts'
import { inMemoryCredits } from './in-memory-credits.ts'
import {
  aCaller,
  bearer,
  inProcessApp,
  LIVE_KEY,
  OTHER_WRONG_SCOPE_KEY,
  TEST_KEY,
  WRONG_SCOPE_KEY,
} from './in-process-app.ts'
import { keylessV1, sampleRequests } from './sample-requests.ts'

const app = await inProcessApp()
const routes = app.routeTable.filter(({ method }) => method !== 'HEAD').map(({ method, url }) => `${method} ${url}`)
const json = { 'content-type': 'application/json' }

const send = (route: string, over: InjectOptions = {}) => {
  const { url, body, headers: own } = sampleRequests[route]!
  const method = route.split(' ')[0] as 'GET'
  const headers = { ...bearer(LIVE_KEY), ...(body ? json : {}), ...own, ...over.headers }
  return app.inject({ method, url, ...(body ? { payload: JSON.stringify(body) } : {}), ...over, headers })
}

/** The one form every refusal has: envelope, code, status and request id all agree. */
function expectRefusal(response: LightMyRequestResponse, code: keyof typeof errorCatalogue): string {
  const { status, type } = errorCatalogue[code]
  expect({ status: response.statusCode, body: response.body }).toMatchObject({ status })
  const { error, request_id, ...more } = response.json()
  expect(error).toMatchObject({ code, type })
  expect(Object.keys(error).filter((key) => !['message', 'type', 'code', 'param'].includes(key))).toEqual([])
  expect(more).toEqual({})
  expect(request_id).toMatch(/^req_[0-9A-HJKMNP-TV-Z]{26}$/)
  expect(response.headers['x-request-id']).toBe(request_id)
  expect(response.headers['x-content-type-options']).toBe('nosniff')
  expect(error.message).toMatch(/[.?]$/)
  return error.message
}

it('has a sample request for every route, and no more', () => {
  expect(Object.keys(sampleRequests).sort()).toEqual([...routes].sort())
})

it('serves no benchmark, harness or debugging route', () => {
  expect(routes.filter((route) => /bench|harness|eval|debug|test/i.test(route))).toEqual([])
})

describe.each(routes)('%s', (route) => {
  const sample = sampleRequests[route] ?? { url: '/' }
  const costOf = (response: LightMyRequestResponse) =>
    sample.costIn === undefined ? response.json() : response.json()[sample.costIn]
  const isV1 = sample.url.startsWith('/v1/')

  it('answers the sample, with the standard headers', async () => {
    const response = await send(route)
    expect(response.statusCode, response.body).toBe(200)
    expect(response.headers['x-request-id']).toMatch(/^req_/)
    expect(response.headers['access-control-allow-origin']).toBeUndefined()
    const version = { 'x-api-version': 'v1', 'x-api-revision': '2026.05-v1', 'x-data-retention': 'metadata-only' }
    for (const [name, value] of Object.entries(version)) expect(response.headers[name]).toBe(isV1 ? value : undefined)
  })

  it('refuses a method it does not have, naming those it has', async () => {
    for (const method of ['PATCH', 'DELETE', 'OPTIONS'] as const) {
      const response = await app.inject({ method, url: sample.url, headers: json, payload: '{nonsense' })
      expectRefusal(response, 'method_not_allowed')
      expect(response.headers.allow).toContain(route.split(' ')[0])
    }
  })

  if (isV1 && !keylessV1.includes(sample.url)) {
    it.each([
      ['no key', {}],
      ['an unknown key', bearer('ssa_live_unknown')],
      ['another scheme', { authorization: `Basic ${LIVE_KEY}` }],
      ['an empty key', { authorization: 'Bearer ' }],
    ])('refuses %s, before it looks at the body', async (_, headers) => {
      const method = route.split(' ')[0] as 'GET'
      const body = sample.body ? { headers: { ...headers, ...json }, payload: '{nonsense' } : { headers }
      const response = await app.inject({ method, url: sample.url, ...body })
      expectRefusal(response, 'invalid_api_key')
      expect(response.headers['www-authenticate']).toMatch(/^Bearer/)
    })

    it('refuses a key without its scope, naming the scope', async () => {
      const key = sample.scope === 'prayer' ? OTHER_WRONG_SCOPE_KEY : WRONG_SCOPE_KEY
      const response = await send(route, { headers: bearer(key) })
      if (sample.scope === 'any') return expect(response.statusCode).toBe(200)
      expect(expectRefusal(response, 'insufficient_scope')).toContain(`\`${sample.scope}\``)
    })
  }

  if (sample.body) {
    const fields = Object.keys(sample.body)

    it.each([
      ['malformed JSON', '{"a": '],
      ['nothing', ''],
      ['an array', '[]'],
      ['a string', '"prompt"'],
      ['null', 'null'],
      ['an empty object', '{}'],
      ['bytes that are not UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d])],
      ['a NUL in a text', JSON.stringify({ ...sample.body, [fields[0]!]: 'a\0b' })],
      ['half of a surrogate pair', JSON.stringify({ ...sample.body, [fields[0]!]: '\ud800' })],
      ['__proto__', '{"__proto__": {"admin": true}}'],
      ['a name twice', `{"${fields[0]}": "a", "${fields[0]}": "b"}`],
      ['100,000 levels', '['.repeat(100_000) + ']'.repeat(100_000)],
    ])('refuses %s', async (_, payload) => {
      expectRefusal(await send(route, { payload }), 'bad_request')
    })

    it('refuses an unknown field, naming it and the nearest known one', async () => {
      const response = await send(route, { payload: JSON.stringify({ ...sample.body, [`${fields[0]}s`]: 1 }) })
      expect(expectRefusal(response, 'bad_request')).toBe(
        `Unknown field \`${fields[0]}s\`; did you mean \`${fields[0]}\`?`,
      )
      expect(response.json().error.param).toBe(`/${fields[0]}s`)
    })

    it.each([5, true, null, {}, []])('refuses %j where a text belongs', async (wrong) => {
      const response = await send(route, { payload: JSON.stringify({ ...sample.body, [fields[0]!]: wrong }) })
      expect(expectRefusal(response, 'bad_request')).toContain(`\`${fields[0]}\` must be a string`)
      expect(response.json().error.param).toBe(`/${fields[0]}`)
    })

    it('refuses a body over 1 MiB', async () => {
      const payload = JSON.stringify({ ...sample.body, [fields[0]!]: 'x'.repeat(1_048_576) })
      expectRefusal(await send(route, { payload }), 'request_too_large')
    })

    it.each([
      'text/plain',
      'application/x-www-form-urlencoded',
      'application/json; charset=latin1',
      'application/xml',
      'nonsense',
    ])('refuses the content type %s', async (type) => {
      expectRefusal(await send(route, { headers: { 'content-type': type } }), 'unsupported_media_type')
    })

    it('refuses a body without a content type, and a compressed one', async () => {
      expectRefusal(await send(route, { headers: { 'content-type': undefined } as never }), 'unsupported_media_type')
      expectRefusal(await send(route, { headers: { 'content-encoding': 'gzip' } }), 'unsupported_media_type')
    })

    it('takes UTF-8 by name', async () => {
      expect((await send(route, { headers: { 'content-type': 'application/json; charset=UTF-8' } })).statusCode).toBe(
        200,
      )
    })
  } else {
    it('answers HEAD like GET, without a body', async () => {
      const [get, head] = [await send(route), await send(route, { method: 'HEAD' })]
      expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([
        200,
        '',
        get.headers['content-length'],
      ])
    })
  }

  if (isV1 && !sample.keyless) {
    it('refuses an unknown query field, naming it', async () => {
      const response = await send(route, { url: `${sample.url}?nonsense=1` })
      expect(expectRefusal(response, 'bad_request')).toContain('`nonsense`')
      expect(response.json().error.param).toBe('nonsense')
    })
  }

  if (sample.charged) {
    it('is metered: says what it was estimated and what it cost', async () => {
      const { billing, livemode } = costOf(await send(route))
      expect(livemode).toBe(true)
      expect(billing.creditsCharged).toBeGreaterThanOrEqual(1)
      expect(billing.creditsEstimated).toBeGreaterThanOrEqual(billing.creditsCharged)
      expect(billing).toMatchObject({ priceList: expect.any(String) })
      expect(billing.caps.map(({ scope, period }: { scope: string; period: string }) => `${scope} ${period}`)).toEqual([
        'account day',
        'account month',
      ])
    })

    it('is 402 when its estimate exceeds what is left of a cap: says which, what is left, when it resets', async () => {
      const worked: string[] = []
      const work = async () => {
        worked.push('worked')
        throw new Error('nothing may be worked on that is not paid for')
      }
      const poor = aCaller({
        credits: {
          accountId: 'acct_1',
          lineageId: 'key_1',
          accountCaps: { day: 0, month: 10_000 },
          keyCaps: { day: null, month: null },
        },
      })
      const app = await inProcessApp({
        authenticate: async () => poor,
        engine: fakeEngine({
          writeAnswer: work,
          writeInsights: work,
          writePrayer: work,
          writeTheology: work,
          searchVerses: work,
        }),
      })
      const response = await app.inject({
        method: 'POST',
        url: sample.url,
        headers: { ...bearer(LIVE_KEY), ...json },
        payload: sample.body!,
      })
      expect(expectRefusal(response, 'insufficient_credits')).toMatch(
        /account’s day cap of 0 only 0 are left. It resets at 2026-05-02T00:00:00.000Z/,
      )
      expect(worked).toEqual([])
    })

    it('charges nothing and holds nothing when the work fails', async () => {
      const credits = inMemoryCredits()
      const deps = { store: credits, now: () => new Date('2026-05-01T12:00:00.000Z'), leaseMs: 90_000 }
      const fails = async () => {
        throw new Error('the work fails')
      }
      const app = await inProcessApp({
        credits: { ...deps, ceilings: { day: null, month: null } },
        engine: fakeEngine({
          writeAnswer: fails,
          writeInsights: fails,
          writePrayer: fails,
          writeTheology: fails,
          searchVerses: fails,
        }),
      })
      const request = {
        method: 'POST' as const,
        url: sample.url,
        headers: { ...bearer(LIVE_KEY), ...json },
        payload: sample.body!,
      }
      expectRefusal(await app.inject(request), 'server_error')
      const day = { ownerId: 'acct_1', period: 'day' as const, startsOn: '2026-05-01', amount: 0, cap: 1 }
      expect(await credits.hold({ id: 'probe' } as never, [day])).toMatchObject([{ spent: 0, reserved: 0 }])
    })

    it('gives its reply again under the same idempotency key, and charges once', async () => {
      const headers = { ...bearer(LIVE_KEY), ...json, 'idempotency-key': `once-${sample.url}` }
      const first = await send(route, { headers })
      const again = await send(route, { headers })
      expect([first.statusCode, again.statusCode]).toEqual([200, 200])
      expect(again.json()).toEqual(first.json())
      expect(first.headers['idempotency-replayed']).toBeUndefined()
      expect(again.headers).toMatchObject({
        'idempotency-replayed': 'true',
        'x-data-retention': 'metadata; replay=86400',
      })
      const other = JSON.stringify({ ...sample.body, ...(sample.other ?? { language: 'es' }) })
      const refused = await send(route, { headers, payload: other })
      expectRefusal(refused, 'bad_request')
      expect(refused.json().error.param).toBe('Idempotency-Key')
      for (const key of ['', 'a b', 'x'.repeat(256)])
        expectRefusal(await send(route, { headers: { ...headers, 'idempotency-key': key } }), 'bad_request')
    })

    it('charges a test key nothing', async () => {
      const { billing, livemode } = costOf(await send(route, { headers: bearer(TEST_KEY) }))
      expect([livemode, billing.creditsCharged]).toEqual([false, 0])
    })
  }

  it('says one fixed sentence when something breaks inside, and leaks nothing', async () => {
    const boom = () => {
      throw new Error('select secret from /etc/passwd')
    }
    const broken = await inProcessApp({
      engine: fakeEngine({
        writeAnswer: boom,
        writeInsights: boom,
        writePrayer: boom,
        writeTheology: boom,
        searchVerses: boom,
        verifyVerses: boom,
        readPassage: boom,
        listTranslations: boom,
        listTopics: boom,
        readTopic: boom,
      }),
      readiness: { ...createReadiness({}), problems: boom },
      usage: { readUsage: boom, priceRequest: boom },
    })
    const headers = { ...bearer(LIVE_KEY), ...(sample.body ? json : {}), ...sample.headers }
    const response = await broken.inject({
      method: route.split(' ')[0] as 'GET',
      url: sample.url,
      headers,
      ...(sample.body ? { payload: sample.body } : {}),
    })
    expect(response.body).not.toMatch(/select secret|passwd|"stack"|^\s+at \S+ \(/m)
    if (response.statusCode !== 200) expectRefusal(response, 'server_error')
    if (isV1 && !sample.keyless && !sample.constant) expect(response.statusCode).toBe(500)
  })
})

it('is never 401 when the store of keys fails', async () => {
  const down = await inProcessApp({ authenticate: () => Promise.reject(new Error('connect ECONNREFUSED')) })
  const response = await down.inject({ url: '/v1/translations', headers: bearer(LIVE_KEY) })
  expect(expectRefusal(response, 'server_error')).not.toContain('ECONNREFUSED')
})

describe('paths that lead nowhere', () => {
  it.each(['/', '/v1', '/v1/', '/v1/none', '/v1/assistant/answer/', '/v2/assistant/answer', '/v1/verses'])(
    '%s is 404',
    async (url) => {
      expectRefusal(await app.inject({ method: 'POST', url, headers: json, payload: '{nonsense' }), 'not_found')
    },
  )

  it.each([
    '/v1/passages/%ZZ',
    '/v1/passages/%FF',
    '/%',
    `/v1/passages/${'x'.repeat(201)}`,
    `/v1/passages/${'x'.repeat(17_000)}`,
  ])('a malformed or too long address is 400 (%#)', async (url) => {
    expectRefusal(await app.inject({ url, headers: bearer(LIVE_KEY) }), 'bad_request')
  })

  it('does not believe a request id from outside', async () => {
    const response = await app.inject({ url: '/healthz', headers: { 'x-request-id': 'req_mine' } })
    expect(response.headers['x-request-id']).not.toBe('req_mine')
  })
})
