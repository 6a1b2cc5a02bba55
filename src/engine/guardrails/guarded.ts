/** What must never leave the service, and what alone of its kind may. */
export type Guarded = {
  /** Values of the running configuration. */
  secrets: readonly string[]
  /** The texts that instruct models. */
  promptTexts: readonly string[]
  /** Strings that mark material for evaluation. */
  fingerprints: readonly string[]
  /** The telephone numbers that an answer may name. */
  helpPhones: readonly string[]
}

export const nothingGuarded: Guarded = { secrets: [], promptTexts: [], fingerprints: [], helpPhones: [] }
