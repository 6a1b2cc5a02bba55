import { type Static, type TSchema, Type } from 'typebox'
import { Value } from 'typebox/value'
import { parse } from 'yaml'
import { helpKinds, type KnownHelpLine } from '../writing.ts'

const closed = { additionalProperties: false }
const label = Type.String({ minLength: 1, maxLength: 200 })
const ownFields = {
  label,
  /** Its name in Spanish. */
  es: Type.Optional(label),
  phone: Type.Optional(Type.String({ pattern: '^[0-9+()*# -]{2,30}$' })),
  url: Type.Optional(Type.String({ pattern: '^https://' })),
}
const kind = Type.Unsafe<KnownHelpLine['for'] & string>({ type: 'string', enum: [...helpKinds] })
const countryKey = '^([A-Z]{2}|default)$'

const ShippedLine = Type.Object(
  {
    ...ownFields,
    for: kind,
    /** Page of the line, or of a public body that names it. */
    source: Type.String({ pattern: '^https://' }),
    /** Until when it is known to be so. */
    known_good: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }),
  },
  closed,
)
const ShippedFile = Type.Object(
  {
    languages: Type.Record(Type.String({ pattern: '^[a-z]{2}$' }), Type.String({ pattern: '^[A-Z]{2}$' }), closed),
    lines: Type.Record(Type.String({ pattern: countryKey }), Type.Array(ShippedLine, { minItems: 1 }), closed),
  },
  closed,
)
const OwnFile = Type.Record(
  Type.String({ pattern: countryKey }),
  Type.Array(Type.Object({ ...ownFields, for: Type.Optional(kind) }, closed)),
  closed,
)

/** Help lines by country, ISO 3166 in two capital letters; `default` for every other. */
export type HelpLines = Readonly<Record<string, readonly KnownHelpLine[]>>
/** The file that is shipped; `languages` are those whose speakers nearly all live in one country, by ISO 639. */
export type ShippedHelpLines = Static<typeof ShippedFile>
export type ShippedHelpLine = Static<typeof ShippedLine>

/**
 * Reads the file that is shipped.
 * @throws Error that names country, line and field
 */
export function parseShippedHelpLines(yaml: string): ShippedHelpLines {
  const { languages, lines } = checked<ShippedHelpLines>(ShippedFile, parse(yaml))
  for (const [country, of] of Object.entries(lines)) {
    for (const [index, { phone, url }] of of.entries()) {
      if (phone === undefined && url === undefined)
        throw new Error(`/lines/${country}/${index} has no phone and no url`)
    }
    if (country !== 'default' && !of.some((line) => line.for === 'emergency')) {
      throw new Error(`/lines/${country} has no line for an emergency`)
    }
  }
  const elsewhere = Object.values(languages).find((country) => lines[country] === undefined)
  if (elsewhere !== undefined) throw new Error(`/languages names ${elsewhere}, which has no lines`)
  return { languages, lines }
}

/**
 * Reads an operator's help lines. A line without `for` is given whatever the danger.
 * @throws Error that names country, line and field
 */
export const parseHelpLines = (json: string): HelpLines => checked<HelpLines>(OwnFile, JSON.parse(json))

function checked<T>(schema: TSchema, value: unknown): T {
  const [problem] = Value.Errors(schema, value)
  if (problem === undefined) return value as T
  const { instancePath, message, params } = problem
  throw new Error(`${instancePath || 'it'} ${message}${detailOf(params)}`)
}

const detailOf = (params: object): string => (Object.keys(params).length === 0 ? '' : ` ${JSON.stringify(params)}`)
