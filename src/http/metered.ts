import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyRequest } from 'fastify'
import type { Caller } from '../access/callers/index.ts'
import {
  type Billing,
  type Cap,
  creditsFor,
  estimateCredits,
  type HeldCredits,
  type PricedRequest,
  type PriceList,
  type ReserveDeps,
  releaseCredits,
  reserveCredits,
  settleCredits,
  type TokenUsage,
} from '../access/credits/index.ts'
import type { RequestRecord } from '../access/usage/index.ts'
import { AppError } from '../errors.ts'
import type { NewId } from '../platform/ids.ts'
import { callerOf } from './gate.ts'
import { recordOf } from './recorded.ts'

/** What a charged operation must tell for its price to be known and its record to be written. */
type Metering = {
  usage: TokenUsage
  model: string
  mode: 'extractive' | 'generative'
  safety: { decision: string; categories: string[] }
}

/** Prefix of the reply's id. */
type ReplyPrefix = 'ans' | 'ins' | 'vs' | 'theo' | 'pray'

/**
 * Runs a charged operation: holds its estimate, works, and charges what it really cost.
 * @param priced what the estimate is made from: the request alone, before any work
 * @returns the result, the id of the reply, and what was charged
 */
export type Metered = <T extends Metering>(
  request: FastifyRequest,
  priced: PricedRequest,
  prefix: ReplyPrefix,
  work: () => Promise<T>,
) => Promise<{ result: T; billing: Billing; replyId: string; livemode: boolean }>

type Deps = { prices: PriceList; credits: ReserveDeps; newId: NewId; deadlineMs: number }

/** How often a settlement is tried whose answer did not come: it is charged once, however often it is tried. */
const settleTries = 3
const betweenTriesMs = 100

/**
 * Puts reservation and settlement around a charged operation. A request that fails is charged nothing; one whose
 * caller has left is charged what was read for it, since nothing was delivered.
 */
export function createMetered({ prices, credits, newId, deadlineMs }: Deps): Metered {
  return async (request, priced, prefix, work) => {
    const caller = callerOf(request)
    const replyId = newId(prefix)
    const creditsEstimated = estimateCredits(prices, priced)
    const bill = (creditsCharged: number, caps: Cap[]): Billing => ({
      creditsEstimated,
      creditsCharged,
      priceList: prices.version,
      caps,
    })
    if (!caller.livemode) {
      const result = await within(deadlineMs, work())
      request.metering = { replyId, creditsEstimated, ...result }
      return { result, billing: bill(0, []), replyId, livemode: false }
    }
    const held = await hold(credits, caller, request, priced, creditsEstimated)
    try {
      const result = await within(deadlineMs, work())
      const { hasLeft } = request
      const usage = hasLeft ? { ...result.usage, outputTokens: 0 } : result.usage
      const cost = creditsFor(prices, priced.endpoint, usage, result.model)
      request.metering = { replyId, creditsEstimated, ...result, usage }
      const record = recordOf(request, { status: hasLeft ? 499 : 200, creditsCharged: Math.min(cost, held.credits) })
      const { credits: creditsCharged, caps } = await settle(credits, held, { credits: cost, record })
      request.isSettled = true
      return { result, billing: bill(creditsCharged, caps), replyId, livemode: true }
    } catch (error) {
      if (!request.isSettled) await release(credits, held, request)
      throw error
    }
  }
}

/** @throws when the work has not ended by then; what comes of it later is for nobody */
async function within<T>(deadlineMs: number, work: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new Error(`the work took longer than ${deadlineMs} ms`)), deadlineMs)
  try {
    return await Promise.race([work, late.promise])
  } finally {
    clearTimeout(timer)
  }
}

async function hold(
  deps: ReserveDeps,
  { credits: holder }: Caller,
  request: FastifyRequest,
  { endpoint }: PricedRequest,
  credits: number,
): Promise<HeldCredits> {
  const outcome = await reserveCredits(deps, { requestId: request.id, holder, endpoint, credits })
  if (outcome.outcome === 'held') return outcome.held
  if (outcome.outcome === 'provider_ceiling') throw new Error('no model is asked, so no ceiling can be reached')
  throw insufficientCredits(credits, outcome.cap)
}

/** Says which cap, what is left of it and when it resets. */
function insufficientCredits(credits: number, { scope, period, used, cap, resetsAt }: Cap): AppError {
  const left = Math.max(0, cap - used)
  return new AppError(
    'insufficient_credits',
    `This request may cost up to ${credits} ${credits === 1 ? 'credit' : 'credits'}, and of the ${scope}’s ${period} cap of ${cap} only ${left} ${left === 1 ? 'is' : 'are'} left. It resets at ${resetsAt}.`,
  )
}

/** @throws the last failure when no try had an answer; the reservation then ends by its lease and nothing is charged */
async function settle(
  deps: ReserveDeps,
  held: HeldCredits,
  settlement: { credits: number; record: RequestRecord },
): Promise<{ credits: number; caps: Cap[] }> {
  let isUnsure = false
  for (let tried = 1; ; tried++) {
    try {
      const settled = await settleCredits(deps, held, settlement)
      if (settled.outcome === 'charged') return settled
      // a try whose answer was lost has gone through
      if (isUnsure) return { credits: Math.min(settlement.credits, held.credits), caps: [] }
    } catch (error) {
      if (tried === settleTries) throw error
      isUnsure = true
      await pause(betweenTriesMs)
      continue
    }
    throw new Error('the reservation had ended before its request did')
  }
}

async function release(deps: ReserveDeps, held: HeldCredits, { log }: FastifyRequest): Promise<void> {
  try {
    await releaseCredits(deps, held)
  } catch (err) {
    log.warn({ err }, 'a reservation could not be released; it ends by its lease')
  }
}
