/** A rule with its names filled in, a pattern or lists of words. Its reason and examples stay in its file. */
export type CompiledRule = { id: string } & Readonly<Record<string, unknown>>

/** One that has a pattern. */
export type CompiledPattern = CompiledRule & {
  group?: string
  needs?: readonly string[]
  isForeign?: boolean
  pattern: string
  flags: string
  unless?: string
}

/** One file of policies: its rule sets by name, `all` where it has one list, and the lists and patterns that the code asks for. */
export type CompiledPolicy = {
  rules: Readonly<Record<string, readonly CompiledRule[]>>
  lists: Readonly<Record<string, readonly string[]>>
  patterns: Readonly<Record<string, string>>
}

/** What set-up makes of policies/. */
export type CompiledPolicies = {
  /** Hash of the files and the code that it is made of. */
  inputs: string
  /** By their path without its ending, `cost-abuse/en`. */
  files: Readonly<Record<string, CompiledPolicy>>
}
