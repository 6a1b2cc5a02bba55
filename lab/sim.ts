import {
  type CreditHolder,
  type CreditStore,
  expireReservations,
  releaseCredits,
  reserveCredits,
  settleCredits,
} from '../src/access/credits/index.ts'
import { createMemoryLimiter, type Limit } from '../src/access/rate-limits/index.ts'
import type { LabOptions } from './main.ts'
import { seeded } from './seeded.ts'
import { type SimulatedLedger, simulatedLedger } from './simulated-ledger.ts'

const clients = 6
const requestsEach = 5
const caps = { account: 24, key: 16 }
const leaseMs = 1_000

/**
 * The operations of credits and limits over a ledger in memory, in a world where every answer of the store may be late,
 * come twice, in another order or never, and where a client may die at each step. After every step the ledger must be
 * as the simplest possible model says; in the end faults stop and everything must be freed.
 */
export async function run({ full, seed }: LabOptions): Promise<boolean> {
  const seeds = full ? 10_000 : 1_000
  const began = performance.now()
  const failures: string[] = []
  const seen = { held: 0, refused: 0, settled: 0, expired: 0, crashed: 0 }
  for (let n = seed; n < seed + seeds && failures.length < 5; n++) {
    const failure = (await simulateLedger(n, seen)) ?? (await simulateLimiter(n))
    if (failure !== undefined) failures.push(`seed ${n}: ${failure}`)
  }
  console.log(
    `${seeds} seeds in ${((performance.now() - began) / 1_000).toFixed(1)} s: ${seen.held} reservations held, ${seen.refused} refused, ` +
      `${seen.settled} settled, ${seen.expired} ended by their lease, ${seen.crashed} clients died; ${failures.length} failures`,
  )
  for (const failure of failures) console.log(`  ${failure} (npm run lab -- sim --seed ${failure.split(/[ :]/)[1]})`)
  return failures.length === 0
}

class Died extends Error {}

async function simulateLedger(seed: number, seen: Record<string, number>): Promise<string | undefined> {
  const random = seeded(seed)
  let at = Date.parse('2026-05-31T23:59:58.000Z')
  const now = () => new Date(at)
  const ledger = simulatedLedger()
  let faulty = true
  let broken: string | undefined
  const check = () => {
    broken ??= ledger.breach({ cap: caps.account, keyCap: caps.key })
  }
  const waiting: (() => void)[] = []
  /** Lets others go first: whoever waits goes on in any order, and time passes meanwhile. */
  const step = () =>
    new Promise<void>((resolve) => {
      waiting.push(resolve)
    })
  const store = faultyStore(ledger, { random, step, isFaulty: () => faulty, check })
  const deps = { store, now, leaseMs, ceilings: { day: null, month: null } }
  let running = clients

  const client = async (who: number) => {
    const holder: CreditHolder = {
      accountId: 'acct',
      lineageId: `key_${who % 2}`,
      accountCaps: { day: caps.account, month: caps.account },
      keyCaps: { day: caps.key, month: null },
    }
    for (let n = 0; n < requestsEach; n++) {
      try {
        const credits = 1 + Math.floor(random() * 6)
        const requestId = `req_${seed}_${who}_${n}`
        const outcome = await reserveCredits(deps, { requestId, holder, endpoint: 'verses.search', credits })
        if (outcome.outcome !== 'held') {
          seen.refused = seen.refused! + 1
          continue
        }
        seen.held = seen.held! + 1
        await step()
        if (random() < 0.2) await releaseCredits(deps, outcome.held)
        else {
          const settlement = { credits: 1 + Math.floor(random() * 8), record: { id: requestId } as never }
          const first = await settleCredits(deps, outcome.held, settlement)
          if (first.outcome === 'charged') seen.settled = seen.settled! + 1
          if (random() < 0.3) await settleCredits(deps, outcome.held, settlement) // the answer was lost and it tries again
        }
      } catch (error) {
        if (!(error instanceof Died)) throw error
        seen.crashed = seen.crashed! + 1
      }
    }
  }
  const sweeper = async () => {
    while (running > 0) {
      await step()
      if (random() < 0.1) {
        try {
          seen.expired = seen.expired! + (await expireReservations(deps))
        } catch (error) {
          if (!(error instanceof Died)) throw error
        }
      }
    }
  }
  const all = [...Array.from({ length: clients }, (_, who) => client(who).finally(() => running--)), sweeper()]
  let isDone = false
  const finished = Promise.all(all).then(() => {
    isDone = true
  })
  while (!isDone) {
    const next = waiting.splice(Math.floor(random() * waiting.length), 1)[0]
    at += Math.floor(random() * 400)
    next?.()
    for (let turn = 0; turn < 12; turn++) await Promise.resolve()
    if (next === undefined && waiting.length === 0) await new Promise((resolve) => setImmediate(resolve))
  }
  await finished
  faulty = false
  at += 10 * leaseMs
  const drain = expireReservations(deps)
  let drained = false
  void drain.then(() => {
    drained = true
  })
  while (!drained) {
    waiting.shift()?.()
    await new Promise((resolve) => setImmediate(resolve))
  }
  seen.expired = seen.expired! + (await drain)
  check()
  return broken ?? ledger.open()
}

