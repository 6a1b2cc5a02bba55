import { type Static, type TSchema, Type } from 'typebox'
import { signKinds } from '../hateful/sign.ts'
import { checks } from '../sensitive/checks.ts'
import { placeholders } from '../sensitive/sensitive-place.ts'

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

/** What every rule has. */
const common = {
  id: Type.String({ pattern: '^[a-z0-9]+(?:-[a-z0-9]+)*$' }),
  /** Why the rule is there, in one sentence. */
  reason: sentence,
  /** Sentences that the rule finds, and some like them that it leaves alone. */
  catches: examples,
  passes: examples,
}
const patterned = {
  ...common,
  needs: Type.Optional(Type.Array(line)),
  /** Tried only where the text has letters outside ASCII. */
  foreign: Type.Optional(Type.Boolean()),
  pattern: phrase,
  /** `g` unless told. */
  flags,
  /** Names that this rule alone uses. */
  parts: Type.Optional(named(phrase)),
  unless: Type.Optional(phrase),
}
const group = Type.String({ pattern: '^[a-z0-9]+(?:[_-][a-z0-9]+)*$' })
const oneOf = <const Names extends readonly string[]>(names: Names) =>
  Type.Union(names.map((name) => Type.Literal(name)))
const words = Type.Optional(Type.Array(line, { minItems: 1 }))

const anyRule = Type.Object(common)
/** What a rule of most guardrails says of itself, and what those of one guardrail, or one kind of its files, say besides. */
const rule = Type.Object({ ...patterned, group }, closed)
const test = Type.Object(patterned, closed)
const points = Type.Integer({ minimum: -12, maximum: 12 })
const ruleOf: Readonly<Record<string, TSchema>> = {
  /** Of a plea, what the danger is. */
  'crisis-safety': Type.Object(
    { ...patterned, group, kind: Type.Optional(oneOf(['self_harm', 'abuse_victim'])) },
    closed,
  ),
  /** Points for or against that somebody is to speak for God. */
  'divine-impersonation': Type.Object({ ...patterned, group, points }, closed),
  'divine-impersonation/prophecy': test,
  'unsafe-output/medicine': test,
  /** What stands in the place of a private detail, and the name of the code that tells a real one. */
  'sensitive-data': Type.Object(
    { ...patterned, placeholder: oneOf(placeholders), check: Type.Optional(oneOf(Object.keys(checks))) },
    closed,
  ),
  'sensitive-data/health': test,
  /** Phrases that are one sign; see `spell-out.ts` for the lists of forms. */
  'hateful-content': Type.Object(
    {
      ...common,
      kind: oneOf(signKinds),
      plurals: words,
      phrases: words,
      verbs: words,
      adjectives: words,
      ar_verbs: words,
    },
    closed,
  ),
  'hateful-content/context': test,
  /** A disputed matter, as the code reads it. */
  'doctrinal-balance/topics': Type.Object(
    { ...common, hot: words, names: words, everyday: words, claims: words, theses: words },
    closed,
  ),
  'doctrinal-balance/wordings': Type.Object({ ...common, wordings: Type.Array(line, { minItems: 1 }) }, closed),
}

/** The form of the rules in a file, by its kind, `doctrinal-balance/topics`, or by its folder alone. */
export const ruleForm = (file: string): TSchema => {
  const [kind = ''] = file.split('.')
  return ruleOf[kind] ?? ruleOf[kind.split('/')[0]!] ?? rule
}

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
export type PolicyRule = Static<typeof anyRule> & Readonly<Record<string, unknown>>
export type PatternRule = Static<typeof test> & Readonly<Record<string, unknown>>
