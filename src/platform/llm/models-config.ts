import { Type } from 'typebox'
import { Value } from 'typebox/value'
import { StartError } from '../../errors.ts'
import { nearestName } from '../nearest-name.ts'
import { omittableFields, tokenLimitFields } from './wire.ts'

const kinds = ['openai', 'anthropic', 'google'] as const
const oneOf = <T extends string>(values: readonly T[]) => Type.Unsafe<T>({ type: 'string', enum: [...values] })
const tokens = () => Type.Integer({ minimum: 1, maximum: 100_000_000 })
const usd = () => Type.Number({ minimum: 0, maximum: 100_000 })
const milliseconds = () => Type.Integer({ minimum: 100, maximum: 3_600_000 })

/** One model of the file, docs/providers.md. */
export const ModelSettings = Type.Object(
  {
    id: Type.String({ pattern: '^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$' }),
    kind: oneOf(kinds),
    baseUrl: Type.Optional(Type.String({ pattern: '^https?://' })),
    model: Type.String({ minLength: 1, maxLength: 200 }),
    keyEnv: Type.Optional(Type.String({ pattern: '^[A-Za-z_][A-Za-z0-9_]*$' })),
    usdPerMillionInput: usd(),
    usdPerMillionOutput: usd(),
    maxConcurrent: Type.Integer({ minimum: 1, maximum: 10_000 }),
    contextTokens: tokens(),
    maxOutputTokens: Type.Optional(tokens()),
    multiplier: Type.Optional(Type.Number({ minimum: 0, maximum: 1_000 })),
    streaming: Type.Optional(Type.Boolean()),
    omit: Type.Optional(Type.Array(oneOf(omittableFields))),
    tokenLimitField: Type.Optional(oneOf(tokenLimitFields)),
    firstTokenMs: Type.Optional(milliseconds()),
    stallMs: Type.Optional(milliseconds()),
    extra: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
  },
  { additionalProperties: false },
)
export type ModelSettings = Type.Static<typeof ModelSettings> & { baseUrl: string; maxOutputTokens: number }

/** What the provider's own endpoint is called, all before the path of a request. */
const standardBaseUrl = {
  openai: 'https://api.openai.com/v1',
  anthropic: 'https://api.anthropic.com/v1',
  google: 'https://generativelanguage.googleapis.com/v1beta',
} as const
const standardMaxOutputTokens = 8_192

/** What a field has to be, for the operator. */
const wanted: Record<keyof typeof ModelSettings.properties, string> = {
  id: 'a name of letters, digits, dots, hyphens and underscores, 64 at most',
  kind: `one of ${kinds.join(', ')}`,
  baseUrl: 'an http or https address',
  model: 'the provider’s name of the model',
  keyEnv: 'the name of the environment variable that holds the key',
  usdPerMillionInput: 'US dollars from 0 to 100,000',
  usdPerMillionOutput: 'US dollars from 0 to 100,000',
  maxConcurrent: 'a whole number from 1 to 10,000',
  contextTokens: 'a whole number from 1 on',
  maxOutputTokens: 'a whole number from 1 on',
  multiplier: 'a number from 0 to 1,000',
  streaming: 'true or false',
  omit: `a list of ${omittableFields.join(', ')}`,
  tokenLimitField: `one of ${tokenLimitFields.join(', ')}`,
  firstTokenMs: 'milliseconds from 100 to 3,600,000',
  stallMs: 'milliseconds from 100 to 3,600,000',
  extra: 'an object of further fields for the provider',
}

type Variables = Readonly<Record<string, string | undefined>>

/**
 * The models of a JSON list, in the order in which they are asked.
 * @param json the file's text
 * @param file its name, for messages
 * @param variables the environment, for the keys: each `keyEnv` has to be set, and its value goes nowhere from here
 * @throws StartError that names the entry and the field, and no value
 */
export function parseModels(json: string, file: string, variables: Variables): ModelSettings[] {
  const refuse = (what: string) => new StartError(`${file}: ${what}`)
  let list: unknown
  try {
    list = JSON.parse(json)
  } catch {
    throw refuse('is not JSON. It has to be a list of models, see docs/providers.md.')
  }
  if (!Array.isArray(list) || list.length === 0) throw refuse('has to be a list of at least one model.')
  const models = list.map((entry: unknown, place) => {
    const problem = problemIn(entry, variables)
    if (problem !== undefined) throw refuse(`${nameOf(entry, place)}: ${problem}`)
    return complete(entry as Type.Static<typeof ModelSettings>)
  })
  for (const [place, { id }] of models.entries()) {
    const first = models.findIndex((model) => model.id === id)
    if (first !== place) throw refuse(`models ${first + 1} and ${place + 1} have the same id “${id}”.`)
  }
  return models
}

function problemIn(entry: unknown, variables: Variables): string | undefined {
  if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) return 'has to be an object.'
  const known = Object.keys(wanted)
  const unknown = Object.keys(entry).find((name) => !known.includes(name))
  if (unknown !== undefined) {
    const near = nearestName(unknown, known)
    return `“${unknown.slice(0, 64)}” is no field of a model${near === undefined ? '' : `; “${near}” is`}.`
  }
  for (const name of known as (keyof typeof wanted)[]) {
    const schema = ModelSettings.properties[name]
    const value = (entry as Record<string, unknown>)[name]
    if (value === undefined && !(ModelSettings.required as readonly string[]).includes(name)) continue
    if (value === undefined) return `“${name}” is missing: ${wanted[name]}.`
    if (!Value.Check(schema, value)) return `“${name}” has to be ${wanted[name]}.`
  }
  return problemAmong(entry as Type.Static<typeof ModelSettings>, variables)
}

function problemAmong(entry: Type.Static<typeof ModelSettings>, variables: Variables): string | undefined {
  const { kind, baseUrl = standardBaseUrl[kind], keyEnv, contextTokens, maxOutputTokens = 1 } = entry
  const url = URL.parse(baseUrl)
  if (url === null) return `“baseUrl” has to be ${wanted.baseUrl}.`
  if (url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '') {
    return '“baseUrl” may hold a host and a path only: the key is named by “keyEnv”.'
  }
  if (maxOutputTokens > contextTokens) return '“maxOutputTokens” has to be below “contextTokens”.'
  if (entry.tokenLimitField !== undefined && kind !== 'openai') return '“tokenLimitField” is for the kind openai only.'
  if (keyEnv === undefined) {
    return entry.baseUrl === undefined
      ? '“keyEnv” is missing: this provider takes no request without a key.'
      : undefined
  }
  const key = variables[keyEnv]
  if (key === undefined || key === '') return `the environment variable ${keyEnv}, named by “keyEnv”, is not set.`
  // the HTTP client would say the key itself in its complaint
  if (!/^[\x21-\x7e]+$/.test(key))
    return `the key in ${keyEnv} has a space, a line break or a character that no key has.`
  return undefined
}

const complete = (entry: Type.Static<typeof ModelSettings>): ModelSettings => ({
  ...entry,
  baseUrl: (entry.baseUrl ?? standardBaseUrl[entry.kind]).replace(/\/+$/, ''),
  maxOutputTokens: entry.maxOutputTokens ?? Math.min(standardMaxOutputTokens, entry.contextTokens),
})

function nameOf(entry: unknown, place: number): string {
  const id = (entry as { id?: unknown } | null)?.id
  return `model ${place + 1}${typeof id === 'string' && id !== '' ? ` (“${id.slice(0, 64)}”)` : ''}`
}
