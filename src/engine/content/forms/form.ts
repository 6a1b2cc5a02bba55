import { type TProperties, type TSchema, Type } from 'typebox'

const closed = { additionalProperties: false } as const

/** A word or prose, in one line. */
export const line = Type.String({ pattern: '^\\S(.*\\S)?$' })
export const lines = Type.Array(line, { minItems: 1 })
/** Words with one space between: many stand in few lines of a file. */
export const words = Type.String({ pattern: '^\\S+( \\S+)*$' })
/** Parts of regular expressions, as lists of wordings are written. */
export const expressions = Type.Array(Type.String({ format: 'regex', minLength: 1 }), { minItems: 1 })

export const object = <P extends TProperties>(properties: P) => Type.Object(properties, closed)
/** One entry for each of the names, none missing. */
export const forEach = <const K extends string, S extends TSchema>(names: readonly K[], of: S) =>
  Type.Object(Object.fromEntries(names.map((name) => [name, of])) as Record<K, S>, closed)
export const byPattern = <S extends TSchema>(pattern: string, of: S) =>
  Type.Record(Type.String({ pattern }), of, closed)
/** Entries by a name in lower case, its words joined by hyphens. */
export const byName = <S extends TSchema>(of: S) => byPattern('^[a-z0-9]+(-[a-z0-9]+)*$', of)
/** A sentence with slots in braces: each that is named stands in it, those in `besides` may, no other does. */
export const template = (slots: readonly string[], besides: readonly string[] = []) =>
  Type.String({
    pattern: `^(?=\\S)${slots.map((slot) => `(?=.*\\{${slot}\\})`).join('')}(?:[^{}]|\\{(?:${[...slots, ...besides].join('|')})\\})*(?<=\\S)$`,
  })
