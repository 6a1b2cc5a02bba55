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
