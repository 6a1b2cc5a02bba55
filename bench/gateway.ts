import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../lab/free-port.ts'
import { type LabDatabase, makeDatabase } from '../lab/services.ts'
import type { BenchFigure } from './bench.ts'
import { builtEngine } from './built-engine.ts'
import { startBerea } from './gateway/berea.ts'
import { drive, type Sample, type Target } from './gateway/drive.ts'
import { startPortkey } from './gateway/portkey.ts'
import { type Running, startOwn } from './gateway/processes.ts'
import { processorMsEach } from './gateway/processor-time.ts'
import { prompt } from './gateway/texts.ts'

const connections = 64
const rounds = 5
const secondsEach = 4
/** Until what is hot is compiled. */
const warmUpSeconds = 12
const slowUpstreamMs = 200
const mostTimesRaw = 4
const mostAddedMs = { p50: 3, p99: 15 }

const answerBody = JSON.stringify({ prompt })
const chatBody = JSON.stringify({ model: 'bench', messages: [{ role: 'user', content: prompt }], max_tokens: 1_024 })

/**
 * What a request costs on its way to a model and back: the upstream itself, the least that a proxy on Node can do, the
 * Portkey gateway, and the whole service with PostgreSQL, in turn in one run. Processor time is the measure; latency is
 * only worth something where nothing else is at work.
 */
export async function run(): Promise<BenchFigure[]> {
  await builtEngine()
  const folder = mkdtempSync(join(tmpdir(), 'berea-gateway-'))
  const running: Running[] = []
  const lab = await makeDatabase()
  try {
    return await compare(folder, lab, running)
  } finally {
    for (const { stop } of running.toReversed()) await stop()
    await lab.drop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function compare(folder: string, lab: LabDatabase, running: Running[]): Promise<BenchFigure[]> {
  const started = async (process: Promise<Running>): Promise<Running> => {
    running.push(await process)
    return running.at(-1)!
  }
  const upstreamPort = await freePort(20_000)
  const upstream = await started(startOwn('upstream.ts', { port: upstreamPort, env: {} }))
  const setDelay = async (ms: number) => {
    upstream.child.send(ms)
    await once(upstream.child, 'message')
  }
  const rawPort = await freePort(21_100)
  const raw = await started(startOwn('raw-proxy.ts', { port: rawPort, env: { UPSTREAM_PORT: String(upstreamPort) } }))
  const portkey = await startPortkey(join(folder, 'portkey'), await freePort(22_200))
  if (portkey !== undefined) running.push(portkey)
  const berea = async (name: string, firstPort: number, options: { withRetrieval?: boolean; isStreamed?: boolean }) => {
    const port = await freePort(firstPort)
    const own = { folder: join(folder, name), port, upstreamPort, databaseUrl: lab.env.DATABASE_URL! }
    return started(startBerea({ ...own, ...options }))
  }
  const bare = await berea('bare', 23_300, {})
  const streamed = await berea('streamed', 24_400, { isStreamed: true })
  const whole = await berea('whole', 25_500, { withRetrieval: true })

  const keys = (await Promise.all(Array.from({ length: connections }, () => lab.makeKey()))).map(({ rawKey }) => rawKey)
  const chat = { path: '/v1/chat/completions', headers: {}, bodies: [chatBody], keys: ['none'] }
  const answers = { path: '/v1/assistant/answer', headers: {}, bodies: [answerBody], keys }
  const targets = {
    direct: { ...of('direct', upstream), ...chat },
    raw: { ...of('raw proxy', raw), ...chat },
    ...(portkey && {
      portkey: {
        ...of('Portkey', portkey),
        ...chat,
        headers: { 'x-portkey-provider': 'openai', 'x-portkey-custom-host': `http://127.0.0.1:${upstreamPort}/v1` },
      },
    }),
    berea: { ...of('Berea', bare), ...answers },
    streamed: { ...of('Berea, upstream streams', streamed), ...answers },
    retrieval: { ...of('Berea with retrieval', whole), ...answers },
  } satisfies Record<string, Target>
  const databaseMs = async () => {
    const connected = await lab.query('select pid from pg_stat_activity where datname = current_database()')
    return processorMsEach(connected.map(({ pid }) => Number(pid)))
  }
  for (const target of Object.values(targets)) {
    await expectAnswer(target)
    await drive(target, { connections, seconds: warmUpSeconds, databaseMs })
  }
  const measure = async (measured: readonly Target[]): Promise<Map<string, Sample>> => {
    const samples = new Map(measured.map(({ name }) => [name, [] as Sample[]]))
    for (let round = 0; round < rounds; round++)
      for (const target of measured)
        samples.get(target.name)!.push(await drive(target, { connections, seconds: secondsEach, databaseMs }))
    return new Map([...samples].map(([name, all]) => [name, mediansOf(all)]))
  }
  const atOnce = await measure(Object.values(targets))
  printTable('upstream answers at once', atOnce)
  await setDelay(slowUpstreamMs)
  const { retrieval: _moreThanACoreCanDo, streamed: _theSame, ...waiting } = targets
  const delayed = await measure(Object.values(waiting))
  printTable(`upstream answers after ${slowUpstreamMs} ms`, delayed)
  return figuresOf(atOnce, delayed)
}

const of = (name: string, { port, pid }: Running) => ({ name, port, pid })

/** What is measured has to be the answer of a model, guarded, checked and paid for. */
async function expectAnswer({ name, port, path, headers, bodies, keys }: Target): Promise<void> {
  const reply = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json', authorization: `Bearer ${keys[0]}` },
    body: bodies[0]!,
  })
  const text = await reply.text()
  const isGood = reply.status === 200 && (!path.includes('assistant') || JSON.parse(text).mode === 'generative')
  if (!isGood) throw new Error(`${name} does not answer as it should: ${reply.status} ${text.slice(0, 400)}`)
}

