import { capsOf, getAccount } from '../../src/access/accounts/index.ts'
import { type ApiKey, writeLastUsed } from '../../src/access/api-keys/index.ts'
import { creditsFor, defaultPriceList, reserveCredits, settleCredits } from '../../src/access/credits/index.ts'
import type { RequestRecord } from '../../src/access/usage/index.ts'
import type { World } from './world.ts'

const model = 'berea-extractive'
const dayMs = 86_400_000

/** Numbers from 0 to 1 that are the same in every run. */
export function dice(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}

/** So many moments of the UTC day that lies so many days back, in order; today none that is still to come. */
export function momentsOf(world: World, daysBack: number, count: number, roll: () => number): Date[] {
  const midnight = Date.parse(`${world.present.toISOString().slice(0, 10)}T00:00:00.000Z`) - daysBack * dayMs
  const end = Math.min(midnight + dayMs, world.present.getTime())
  return momentsIn(new Date(midnight), new Date(end), count, roll)
}

export function momentsIn(from: Date, to: Date, count: number, roll: () => number): Date[] {
  const length = to.getTime() - from.getTime()
  const moments = Array.from({ length: count }, () => new Date(from.getTime() + Math.floor(roll() * length)))
  return moments.sort((a, b) => a.getTime() - b.getTime())
}

/** A completed request, charged as a real one is. @returns its credits, 0 with a test key */
export async function complete(world: World, key: ApiKey, at: Date, roll: () => number): Promise<number> {
  const kind = roll()
  const endpoint = kind < 0.4 ? 'verses.search' : kind < 0.8 ? 'assistant.answer' : 'insights'
  const isSearch = endpoint === 'verses.search'
  const inputTokens = Math.round(isSearch ? 8 : 2_000 + roll() * 6_000)
  const outputTokens = Math.round(isSearch ? 0 : 400 + roll() * 1_200)
  const credits = key.livemode ? creditsFor(defaultPriceList, endpoint, { inputTokens, outputTokens }, model) : 0
  const record = {
    ...recordOf(world, key, at),
    replyId: world.newId(isSearch ? 'vs' : endpoint === 'insights' ? 'ins' : 'ans'),
    endpoint,
    creditsEstimated: credits === 0 ? 0 : credits + 3,
    creditsCharged: credits,
    inputTokens,
    outputTokens,
    latencyMs: Math.round((isSearch ? 4 + roll() * 20 : 9 + roll() * 60) * 1_000) / 1_000,
    safety: [{ guardrail: 'promptInjection', stage: 'input', decision: 'allow', ruleSet: '2026-05' }],
  }
  if (key.livemode) await charge(world, key, record)
  else await world.writeRecords([record], [])
  return credits
}

/** Requests that were not completed: they cost nothing. */
export async function fail(
  world: World,
  key: ApiKey,
  failures: readonly { at: Date; status: number; errorCode: string; latencyMs: number }[],
): Promise<void> {
  const records = failures.map((failure) => ({
    ...recordOf(world, key, failure.at),
    model: null,
    mode: null,
    ...failure,
  }))
  await world.writeRecords(records, [])
}

/** Notes that a key was used last at a moment, and how often since it was rotated. */
export const noteUse = (world: World, key: ApiKey, at: Date, uses = 0): Promise<void> =>
  writeLastUsed(world.db, new Map([[key.id, { at, uses }]]))

function recordOf(world: World, { id: keyId, livemode }: ApiKey, at: Date): RequestRecord {
  world.clock.time = at
  return {
    id: world.newId('req'),
    replyId: null,
    at,
    accountId: world.accountId,
    keyId,
    livemode,
    endpoint: 'assistant.answer',
    model,
    mode: 'extractive',
    status: 200,
    errorCode: null,
    creditsEstimated: 0,
    creditsCharged: 0,
    providerCostMicros: 0,
    inputTokens: 0,
    outputTokens: 0,
    latencyMs: 1,
    firstByteMs: null,
    abuseFlags: [],
    safety: [],
    replayed: false,
    clientLeft: false,
    via: 'api',
  }
}

async function charge(world: World, key: ApiKey, record: RequestRecord): Promise<void> {
  const { accountId, store, now } = world
  const accountCaps = capsOf(await getAccount(world, accountId), world.plans)
  const { lineageId, dailyCap, monthlyCap } = key
  const holder = { accountId, lineageId, accountCaps, keyCaps: { day: dailyCap, month: monthlyCap } }
  const deps = { store, now, leaseMs: 90_000, ceilings: { day: null, month: null } }
  const { id: requestId, endpoint, creditsEstimated: credits } = record
  const reserved = await reserveCredits(deps, { requestId, holder, endpoint, credits })
  if (reserved.outcome !== 'held') throw new Error(`the history does not fit the caps: ${reserved.outcome}`)
  await settleCredits(deps, reserved.held, { credits: record.creditsCharged, record })
}
