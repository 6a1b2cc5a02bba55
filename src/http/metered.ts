import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyRequest } from 'fastify'
import type { Caller } from '../access/callers/index.ts'
import {
  type Billing,
  type Cap,
  creditsFor,
  estimateCredits,
  estimateProviderMicros,
  type HeldCredits,
  type JudgePrice,
  type PricedRequest,
  type PriceList,
  type ProviderPrice,
  type ReserveDeps,
  releaseCredits,
  reserveCredits,
  settleCredits,
  type TokenUsage,
} from '../access/credits/index.ts'
import { type TestAllowanceDeps, takeTestRequest } from '../access/test-allowance/index.ts'
import type { RecordedDecision, RequestRecord } from '../access/usage/index.ts'
import { AppError } from '../errors.ts'
import { databaseFailure, mayHaveRun } from '../platform/db/index.ts'
import type { NewId } from '../platform/ids.ts'
import { callerOf } from './gate.ts'
import { recordOf } from './recorded.ts'

/** What a charged operation must tell for its price to be known and its record to be written. */
type Metering = {
  usage: TokenUsage
  model: string
  mode: 'extractive' | 'generative'
  /** What the guardrails decided; `isFree` when they refused before anything was generated. */
  guard: { decisions: RecordedDecision[]; abuseFlags: string[]; isFree: boolean }
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
  work: (call: WritingCall) => Promise<T>,
) => Promise<{ result: T; billing: Billing; replyId: string; livemode: boolean }>

/** How one piece of work may be done. */
type WritingCall = {
  /** Aborted when the caller leaves. */
  signal: AbortSignal
  deadlineMs: number
  /** The account: models' places are shared out between accounts. */
  holder: string
  mayUseModels: boolean
  /** Told of what a provider charged, millionths of a US dollar. */
  onCost: (micros: number) => void
}

/** The models that may be asked, and whether the extractive engine answers when their budget is used up. */
export type Providers = {
  models: readonly ProviderPrice[]
  /** The one of them that judges flags, where there is one. */
  judge?: JudgePrice | undefined
  extractiveFallback: boolean
}

type Deps = {
  prices: PriceList
  credits: ReserveDeps
  testAllowance: TestAllowanceDeps
  providers: Providers
  newId: NewId
  deadlineMs: number
}

/**
 * How often a settlement is tried whose answer did not come: it is charged once, however often it is tried. A database
 * that is only busy will do it.
 */
const settleTries = { usual: 3, busy: 10 }
const betweenTriesMs = 100

/**
 * Puts reservation and settlement around a charged operation. A request that fails is charged nothing; one whose
 * caller has left is charged what was read for it and what was delivered.
 */
export function createMetered({ prices, credits, testAllowance, providers, newId, deadlineMs }: Deps): Metered {
  return async (request, priced, prefix, work) => {
    const caller = callerOf(request)
    const replyId = newId(prefix)
    request.replyId = replyId
    const creditsEstimated = estimateCredits(prices, priced)
    const bill = (creditsCharged: number, caps: Cap[]): Billing => ({
      creditsEstimated,
      creditsCharged,
      priceList: prices.version,
      caps,
    })
    const callWith = (mayUseModels: boolean): WritingCall => ({
      signal: request.leaving.signal,
      deadlineMs,
      holder: caller.accountId,
      mayUseModels,
      onCost: (micros) => {
        request.providerMicros += micros
      },
    })
    if (!caller.livemode) {
      const result = await withinAllowance(testAllowance, request, () => within(deadlineMs, work(callWith(false))))
      request.isCutShort = request.hasLeft
      request.metering = { replyId, creditsEstimated, ...result }
      return { result, billing: bill(0, []), replyId, livemode: false }
    }
    const providerMicros = estimateProviderMicros(prices, providers, priced)
    const estimate = { credits: creditsEstimated, providerMicros }
    const { held, mayUseModels } = await hold({ credits, providers }, caller, request, priced, estimate)
    try {
      const result = await within(deadlineMs, work(callWith(mayUseModels)))
      // looked at once: who leaves from here on is charged in full, and has a whole reply
      const isCutShort = request.hasLeft
      request.isCutShort = isCutShort
      const usage = isCutShort ? deliveredOf(result.usage, request.deliveredBytes) : result.usage
      const cost = result.guard.isFree ? 0 : creditsFor(prices, priced.endpoint, usage, result.model)
      request.metering = { replyId, creditsEstimated, ...result, usage }
      const record = recordOf(request, { status: isCutShort ? 499 : 200, creditsCharged: Math.min(cost, held.credits) })
      const { credits: creditsCharged, caps } = await settle(credits, held, {
        credits: cost,
        providerMicros: request.providerMicros,
        record,
      })
      request.isSettled = true
      request.creditsCharged = creditsCharged
      return { result, billing: bill(creditsCharged, caps), replyId, livemode: true }
    } catch (error) {
      if (!request.isSettled) await release(credits, held, request)
      throw error
    }
  }
}

