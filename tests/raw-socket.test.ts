import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bearer, inProcessApp, LIVE_KEY } from './in-process-app.ts'

const app = await inProcessApp()
let port: number
beforeAll(async () => {
  // shorter than in service, so that the suite does not wait; the service's own figures are asserted below
  app.server.headersTimeout = 300
  app.server.requestTimeout = 600
  await app.listen({ port: 0, host: '127.0.0.1' })
  port = (app.server.address() as AddressInfo).port
})
afterAll(() => app.close())

async function received(socket: Socket): Promise<string> {
  const chunks: Buffer[] = []
  socket.on('data', (chunk) => chunks.push(chunk))
  socket.on('error', () => {}) // a reset after the reply is as good as an end
  await once(socket, 'close')
  return Buffer.concat(chunks).toString()
}

function say(text: string): Promise<string> {
  const socket = connect(port, '127.0.0.1', () => socket.write(text))
  return received(socket)
}

/** The reply to something that was no request: closed, in the envelope, with its id in the header too. */
function expectEnvelope(reply: string, status: number, code: string): void {
  const [head = '', body = ''] = reply.split('\r\n\r\n')
  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
  expect(head).toMatch(/Connection: close/i)
  const { error, request_id } = JSON.parse(body)
  expect(error.code).toBe(code)
  expect(head).toContain(`X-Request-Id: ${request_id}`)
}

it.each([
  ['a line of garbage', 'HELLO THERE\r\n\r\n'],
  ['TLS on a plain port', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'],
  ['a bad header', 'GET /healthz HTTP/1.1\r\nHost: x\r\nBad Header\r\n\r\n'],
  [
    'two lengths',
    'POST /v1/verses/search HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n',
  ],
])('answers %s with 400', async (_, text) => {
  expectEnvelope(await say(text), 400, 'bad_request')
})

it('answers headers over 16 KiB with 413', async () => {
  expectEnvelope(
    await say(`GET /healthz HTTP/1.1\r\nHost: x\r\nX-Big: ${'x'.repeat(20_000)}\r\n\r\n`),
    413,
    'request_too_large',
  )
})

it('closes on headers that do not end', async () => {
  expectEnvelope(await say('GET /healthz HTTP/1.1\r\nHost: x\r\n'), 400, 'bad_request')
})

it('closes on a body that does not end', async () => {
  const head = `POST /v1/verses/search HTTP/1.1\r\nHost: x\r\nAuthorization: ${bearer(LIVE_KEY).authorization}\r\nContent-Type: application/json\r\n`
  expectEnvelope(await say(`${head}Content-Length: 50\r\n\r\n{"query":`), 400, 'bad_request')
})

it('refuses a chunked body over the limit, and closes', async () => {
  const head = `POST /v1/verses/search HTTP/1.1\r\nHost: x\r\nAuthorization: ${bearer(LIVE_KEY).authorization}\r\nContent-Type: application/json\r\n`
  const chunk = `10000\r\n${'x'.repeat(65_536)}\r\n`
  const reply = await say(`${head}Transfer-Encoding: chunked\r\n\r\n${chunk.repeat(20)}`)
  expect(reply).toMatch(/^HTTP\/1\.1 413 /)
})

it('does not receive the body of a caller without a key', async () => {
  const reply = await say(
    'POST /v1/verses/search HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99999999\r\n\r\n{',
  )
  expect(reply).toMatch(/^HTTP\/1\.1 401 /)
  expect(reply).toMatch(/connection: close/i)
})

it('keeps a good connection open for the next request', async () => {
  const socket = connect(port, '127.0.0.1')
  const all = received(socket)
  for (let n = 0; n < 2; n++) {
    socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n')
    await once(socket, 'data')
  }
  socket.end()
  expect((await all).match(/HTTP\/1\.1 200/g)).toHaveLength(2)
})

it('is strict about slow senders in service', async () => {
  const { server } = await inProcessApp()
  expect([server.headersTimeout, server.requestTimeout]).toEqual([10_000, 30_000])
})
