import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'

export type Asked = { method: string; path: string; headers: IncomingHttpHeaders; body: string }
type Step = (response: ServerResponse) => void

/**
 * A server that answers the first request by the first step, the second by the second, and all further ones by the last.
 * It ends with the test.
 */
export async function scriptedServer(...steps: Step[]): Promise<{ baseUrl: string; asked: Asked[] }> {
  const asked: Asked[] = []
  const server = createServer(async (request, response) => {
    const body = await text(request)
    const { method = '', url = '', headers } = request
    const step = steps[Math.min(asked.length, steps.length - 1)]!
    asked.push({ method, path: url, headers, body })
    step(response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`, asked }
}

/** Answers with JSON. */
export const json =
  (status: number, body: unknown, headers: Record<string, string> = {}): Step =>
  (response) => {
    response
      .writeHead(status, { 'Content-Type': 'application/json; charset=utf-8', ...headers })
      .end(JSON.stringify(body))
  }

/** Refuses as the service does. */
export const refusal = (status: number, code: string, headers: Record<string, string> = {}, param?: string): Step =>
  json(status, { error: { message: `It is ${code}.`, type: 'api_error', code, param }, request_id: 'req_1' }, headers)

/** Breaks the connection before anything is said. */
export const hangUp: Step = (response) => response.destroy()

/** Breaks the connection in the middle of a reply. */
export const breakOff: Step = (response) => {
  response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': 100 })
  response.write('{"id"', () => response.destroy())
}

/** Sends a stream in these pieces, then ends it, or goes on without a word. */
export const pieces =
  (sent: readonly (string | Uint8Array)[], after: 'end' | 'break' | 'silence' = 'end'): Step =>
  async (response) => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream; charset=utf-8', 'X-Request-Id': 'req_stream' })
    for (const piece of sent) {
      response.write(piece)
      await new Promise((resolve) => setImmediate(resolve))
    }
    if (after === 'end') response.end()
    if (after === 'break') response.destroy()
  }

export const event = (name: string, data: unknown): string => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`
