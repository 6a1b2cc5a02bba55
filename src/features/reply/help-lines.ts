import { type Static, Type } from 'typebox'
import { Value } from 'typebox/value'

const HelpLine = Type.Object(
  {
    label: Type.String({ minLength: 1, maxLength: 200 }),
    phone: Type.Optional(Type.String({ pattern: '^[0-9+()*# -]{2,30}$' })),
    url: Type.Optional(Type.String({ pattern: '^https://' })),
  },
  { additionalProperties: false },
)
const HelpLineFile = Type.Record(Type.String({ pattern: '^([A-Z]{2}|default)$' }), Type.Array(HelpLine))

/** Help lines by country, ISO 3166 in two capital letters; `default` for every other. */
export type HelpLines = Static<typeof HelpLineFile>

/**
 * Reads an operator's help lines.
 * @throws Error that says what is wrong and where
 */
export function parseHelpLines(json: string): HelpLines {
  const value: unknown = JSON.parse(json)
  const [problem] = Value.Errors(HelpLineFile, value)
  if (problem !== undefined) throw new Error(`${problem.instancePath || 'it'} ${problem.message}`)
  const unknown = Object.keys(value as HelpLines).find((country) => !/^([A-Z]{2}|default)$/.test(country))
  if (unknown !== undefined) throw new Error(`“${unknown}” is no country in two capital letters, nor “default”`)
  return value as HelpLines
}
