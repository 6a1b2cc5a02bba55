import { setTimeout as pause } from 'node:timers/promises'
import { createKey, pauseKey, revokeKey, scopes } from '../src/access/api-keys/index.ts'
import { createIds } from '../src/platform/ids.ts'
import type { LabOptions } from './main.ts'
import { startOwnPostgres } from './own-postgres.ts'
import { type Caller, caller, percentile } from './requests.ts'
import { seeded } from './seeded.ts'
import { type LabDatabase, liftedLimits, makeDatabase, startService } from './services.ts'

const by = { actor: 'system' }
const newId = createIds(() => new Date())
const bars = { p99Ms: 250, mostMs: 1_000, deafMs: 5_000 }

/**
 * Revokes and pauses keys that two replicas have in memory, under load: how long until each refuses. Then the same with
 * the listening connections cut and kept from coming back.
 */
export async function run({ full, seed }: LabOptions): Promise<boolean> {
  const server = await startOwnPostgres()
  if (server === undefined) {
    console.log('SKIPPED: no PostgreSQL programs to start a server of the lab’s own')
    return false
  }
  const lab = await makeDatabase(server.url)
  const env = { ...lab.env, ...liftedLimits, BEREA_STANDARD_DAILY_CREDITS: '100000000' }
  const services = await Promise.all([1, 2].map(() => startService(env)))
  const calls = services.map(({ address }) => caller(address))
  const { rawKey } = await lab.makeKey()
  let loading = true
  const load = Promise.all(
    calls.map(async (call) => {
      while (loading)
        await Promise.all(
          Array.from({ length: 8 }, () => call('/v1/verses/search', { body: { query: 'grace' }, key: rawKey })),
        )
    }),
  )
  const heard = await change(lab, calls, full ? 200 : 30, seeded(seed))
  const p99 = percentile(heard, 0.99)
  const most = Math.max(...heard)
  console.log(
    `${heard.length / 2} revocations and pauses on 2 replicas under load: p50 ${percentile(heard, 0.5).toFixed(0)} ms, p99 ${p99.toFixed(0)} ms, longest ${most.toFixed(0)} ms (bars ${bars.p99Ms}, ${bars.mostMs})`,
  )
  loading = false
  await load
  const deaf = await changeUnheard(lab, calls, full ? 20 : 4, seeded(seed + 1))
  const longest = Math.max(...deaf)
  console.log(
    `${deaf.length / 2} more while no announcement is heard: longest ${longest.toFixed(0)} ms (bar ${bars.deafMs})`,
  )
  await Promise.all(services.map((service) => service.stop('SIGKILL')))
  await lab.drop().catch(() => {})
  await server.remove()
  return p99 <= bars.p99Ms && most <= bars.mostMs && longest <= bars.deafMs
}

/** @returns how long each replica took to refuse each key, milliseconds after the change was made */
async function change(lab: LabDatabase, calls: Caller[], count: number, random: () => number): Promise<number[]> {
  const took: number[] = []
  const deps = { db: lab.database.db, newId, now: () => new Date() }
  const { accountId } = await lab.makeKey()
  for (let n = 0; n < count; n++) {
    const { key, rawKey } = await createKey(deps, { accountId, name: 'lab', scopes, livemode: false }, by)
    const use = (call: Caller) => call('/v1/translations', { key: rawKey })
    for (const call of calls) await use(call) // both have it in memory
    if (random() < 0.5) await revokeKey(deps, key.id, by)
    else await pauseKey(deps, key.id, by)
    const changed = performance.now()
    took.push(
      ...(await Promise.all(
        calls.map(async (call) => {
          while ((await use(call)).status === 200) await pause(2)
          return performance.now() - changed
        }),
      )),
    )
  }
  return took
}

/** Whoever listens is thrown out again and again, so that only the age of what is in memory helps. */
async function changeUnheard(
  lab: LabDatabase,
  calls: Caller[],
  count: number,
  random: () => number,
): Promise<number[]> {
  let cutting = true
  const cut = (async () => {
    while (cutting) {
      await lab.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where query ilike 'listen %' or query = 'select 1'`,
      )
      await pause(20)
    }
  })()
  await pause(1_000)
  const took = await change(lab, calls, count, random)
  cutting = false
  await cut
  return took
}
