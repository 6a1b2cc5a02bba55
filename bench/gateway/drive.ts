import autocannon from 'autocannon'
import { growth, processorMs } from './processor-time.ts'

/** What is measured: a server, and the requests that go to it in turn. */
export type Target = {
  name: string
  port: number
  pid: number
  path: string
  headers: Record<string, string>
  bodies: readonly string[]
  /** Bearer keys, one for each connection in turn. */
  keys: readonly string[]
}

export type Sample = {
  requests: number
  perSecond: number
  p50: number
  p99: number
  cpuMicros: number
  databaseMicros: number
}
type Load = {
  connections: number
  seconds: number
  /** Processor time of the database's processes so far, by their ids. */
  databaseMs: () => Promise<ReadonlyMap<number, number>>
}

/**
 * Keeps so many requests under way for a while, from this process.
 * @throws Error when an answer is anything but a 200
 */
export async function drive(target: Target, { connections, seconds, databaseMs }: Load): Promise<Sample> {
  const databaseBefore = await databaseMs()
  const ownBefore = processorMs(target.pid)
  const times: number[] = []
  let place = 0
  const {
    requests,
    non2xx,
    errors,
    '2xx': good,
  } = await autocannon({
    url: `http://127.0.0.1:${target.port}`,
    connections,
    duration: seconds,
    setupClient: (client) => {
      client.setRequests(requestsOf(target, place++))
      client.on('response', (_status, _bytes, ms) => times.push(ms))
    },
  })
  if (non2xx + errors > 0 || good === 0)
    throw new Error(`${target.name}: ${non2xx + errors} of ${good + non2xx + errors} requests failed`)
  const ownMs = processorMs(target.pid) - ownBefore
  const databaseGrewMs = growth(databaseBefore, await databaseMs())
  times.sort((a, b) => a - b)
  const micros = (ms: number) => (ms * 1_000) / times.length
  return {
    requests: times.length,
    perSecond: requests.average,
    p50: times[Math.floor(times.length / 2)]!,
    p99: times[Math.floor(times.length * 0.99)]!,
    cpuMicros: micros(ownMs),
    databaseMicros: micros(databaseGrewMs),
  }
}

const requestsOf = ({ path, headers, bodies, keys }: Target, place: number) =>
  bodies.map((body) => ({
    method: 'POST' as const,
    path,
    headers: { ...headers, 'content-type': 'application/json', authorization: `Bearer ${keys[place % keys.length]}` },
    body,
  }))
