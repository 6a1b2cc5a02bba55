import { type Static, type TSchema, Type } from 'typebox'

/*
 * The form of a file in policies/, which policies/README.md explains to whoever mends one. A file says what words and
 * phrases are called, and has rules whose patterns are made of them.
 */

const closed = { additionalProperties: false } as const
const line = Type.String({ minLength: 1 })
const sentence = Type.String({ minLength: 12, pattern: '^\\S[^\\n]*[.?!…]$' })
/** One pattern, or alternatives in the order in which they are tried. */
const phrase = Type.Union([line, Type.Array(line, { minItems: 1 })])
/** Names are in lower case, words joined by underscores. */
const named = <S extends TSchema>(of: S) => Type.Record(Type.String({ pattern: '^[a-z][a-z0-9_]*$' }), of, closed)
const flags = Type.Optional(Type.String({ pattern: '^[gisu]+$' }))
const examples = Type.Optional(Type.Array(line, { minItems: 1 }))

const common = {
  id: Type.String({ pattern: '^[a-z0-9]+(?:-[a-z0-9]+)*$' }),
  /** Why the rule is there, in one sentence. */
  reason: sentence,
  needs: Type.Optional(Type.Array(line)),
  /** Tried only where the text has letters outside ASCII. */
  foreign: Type.Optional(Type.Boolean()),
  pattern: phrase,
  /** `g` unless told. */
  flags,
  /** Names that this rule alone uses. */
  parts: Type.Optional(named(phrase)),
  unless: Type.Optional(phrase),
  /** Sentences that the rule finds, and some like them that it leaves alone. */
  catches: examples,
  passes: examples,
}
const group = Type.String({ pattern: '^[a-z0-9]+(?:[_-][a-z0-9]+)*$' })

/** What a rule of most guardrails says of itself, and what those of one guardrail say besides. */
const rule = Type.Object({ ...common, group }, closed)
const points = Type.Integer({ minimum: -12, maximum: 12 })
const kind = Type.Union([Type.Literal('self_harm'), Type.Literal('abuse_victim')])
const ruleOf: Readonly<Record<string, TSchema>> = {
  /** Of a plea, what the danger is. */
  'crisis-safety': Type.Object({ ...common, group, kind: Type.Optional(kind) }, closed),
  /** Points for or against that somebody is to speak for God. */
  'divine-impersonation': Type.Object({ ...common, group, points }, closed),
}

/** The form of the rules in the file of a guardrail's folder. */
export const ruleForm = (file: string): TSchema => ruleOf[file.split('/')[0]!] ?? rule

/** A file without its rules, which are checked one by one. */
export const policyFile = Type.Object(
  {
    language: Type.Union([Type.Literal('en'), Type.Literal('es'), Type.Literal('any')]),
    /** Files whose words and phrases can be named here too, `shared/requests.en`. */
    uses: Type.Optional(Type.Array(line, { minItems: 1 })),
    /** Lists of words. Named in a pattern, a list is an alternation, the longest first. */
    words: Type.Optional(named(Type.Array(line, { minItems: 1 }))),
    /** Literal phrases, plural or not, their words joined or not; in `needs`, the words by which they are known. */
    loose_phrases: Type.Optional(named(Type.Array(line, { minItems: 1 }))),
    phrases: Type.Optional(named(phrase)),
    /** Words are written as people write them, and read without accents, as texts are. */
    folded: Type.Optional(Type.Boolean()),
    /** Lists, and patterns, that the code asks for by name. */
    lists: Type.Optional(named(Type.Array(line, { minItems: 1 }))),
    patterns: Type.Optional(named(phrase)),
    /** One list, or several by their names. */
    rules: Type.Optional(Type.Unknown()),
  },
  closed,
)

export type PolicyFile = Static<typeof policyFile>
export type Phrase = Static<typeof phrase>
/** A rule as it stands in a file; fields that a guardrail adds to it are in the rest. */
export type PolicyRule = Static<typeof rule> & Readonly<Record<string, unknown>>