function mediansOf(samples: readonly Sample[]): Sample {
  const median = (of: keyof Sample) =>
    samples.map((sample) => sample[of]).sort((a, b) => a - b)[Math.floor(samples.length / 2)]!
  return {
    requests: median('requests'),
    perSecond: median('perSecond'),
    p50: median('p50'),
    p99: median('p99'),
    cpuMicros: median('cpuMicros'),
    databaseMicros: median('databaseMicros'),
  }
}

function printTable(title: string, medians: ReadonlyMap<string, Sample>): void {
  console.log(
    `${title}, ${connections} connections, medians of ${rounds} rounds of ${secondsEach} s, load average ${loadavg()[0]!.toFixed(1)}`,
  )
  for (const [name, { perSecond, p50, p99, cpuMicros, databaseMicros }] of medians)
    console.log(
      `  ${name.padEnd(26)} ${perSecond.toFixed(0).padStart(6)}/s  p50 ${p50.toFixed(1).padStart(6)}  p99 ${p99.toFixed(1).padStart(6)} ms  processor ${cpuMicros.toFixed(0).padStart(5)} µs, database ${databaseMicros.toFixed(0).padStart(4)} µs a request`,
    )
}

function figuresOf(atOnce: ReadonlyMap<string, Sample>, delayed: ReadonlyMap<string, Sample>): BenchFigure[] {
  const raw = atOnce.get('raw proxy')!.cpuMicros
  const times = [...atOnce]
    .filter(([name]) => name !== 'direct' && name !== 'raw proxy')
    .map(([name, { cpuMicros }]): BenchFigure => {
      const figure = { name: `processor time, ${name}`, value: cpuMicros / raw, unit: 'times' } as const
      return name === 'Berea' ? { ...figure, bar: mostTimesRaw } : figure
    })
  const atOneRate: BenchFigure = {
    name: `processor time, Berea, ${slowUpstreamMs} ms upstream`,
    value: delayed.get('Berea')!.cpuMicros / delayed.get('raw proxy')!.cpuMicros,
    unit: 'times',
  }
  const direct = delayed.get('direct')!
  const added = [...delayed]
    .filter(([name]) => name !== 'direct')
    .flatMap(([name, sample]) =>
      (['p50', 'p99'] as const).map((percentile): BenchFigure => {
        const value = sample[percentile] - direct[percentile]
        const figure = { name: `added ${percentile}, ${name}`, value, unit: 'ms' } as const
        return name === 'Berea' ? { ...figure, bar: mostAddedMs[percentile] } : figure
      }),
    )
  return [...times, atOneRate, ...added]
}
