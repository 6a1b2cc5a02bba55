import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../lab/free-port.ts'
import { makeDatabase } from '../lab/services.ts'
import type { BenchFigure } from './bench.ts'
import { startBerea } from './gateway/berea.ts'
import { drive, type Target } from './gateway/drive.ts'
import { type Running, startOwn } from './gateway/processes.ts'
import { prompt } from './gateway/texts.ts'
import { type ThreadTime, threadTime } from './gateway/thread-time.ts'

const connections = 32
const rounds = 6
const secondsEach = 4
const warmUpSeconds = 12
const file = 'bench/gateway/service-of-fixed-texts.ts'
const project = join(import.meta.dirname, '..')

/**
 * Processor time of the main thread for a request that a model writes, without the engine's share: HTTP, key, limits,
 * reservation, the call of the model, settlement, record, line of log. With `BEREA_BENCH_BEFORE`, the folder of another
 * checkout, the two run in turn.
 */
export async function run(): Promise<BenchFigure[]> {
  const before = process.env.BEREA_BENCH_BEFORE
  const checkouts = { ...(before !== undefined && { before }), now: project }
  const folder = mkdtempSync(join(tmpdir(), 'berea-main-thread-'))
  const running: Running[] = []
  const lab = await makeDatabase()
  try {
    const upstreamPort = await freePort(20_000)
    running.push(await startOwn('upstream.ts', { port: upstreamPort, env: {} }))
    const keys = await Promise.all(Array.from({ length: connections }, async () => (await lab.makeKey()).rawKey))
    const targets: Target[] = []
    for (const [name, checkout] of Object.entries(checkouts)) {
      const port = await freePort(21_100 + 1_100 * targets.length)
      const own = { folder: join(folder, name), port, upstreamPort, databaseUrl: lab.env.DATABASE_URL! }
      const service = await startBerea({ ...own, program: join(checkout, file) })
      running.push(service)
      const asked = { path: '/v1/assistant/answer', headers: {}, bodies: [JSON.stringify({ prompt })], keys }
      targets.push({ name, port, pid: service.pid, ...asked })
    }
    return await inTurn(targets)
  } finally {
    for (const { stop } of running.toReversed()) await stop()
    await lab.drop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function inTurn(targets: readonly Target[]): Promise<BenchFigure[]> {
  for (const target of targets) await timeOf(target, warmUpSeconds)
  const samples = new Map(targets.map(({ name }) => [name, [] as ThreadTime[]]))
  for (let round = 0; round < rounds; round++)
    for (const target of round % 2 === 0 ? targets : targets.toReversed())
      samples.get(target.name)!.push(await timeOf(target, secondsEach))
  console.log(
    `${connections} connections, ${rounds} rounds of ${secondsEach} s, load average ${loadavg()[0]!.toFixed(1)}`,
  )
  return [...samples].flatMap(([name, times]) =>
    (['main', 'others'] as const).flatMap((thread): BenchFigure[] => {
      const sorted = times.map((time) => time[thread]).sort((a, b) => a - b)
      const what = `${name}, ${thread === 'main' ? 'main thread' : 'all other threads'}`
      return [
        { name: `${what}, least`, value: sorted[0]!, unit: 'µs' },
        { name: `${what}, median`, value: sorted[Math.floor(sorted.length / 2)]!, unit: 'µs' },
      ]
    }),
  )
}

/** Microseconds a request. */
async function timeOf(target: Target, seconds: number): Promise<ThreadTime> {
  const before = threadTime(target.pid)
  const { requests } = await drive(target, { connections, seconds, databaseMs: async () => new Map() })
  const after = threadTime(target.pid)
  return { main: (after.main - before.main) / requests, others: (after.others - before.others) / requests }
}
