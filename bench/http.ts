import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import autocannon from 'autocannon'
import { openEngine } from '../src/engine/index.ts'
import { answerQuestions } from './answer-questions.ts'
import type { BenchFigure } from './bench.ts'
import { builtEngine } from './built-engine.ts'
import { searchQueries } from './search-queries.ts'
import { textToVerify } from './text-to-verify.ts'

const connections = 16
const seconds = 10
const warmUpMs = 2_000
const port = process.env.PORT ?? '4391'

/** What is measured is the service, not how it keeps callers within their limits. */
const withoutLimits = Object.fromEntries(
  [
    'BEREA_STANDARD_REQUESTS_PER_MINUTE',
    'BEREA_STANDARD_CONCURRENT_REQUESTS',
    'BEREA_STANDARD_DAILY_CREDITS',
    'BEREA_STANDARD_MONTHLY_CREDITS',
    'BEREA_LIMIT_IP_REQUESTS',
    'BEREA_LIMIT_IP_AUTHENTICATED',
    'BEREA_LIMIT_GLOBAL',
    'BEREA_LIMIT_ROUTE',
  ].map((name) => [name, '1000000000']),
)

type Server = { address: string; demoKey: string }
type Lag = { p99: number; max: number; residentMiB: number }
type Call = { path: string; body: object }

/**
 * Drives the whole service over loopback, from this process, with the embedded database: verse search at 16
 * connections, then a mix of all families. The lag is that of the server's event loop.
 */
export async function run(): Promise<BenchFigure[]> {
  const build = await builtEngine()
  const dataDir = mkdtempSync(join(tmpdir(), 'berea-bench-'))
  for (const name of ['corpus', 'sword']) {
    symlinkSync(resolve(process.env.BEREA_DATA_DIR ?? 'var', name), join(dataDir, name))
  }
  const env = {
    ...process.env,
    ...withoutLimits,
    PORT: port,
    BEREA_DATA_DIR: dataDir,
    BEREA_LOG_LEVEL: 'warn',
    BEREA_DRAIN_MS: '0',
  }
  const child = fork(join(import.meta.dirname, 'http-server.ts'), { env })
  try {
    const server = await answerOf<Server>(child)
    await pause(warmUpMs)
    const searches = searchQueries.map((query) => ({ path: '/v1/verses/search', body: { query } }))
    return [
      ...(await drive(child, server, 'search', searches)),
      ...(await drive(child, server, 'mix', mixOf(textToVerify(openEngine(build), 20_000)))),
    ]
  } finally {
    if (child.exitCode === null) {
      child.send('stop')
      await once(child, 'exit')
    }
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** Out of ten calls six searches, three answers and a verification of 2,000 characters; once in 200 one of 20,000. */
function mixOf(text: string): Call[] {
  const questions = Object.values(answerQuestions).flat()
  return searchQueries.map((query, place) => {
    if (place === 9) return { path: '/v1/verses/verify', body: { text } }
    if (place % 10 === 9) return { path: '/v1/verses/verify', body: { text: text.slice(0, 2_000) } }
    if (place % 10 >= 6) return { path: '/v1/assistant/answer', body: { prompt: questions[place % questions.length] } }
    return { path: '/v1/verses/search', body: { query } }
  })
}

async function drive(
  child: ChildProcess,
  { address, demoKey }: Server,
  name: string,
  calls: readonly Call[],
): Promise<BenchFigure[]> {
  const headers = { Authorization: `Bearer ${demoKey}`, 'Content-Type': 'application/json' }
  await lagSince(child)
  const { requests, latency, non2xx, errors } = await autocannon({
    url: address,
    connections,
    duration: seconds,
    requests: calls.map(({ path, body }) => ({ method: 'POST', path, headers, body: JSON.stringify(body) })),
  })
  const { p99, max, residentMiB } = await lagSince(child)
  if (non2xx + errors > 0) throw new Error(`${name}: ${non2xx + errors} of ${requests.total} requests failed`)
  return [
    { name: `${name} at ${connections} connections`, value: requests.average, unit: 'per second' },
    { name: `${name} p50`, value: latency.p50, unit: 'ms' },
    { name: `${name} p99`, value: latency.p99, unit: 'ms' },
    { name: `${name}: event-loop lag p99`, value: p99, unit: 'ms', bar: 20 },
    { name: `${name}: event-loop lag at most`, value: max, unit: 'ms' },
    { name: `${name}: service and database resident`, value: residentMiB, unit: 'MiB' },
  ]
}

async function lagSince(child: ChildProcess): Promise<Lag> {
  child.send('lag')
  return answerOf<Lag>(child)
}

async function answerOf<Answer>(child: ChildProcess): Promise<Answer> {
  const waiting = new AbortController()
  const ended = once(child, 'exit', { signal: waiting.signal }).then(() => {
    throw new Error('The service ended.')
  })
  ended.catch(() => {})
  try {
    const [message] = await Promise.race([once(child, 'message', { signal: waiting.signal }), ended])
    return message as Answer
  } finally {
    waiting.abort()
  }
}
