import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { keepBusy } from './busy.ts'
import type { LabOptions } from './main.ts'
import { atOnce, type Caller, caller, type Reply, statuses } from './requests.ts'
import { type LabDatabase, liftedLimits, makeDatabase, startService } from './services.ts'

const room = 100
const connections = 256
const requests = 400
/** In every second run so many threads compete with the services for each processor. */
const rivalsPerProcessor = 4
/** A caller that is told to come again does so this often at most. */
const mostTries = 60
/** The lab itself is held up by what it keeps the machine busy with. */
const timeoutMs = 120_000

/** Which caps leave room for exactly `room` credits. */
type Race = { name: string; account: { day?: number; month?: number }; key: { day?: number; month?: number } }
const races: Race[] = [
  { name: 'account-day', account: { day: room }, key: {} },
  { name: 'account-month', account: { month: room }, key: {} },
  { name: 'key-day', account: {}, key: { day: room } },
  { name: 'key-month', account: {}, key: { month: room } },
  { name: 'account-day and key-month at once', account: { day: room }, key: { month: room } },
]

/**
 * Many callers race for a cap that has room for exactly so many requests: as many must be served, and every other one
 * refused with 402. In every second run the machine is busy with other work; who is then told to come again (429) does,
 * when `Retry-After` says, so that the count is exact all the same. Nobody gets a 500 or 503.
 */
export async function run({ full }: LabOptions): Promise<boolean> {
  const runs = full ? 20 : 2
  const lab = await makeDatabase()
  const services = await Promise.all([1, 2].map(() => startService({ ...lab.env, ...liftedLimits })))
  let passed = true
  try {
    for (const race of races) passed = (await raceOnPostgres(lab, services, race, runs)) && passed
    passed = (await raceOnAnswers(lab, services, runs)) && passed
    const breaches = await lab.breaches()
    console.log(`ledger: ${breaches.length === 0 ? 'I1 to I10 hold' : breaches.join('; ')}`)
    passed &&= breaches.length === 0
  } finally {
    await Promise.all(services.map((service) => service.stop('SIGKILL')))
    await lab.drop()
  }
  return (await raceEmbedded(runs)) && passed
}

async function raceOnPostgres(
  lab: LabDatabase,
  services: readonly { address: string }[],
  { name, account, key }: Race,
  runs: number,
): Promise<boolean> {
  let deviations = 0
  const tally = newTally()
  const calls = services.map(({ address }) => caller(address, { connections: connections / services.length }))
  for (let n = 0; n < runs; n++) {
    const { accountId, keyId, rawKey } = await lab.makeKey()
    await lab.query('update accounts set daily_cap = $2, monthly_cap = $3 where id = $1', [
      accountId,
      account.day ?? null,
      account.month ?? null,
    ])
    await lab.query('update api_keys set daily_cap = $2, monthly_cap = $3 where id = $1', [
      keyId,
      key.day ?? null,
      key.month ?? null,
    ])
    const replies = await race(n, tally, (index) =>
      calls[index % calls.length]!('/v1/verses/search', { body: { query: 'grace' }, key: rawKey, timeoutMs }),
    )
    if (!isExact(replies)) {
      deviations++
      console.log(`  ${name}: ${statuses(replies)}`)
    }
  }
  console.log(
    `PostgreSQL, 2 processes, ${connections} connections, ${name}: ${runs} runs of ${requests} requests for ${room} places, ${deviations} deviations, ${told(tally)}`,
  )
  return deviations === 0 && tally.failed === 0
}

/** Replies that told to come again, those without `Retry-After`, and those of status 500 and above or none. */
type Tally = { shed: number; withoutRetryAfter: number; failed: number }
const newTally = (): Tally => ({ shed: 0, withoutRetryAfter: 0, failed: 0 })
const told = ({ shed, withoutRetryAfter, failed }: Tally) =>
  `${shed} × 429 (${withoutRetryAfter} without Retry-After), ${failed} × 500`

async function race(run: number, tally: Tally, ask: (index: number) => ReturnType<Caller>): Promise<Reply[]> {
  const stop = keepBusy(run % 2 === 1 ? rivalsPerProcessor * availableParallelism() : 0)
  try {
    return await atOnce(requests, connections, async (index) => {
      for (let tries = 1; ; tries++) {
        const reply = await ask(index)
        if (reply.status === 0 || reply.status >= 500) tally.failed++
        if (reply.status !== 429 || tries === mostTries) return reply
        tally.shed++
        const seconds = Number(reply.headers['retry-after'])
        if (!(seconds >= 1)) tally.withoutRetryAfter++
        await pause(1_000 * (seconds || 1))
      }
    })
  } finally {
    await stop()
  }
}

const isExact = (replies: readonly Reply[]): boolean =>
  replies.filter(({ status }) => status === 200).length === room &&
  replies.filter(({ status }) => status === 402).length === replies.length - room

/** An answer is charged less than is held for it, so that places come free: the cap holds, and a 402 must be true. */
async function raceOnAnswers(
  lab: LabDatabase,
  services: readonly { address: string }[],
  runs: number,
): Promise<boolean> {
  const calls = services.map(({ address }) => caller(address, { connections: connections / services.length }))
  const cap = 60
  let above = 0
  let untrue = 0
  let refused = 0
  const tally = newTally()
  for (let n = 0; n < runs; n++) {
    const { accountId, rawKey } = await lab.makeKey()
    await lab.query('update accounts set daily_cap = $2 where id = $1', [accountId, cap])
    const replies = await race(n, tally, (index) =>
      calls[index % calls.length]!('/v1/assistant/answer', {
        body: { prompt: 'What is grace?' },
        key: rawKey,
        timeoutMs,
      }),
    )
    const [{ spent, reserved }] = (await lab.query(
      `select spent::int, reserved::int from credit_windows where owner_id = $1 and period = 'day'`,
      [accountId],
    )) as [{ spent: number; reserved: number }]
    if (spent > cap || reserved !== 0) above++
    for (const { body } of replies.filter(({ status }) => status === 402)) {
      refused++
      const told = /may cost up to (\d+) credits?, .* only (\d+) (?:is|are) left/.exec(body)
      if (told === null || Number(told[1]) <= Number(told[2])) untrue++
    }
  }
  console.log(
    `PostgreSQL, answers for a cap of ${cap}: ${runs} runs, ${above} above the cap, ${untrue} of ${refused} refusals without a reason, ${told(tally)}`,
  )
  return above === 0 && untrue === 0 && refused > 0 && tally.failed === 0
}

/** The embedded database in one process. */
async function raceEmbedded(runs: number): Promise<boolean> {
  let deviations = 0
  const tally = newTally()
  for (let n = 0; n < Math.min(runs, 5); n++) {
    const dataDir = mkdtempSync(join(tmpdir(), 'berea-race-'))
    const service = await startService({
      ...liftedLimits,
      BEREA_DATA_DIR: dataDir,
      BEREA_STANDARD_DAILY_CREDITS: String(room),
    })
    const key = readFileSync(join(dataDir, 'demo-key'), 'utf8').trim()
    const call = caller(service.address, { connections, key })
    const replies = await race(n, tally, () => call('/v1/verses/search', { body: { query: 'grace' }, timeoutMs }))
    if (!isExact(replies)) {
      deviations++
      console.log(`  embedded: ${statuses(replies)}`)
    }
    await service.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
  console.log(`embedded, 1 process, account-day: ${Math.min(runs, 5)} runs, ${deviations} deviations, ${told(tally)}`)
  return deviations === 0 && tally.failed === 0
}
