import type { GuardrailPreferences } from '../accounts/index.ts'
import type { Scope } from '../api-keys/index.ts'
import type { CreditHolder } from '../credits/index.ts'

/** Who is calling, once the gate has let the request through. */
export type Caller = {
  keyId: string
  /** The first twelve characters of the key, by which people know it. */
  keyPrefix: string
  accountId: string
  /** The first key of its line of rotations. */
  lineageId: string
  /** False for test keys: extractive engine, no charge. */
  livemode: boolean
  scopes: readonly Scope[]
  /** Whose credits are used, and up to where. */
  credits: CreditHolder
  requestsPerMinute: { key: number; account: number }
  /** Charged requests of its account that may be under way at once. */
  concurrentRequests: number
  guardrails: GuardrailPreferences
}
