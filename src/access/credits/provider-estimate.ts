import { inputTokensOf, type PricedRequest, textTokensOf } from './estimate.ts'
import type { PriceList } from './price-list.ts'

/** What a model asks for its tokens: US dollars for a million, which are millionths for one. */
export type ProviderPrice = { usdPerMillionInput: number; usdPerMillionOutput: number }

/** The most that a judge is asked of a request and again of its answer, and what it reads and writes each time. */
export type JudgePrice = ProviderPrice & {
  questions: number
  instructionTokens: number
  /** The longest text that it is given. */
  textBytes: number
  outputTokens: number
}

/**
 * The most that the models may cost the operator for a request, millionths of a US dollar: every one of them may be
 * asked, the next where the one before has failed, and before them a judge. Nothing where the price is flat, since no model is asked.
 */
export function estimateProviderMicros(
  prices: PriceList,
  { models, judge }: { models: readonly ProviderPrice[]; judge?: JudgePrice | undefined },
  priced: PricedRequest,
): number {
  const inputTokens = inputTokensOf(prices, priced)
  if (inputTokens === undefined) return 0
  const micros = models.reduce(
    (sum, { usdPerMillionInput, usdPerMillionOutput }) =>
      sum + inputTokens * usdPerMillionInput + priced.maxOutputTokens * usdPerMillionOutput,
    0,
  )
  return Math.ceil(micros + (judge === undefined ? 0 : judgeMicros(judge, priced)))
}

function judgeMicros(judge: JudgePrice, { requestBytes, maxOutputTokens }: PricedRequest): number {
  const { questions, instructionTokens, textBytes, outputTokens, usdPerMillionInput, usdPerMillionOutput } = judge
  const ofRequest = textTokensOf(Math.min(requestBytes, textBytes))
  const ofAnswer = Math.min(maxOutputTokens, textTokensOf(textBytes))
  const inputTokens = 2 * instructionTokens + ofRequest + ofAnswer
  return questions * (inputTokens * usdPerMillionInput + 2 * outputTokens * usdPerMillionOutput)
}
