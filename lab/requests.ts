import { Agent, request } from 'node:http'

export type Reply = {
  status: number
  body: string
  headers: Record<string, string | string[] | undefined>
  tookMs: number
}
export type Caller = (path: string, options?: { body?: object; key?: string; timeoutMs?: number }) => Promise<Reply>

/** Calls a service over keep-alive connections. A reply that does not come is status 0. */
export function caller(
  address: string,
  { connections = 128, key }: { connections?: number; key?: string } = {},
): Caller {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  return (path, { body, key: own = key, timeoutMs = 30_000 } = {}) =>
    new Promise((resolve) => {
      const began = performance.now()
      const end = (status: number, text: string, headers: Reply['headers'] = {}) =>
        resolve({ status, body: text, headers, tookMs: performance.now() - began })
      const payload = body === undefined ? undefined : JSON.stringify(body)
      const outgoing = request(
        `${address}${path}`,
        {
          agent,
          method: payload === undefined ? 'GET' : 'POST',
          headers: {
            ...(own === undefined ? {} : { authorization: `Bearer ${own}` }),
            ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
          },
          timeout: timeoutMs,
        },
        (response) => {
          let text = ''
          response.setEncoding('utf8')
          response.on('data', (chunk) => {
            text += chunk
          })
          response.on('end', () => end(response.statusCode!, text, response.headers))
          response.on('error', () => end(0, ''))
        },
      )
      outgoing.on('timeout', () => outgoing.destroy(new Error('no reply in time')))
      outgoing.on('error', (error) => end(0, error.message))
      outgoing.end(payload)
    })
}

/** Runs so many tasks at a time until `count` of them have been run. */
export async function atOnce<T>(count: number, concurrency: number, task: (index: number) => Promise<T>): Promise<T[]> {
  const results: T[] = []
  let next = 0
  const worker = async () => {
    for (let index = next++; index < count; index = next++) results[index] = await task(index)
  }
  await Promise.all(Array.from({ length: Math.min(concurrency, count) }, worker))
  return results
}

/** How many replies there are of each status. */
export const statuses = (replies: readonly Reply[]): string =>
  Object.entries(Object.groupBy(replies, ({ status }) => status))
    .map(([status, of]) => `${of!.length} × ${status}`)
    .join(', ')

/** The value that the share `p` of the values does not exceed. */
export function percentile(values: readonly number[], p: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(p * sorted.length) - 1)] ?? 0
}
