import { Type } from 'typebox'
import { Value } from 'typebox/value'

/** What is charged for, by the name of its route. */
export type ChargedEndpoint = 'assistant.answer' | 'insights' | 'verses.search' | 'theology.ask' | 'prayer.generate'

/** Tokens an endpoint adds to every request: its fixed instructions and the evidence it is cut to. */
type FixedTokens = { instructionTokens: number; evidenceTokens: number }
type Price = { kind: 'flat'; credits: number } | ({ kind: 'tokens' } & FixedTokens)

export type PriceList = {
  /** Named in every reply, so that a charge can be followed years later. */
  version: string
  endpoints: Record<ChargedEndpoint, Price>
  /** Multiplier of each model that may answer; the estimate uses the dearest. */
  multipliers: Record<string, number>
}

const Price = Type.Union([
  Type.Object({ kind: Type.Literal('flat'), credits: Type.Integer({ minimum: 1 }) }, { additionalProperties: false }),
  Type.Object(
    {
      kind: Type.Literal('tokens'),
      instructionTokens: Type.Integer({ minimum: 0 }),
      evidenceTokens: Type.Integer({ minimum: 0 }),
    },
    { additionalProperties: false },
  ),
])
const Prices = Type.Object(
  {
    version: Type.String({ minLength: 1, maxLength: 40 }),
    endpoints: Type.Object(
      {
        'assistant.answer': Price,
        insights: Price,
        'verses.search': Price,
        'theology.ask': Price,
        'prayer.generate': Price,
      },
      { additionalProperties: false },
    ),
    multipliers: Type.Record(Type.String(), Type.Number({ exclusiveMinimum: 0 })),
  },
  { additionalProperties: false },
)

/**
 * Reads an operator's price list.
 * @param json the text of the file
 * @throws Error that says what is wrong with it
 */
export function parsePriceList(json: string): PriceList {
  const value: unknown = JSON.parse(json)
  const [error] = Value.Errors(Prices, value)
  if (error !== undefined) throw new Error(`${error.instancePath || 'it'} ${error.message}`)
  const prices = value as PriceList
  if (prices.multipliers['berea-extractive'] === undefined)
    throw new Error('/multipliers must name berea-extractive, which answers when no model does')
  return prices
}

/** The prices of an installation that has set none: the extractive engine alone. */
export const defaultPriceList: PriceList = {
  version: '2026-05',
  endpoints: {
    'assistant.answer': { kind: 'tokens', instructionTokens: 1_000, evidenceTokens: 4_000 },
    insights: { kind: 'tokens', instructionTokens: 1_000, evidenceTokens: 8_000 },
    'verses.search': { kind: 'flat', credits: 1 },
    'theology.ask': { kind: 'tokens', instructionTokens: 1_000, evidenceTokens: 4_000 },
    'prayer.generate': { kind: 'tokens', instructionTokens: 1_000, evidenceTokens: 2_000 },
  },
  multipliers: { 'berea-extractive': 0.25 },
}
