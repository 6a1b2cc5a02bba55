import type { Scope } from '../api-keys/index.ts'

/** Who is calling, once the gate has let the request through. */
export type Caller = {
  keyId: string
  accountId: string
  /** False for test keys: extractive engine, no charge. */
  livemode: boolean
  scopes: readonly Scope[]
}
