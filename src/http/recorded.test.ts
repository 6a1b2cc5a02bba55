import { expect, it } from 'vitest'
import { bearer, inProcessApp, LIVE_KEY } from '../../tests/in-process-app.ts'
import { maskForLog, removeSecrets } from '../engine/index.ts'
import { systemClock } from '../platform/clock.ts'
import { createIds } from '../platform/ids.ts'

type Line = Record<string, unknown>

/** The lines of a request, as the log that is not searched for private details gets them. */
async function linesOf(request: { method: 'GET' | 'POST'; url: string; key?: string; payload?: object }) {
  const lines: Line[] = []
  const log = (level: string) => (line: object, message: string) => void lines.push({ ...line, level, msg: message })
  const requestLog = { info: log('info'), debug: log('debug') } as never
  const app = await inProcessApp({ requestLog, newId: createIds(systemClock) })
  const { method, url, key, payload } = request
  const headers = { ...(key && bearer(key)), 'user-agent': 'someone@example.org' }
  await app.inject({ method, url, headers, ...(payload && { payload }) })
  await app.close()
  return lines
}

it('writes of a request only what names and counts it, and nothing that would have to be masked', async () => {
  const prompt = 'Write to someone@example.org, card 4111 1111 1111 1111'
  const asked = { method: 'POST', url: '/v1/assistant/answer', key: LIVE_KEY, payload: { prompt } } as const
  const lines = [
    ...(await linesOf(asked)),
    ...(await linesOf({ ...asked, url: '/v1/assistant/answer?mail=someone@example.org' })),
    ...(await linesOf({ method: 'GET', url: '/v1/passages/4111111111111111', key: LIVE_KEY })),
    ...(await linesOf({ method: 'GET', url: '/someone@example.org/4111111111111111' })),
    ...(await linesOf({ method: 'POST', url: '/v1/assistant/answer', key: 'someone@example.org' })),
  ]
  expect(lines.filter(({ msg }) => msg === 'request').map(({ status }) => status)).toEqual([200, 400, 400, 404, 401])
  const known = [
    ...['requestId', 'method', 'route', 'errorCode', 'accountId', 'keyId', 'keyPrefix', 'status', 'latencyMs'],
    ...['creditsCharged', 'inputTokens', 'outputTokens', 'clientLeft', 'level', 'msg'],
  ]
  for (const line of lines) {
    expect(known).toEqual(expect.arrayContaining(Object.keys(line)))
    const text = JSON.stringify(line)
    expect(maskForLog(removeSecrets(text, []))).toBe(text)
  }
})

it('tells of a charged request whose it was and what it cost', async () => {
  const payload = { prompt: 'What is grace?' }
  const [line] = await linesOf({ method: 'POST', url: '/v1/assistant/answer', key: LIVE_KEY, payload })
  expect(line).toMatchObject({
    level: 'info',
    accountId: 'acct_1',
    keyId: 'key_1',
    keyPrefix: 'ssa_live_abc',
    creditsCharged: 1,
    inputTokens: 58,
    outputTokens: 40,
  })
})

it('tells of probes only to whoever debugs', async () => {
  for (const url of ['/healthz', '/readyz']) {
    const lines = (await linesOf({ method: 'GET', url })).filter(({ msg }) => msg === 'request')
    expect(lines.map(({ level }) => level)).toEqual(['debug'])
  }
})