/** A store whose calls wait their turn, may be made twice, and whose answer may never come: the caller is dead then. */
function faultyStore(
  ledger: SimulatedLedger,
  {
    random,
    step,
    isFaulty,
    check,
  }: { random: () => number; step: () => Promise<void>; isFaulty: () => boolean; check: () => void },
): CreditStore {
  const through =
    <Args extends unknown[], Result>(call: (...args: Args) => Result, mayRepeat: boolean) =>
    async (...args: Args): Promise<Result> => {
      await step()
      if (isFaulty() && random() < 0.03) throw new Died('before the call')
      const result = call(...args)
      check()
      if (isFaulty() && mayRepeat && random() < 0.05) {
        call(...args) // it arrives a second time
        check()
      }
      await step()
      if (isFaulty() && random() < 0.03) throw new Died('the answer is lost')
      return result
    }
  return {
    hold: through(ledger.hold, false),
    open: through(ledger.openWindows, true),
    close: through(ledger.close, true),
    findOverdue: through(ledger.findOverdue, false),
  }
}

/** Random requests against limits, next to a model that keeps every accepted moment. */
async function simulateLimiter(seed: number): Promise<string | undefined> {
  const random = seeded(seed)
  let at = Date.parse('2026-05-01T00:00:00.000Z') + Math.floor(random() * 60_000)
  const limiter = createMemoryLimiter(() => new Date(at))
  const accepted = new Map<string, number>()
  const remaining = new Map<string, number>()
  for (let n = 0; n < 60; n++) {
    at += Math.floor(random() * 3_000)
    const limits: Limit[] = [
      { scope: 'key', identity: `key_${Math.floor(random() * 2)}`, limit: 3 },
      { scope: 'user', identity: 'acct', limit: 5 },
    ]
    const outcome = await limiter.take(limits)
    if (outcome.outcome === 'refused') {
      const { scope, limit, resetAt } = outcome.refusing
      const full = limits.find((one) => one.scope === scope)!
      if ((accepted.get(`${scope} ${full.identity} ${resetAt.getTime()}`) ?? 0) < limit)
        return 'refused without a reason'
      continue
    }
    for (const [place, state] of outcome.states.entries()) {
      const window = `${state.scope} ${limits[place]!.identity} ${state.resetAt.getTime()}`
      const count = (accepted.get(window) ?? 0) + 1
      accepted.set(window, count)
      if (count > state.limit) return `more than ${state.limit} in a window`
      if (state.remaining !== state.limit - count) return 'remaining is wrong'
      if (state.remaining >= (remaining.get(window) ?? Number.POSITIVE_INFINITY)) return 'remaining rose'
      if (state.resetAt.getTime() <= at) return 'the reset lies in the past'
      remaining.set(window, state.remaining)
    }
  }
  return undefined
}