/** Counts a request of a test key, unless it fails. @throws AppError insufficient_credits where the day's are used up */
async function withinAllowance<T>(
  allowance: TestAllowanceDeps,
  request: FastifyRequest,
  work: () => Promise<T>,
): Promise<T> {
  const taken = await takeTestRequest(allowance, callerOf(request).accountId)
  if (taken.outcome === 'used_up') {
    const { requestsADay, resetsAt } = taken
    throw new AppError(
      'insufficient_credits',
      `The test keys of this account may ask ${requestsADay} charged requests a day, which are used up; use a live key, or wait until ${resetsAt.toISOString()}.`,
    )
  }
  try {
    return await work()
  } catch (error) {
    await taken
      .giveBack()
      .catch((err) => request.log.warn({ err }, 'a request of a test key that failed stays counted'))
    throw error
  }
}

const bytesPerToken = 4

/** What was read for a caller who has left, and what of the text had been sent. */
function deliveredOf(usage: TokenUsage, deliveredBytes: number): TokenUsage {
  const outputTokens = Math.min(usage.outputTokens, Math.ceil(deliveredBytes / bytesPerToken))
  return { ...usage, outputTokens }
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

type Held = { held: HeldCredits; mayUseModels: boolean }

/** @throws AppError insufficient_credits, or an error where the operator wants no answer without a model */
async function hold(
  { credits: deps, providers }: Pick<Deps, 'credits' | 'providers'>,
  { credits: holder }: Caller,
  request: FastifyRequest,
  { endpoint }: PricedRequest,
  { credits, providerMicros }: { credits: number; providerMicros: number },
): Promise<Held> {
  const asked = { requestId: request.id, holder, endpoint, credits }
  const reserve = async (input: Parameters<typeof reserveCredits>[1]) => {
    try {
      return await reserveCredits(deps, input)
    } catch (error) {
      if (mayHaveRun(error)) void release(deps, { id: request.id }, request)
      throw error
    }
  }
  const outcome = await reserve({ ...asked, providerMicros })
  if (outcome.outcome === 'held') return { held: outcome.held, mayUseModels: providers.models.length > 0 }
  if (outcome.outcome === 'exceeded') throw insufficientCredits(credits, outcome.cap)
  if (!providers.extractiveFallback) throw new Error('the budget for model providers is used up')
  const without = await reserve(asked)
  if (without.outcome === 'held') return { held: without.held, mayUseModels: false }
  if (without.outcome === 'exceeded') throw insufficientCredits(credits, without.cap)
  throw new Error('a request that costs no provider anything reached the ceiling for providers')
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
  settlement: { credits: number; providerMicros: number; record: RequestRecord },
): Promise<{ credits: number; caps: Cap[] }> {
  let isUnsure = false
  for (let tried = 1; ; tried++) {
    try {
      const settled = await settleCredits(deps, held, settlement)
      if (settled.outcome === 'charged') return settled
      // a try whose answer was lost has gone through
      if (isUnsure) return { credits: Math.min(settlement.credits, held.credits), caps: [] }
    } catch (error) {
      if (tried >= settleTries[databaseFailure(error) === 'busy' ? 'busy' : 'usual']) throw error
      isUnsure = true
      await pause(betweenTriesMs)
      continue
    }
    throw new Error('the reservation had ended before its request did')
  }
}

async function release(deps: ReserveDeps, held: Pick<HeldCredits, 'id'>, request: FastifyRequest): Promise<void> {
  const { log, providerMicros } = request
  try {
    await releaseCredits(deps, held, { providerMicros })
  } catch (err) {
    log.warn({ err }, 'a reservation could not be released; it ends by its lease')
  }
}
