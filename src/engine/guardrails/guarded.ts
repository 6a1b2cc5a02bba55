/** What must never leave the service. */
export type Guarded = {
  /** Values of the running configuration. */
  secrets: readonly string[]
  /** The texts that instruct models. */
  promptTexts: readonly string[]
  /** Strings that mark material for evaluation. */
  fingerprints: readonly string[]
}

export const nothingGuarded: Guarded = { secrets: [], promptTexts: [], fingerprints: [] }
