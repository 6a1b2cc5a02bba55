import { type Static, type TProperties, type TSchema, Type } from 'typebox'

const closed = { additionalProperties: false } as const

/** Plain prose, or a word, in one line. */
export const line = Type.String({ pattern: '^\\S(.*\\S)?$' })
export const lines = Type.Array(line, { minItems: 1 })
export const object = <P extends TProperties>(properties: P) => Type.Object(properties, closed)
/** Entries by a name in lower case, its words joined by hyphens or underscores. */
export const byName = <S extends TSchema>(of: S) =>
  Type.Record(Type.String({ pattern: '^[a-z0-9]+(?:[-_][a-z0-9]+)*$' }), of, closed)
export const byPattern = <S extends TSchema>(pattern: string, of: S) =>
  Type.Record(Type.String({ pattern }), of, closed)
/** One entry for each of the names, none missing. */
export const forEach = <const K extends string, S extends TSchema>(names: readonly K[], of: S) =>
  Type.Object(Object.fromEntries(names.map((name) => [name, of])) as Record<K, S>, closed)
/** Several words in one line, spaces between. */
export type Of<S extends TSchema> = Static<S>
