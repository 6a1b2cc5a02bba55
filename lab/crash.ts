import { setTimeout as pause } from 'node:timers/promises'
import type { LabOptions } from './main.ts'
import { startOwnPostgres } from './own-postgres.ts'
import { atOnce, caller, type Reply } from './requests.ts'
import { seeded } from './seeded.ts'
import { type LabDatabase, liftedLimits, makeDatabase, type ServiceProcess, startService } from './services.ts'

const leaseMs = 3_000
const deadlineMs = 2_000
const connections = 24

/** What a charged reply said of itself: it must be found in the database, whatever happened afterwards. */
type Served = { requestId: string; credits: number }

/**
 * Kills the service, and then PostgreSQL, at random moments under load: the ledger's invariants hold, nothing that a
 * caller was told is lost, and no reservation is open after its lease and one sweep.
 */
export async function run({ full, seed }: LabOptions): Promise<boolean> {
  const service = await killServices(full ? 50 : 4, seeded(seed))
  const database = await killPostgres(full ? 20 : 2, seeded(seed + 1))
  return service && database
}

const environment = (lab: LabDatabase): Record<string, string> => ({
  ...lab.env,
  ...liftedLimits,
  BEREA_LEASE_MS: String(leaseMs),
  BEREA_REQUEST_DEADLINE_MS: String(deadlineMs),
  BEREA_STANDARD_DAILY_CREDITS: '100000000',
  BEREA_STANDARD_MONTHLY_CREDITS: '100000000',
})

async function killServices(kills: number, random: () => number): Promise<boolean> {
  const lab = await makeDatabase()
  const { rawKey } = await lab.makeKey()
  const served: Served[] = []
  let service = await startService(environment(lab))
  for (let n = 0; n < kills; n++) {
    const load = startLoad(service, rawKey, served)
    await pause(100 + random() * 900)
    service.child.kill('SIGKILL')
    await service.ended
    await load.stop()
    service = await startService(environment(lab))
  }
  const verdict = await judge(lab, served, `service killed ${kills} times`)
  await service.stop('SIGKILL')
  await lab.drop()
  return verdict
}

async function killPostgres(kills: number, random: () => number): Promise<boolean> {
  const server = await startOwnPostgres()
  if (server === undefined) {
    console.log('SKIPPED: no PostgreSQL programs to start a server of the lab’s own')
    return false
  }
  const lab = await makeDatabase(server.url)
  const { rawKey } = await lab.makeKey()
  const served: Served[] = []
  const service = await startService(environment(lab))
  for (let n = 0; n < kills; n++) {
    const load = startLoad(service, rawKey, served)
    await pause(300 + random() * 900)
    await server.kill()
    await server.start()
    await pause(1_500)
    await load.stop()
  }
  const verdict = await judge(lab, served, `PostgreSQL killed ${kills} times`)
  await service.stop('SIGKILL')
  await lab.drop().catch(() => {})
  await server.remove()
  return verdict
}

/** Searches and answers, as many at once as there are connections, until it is stopped. */
function startLoad({ address }: ServiceProcess, key: string, served: Served[]): { stop: () => Promise<void> } {
  const call = caller(address, { connections, key })
  let running = true
  const one = async (index: number) => {
    if (!running) return
    const reply =
      index % 3 === 0
        ? await call('/v1/assistant/answer', { body: { prompt: 'What is grace?' }, timeoutMs: 5_000 })
        : await call('/v1/verses/search', { body: { query: 'grace' }, timeoutMs: 5_000 })
    note(reply, served)
    if (reply.status === 0) await pause(20)
  }
  const done = atOnce(1_000_000, connections, one)
  return {
    stop: async () => {
      running = false
      await done
    },
  }
}

function note({ status, body, headers }: Reply, served: Served[]): void {
  if (status !== 200) return
  const { billing } = JSON.parse(body) as { billing: { creditsCharged: number } }
  served.push({ requestId: String(headers['x-request-id']), credits: billing.creditsCharged })
}

async function judge(lab: LabDatabase, served: readonly Served[], what: string): Promise<boolean> {
  // the lease of what was left open, the longest pause between sweeps, and the batch of records
  await pause(leaseMs + leaseMs / 2 + 1_500)
  const breaches = await lab.breaches()
  const [{ open }] = (await lab.query(
    `select count(*)::int as open from credit_reservations where state = 'open'`,
  )) as [{ open: number }]
  const [{ expired }] = (await lab.query(
    `select count(*)::int as expired from credit_reservations where state = 'expired'`,
  )) as [{ expired: number }]
  const settled = new Map(
    (
      await lab.query(`select id, credits_charged::int as credits from credit_reservations where state = 'settled'`)
    ).map(({ id, credits }) => [id as string, credits as number]),
  )
  const lost = served.filter(({ requestId, credits }) => settled.get(requestId) !== credits)
  console.log(
    `${what}: ${served.length} replies with 200, ${lost.length} lost; ${expired} reservations ended by their lease, ${open} open; ` +
      (breaches.length === 0 ? 'I1 to I10 hold' : `BROKEN: ${breaches.join('; ')}`),
  )
  return lost.length === 0 && open === 0 && breaches.length === 0 && served.length > 0
}
