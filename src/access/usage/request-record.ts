/** One decision of a guardrail, without any text. */
export type RecordedDecision = { guardrail: string; stage: string; decision: string; ruleSet: string; judge?: string }

/** What is kept of a request; prompt and answer never are. */
export type RequestRecord = {
  id: string
  replyId: string | null
  at: Date
  accountId: string
  keyId: string
  livemode: boolean
  /** Name of the route, such as `assistant.answer`. */
  endpoint: string
  model: string | null
  mode: string | null
  status: number
  errorCode: string | null
  creditsEstimated: number
  creditsCharged: number
  providerCostMicros: number
  inputTokens: number
  outputTokens: number
  latencyMs: number
  firstByteMs: number | null
  abuseFlags: string[]
  safety: RecordedDecision[]
  replayed: boolean
  clientLeft: boolean
  via: 'api' | 'mcp' | 'playground' | 'study'
}
