import { type Static, type TSchema, Type } from 'typebox'

type Is<A, B> = [A] extends [B] ? ([B] extends [A] ? ([keyof A] extends [keyof B] ? true : false) : false) : false

/** A schema whose type must be that of the contract, or it does not compile. `shapedAs<Overview>()(Type.Object(…))` */
export const shapedAs =
  <T>() =>
  <S extends TSchema>(schema: S & (Is<Static<S>, T> extends true ? unknown : { isNotOfTheContract: T })): S =>
    schema

/** A field that may be null. */
export const orNull = <S extends TSchema>(schema: S) =>
  Type.Unsafe<Static<S> | null>({ anyOf: [schema, { type: 'null' }] })

/** One of a closed list of words. */
export const oneOf = <T extends string>(...words: readonly T[]) => Type.Unsafe<T>({ type: 'string', enum: words })

/** A moment as it is sent: ISO 8601 UTC. */
export const Moment = Type.String({
  pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d(:\\d\\d(\\.\\d{1,3})?)?Z$',
  description: 'a moment in UTC such as 2026-05-31T12:00:00Z.',
})

/** Whole credits, or any count that a person sets. */
export const Count = Type.Integer({ minimum: 0, maximum: 1_000_000_000 })

/** A text that a person types; the database can hold any character but NUL. */
export const Typed = (longest: number, shortest = 1) =>
  Type.String({
    minLength: shortest,
    maxLength: longest,
    pattern: '^[^\\u0000]*$',
    description: 'text without NUL characters.',
  })

/** An id or a name of ours, as it comes in a path or a query. */
export const Id = Type.String({
  pattern: '^[A-Za-z0-9_.-]{1,100}$',
  description: 'letters, digits, dots and underscores, at most 100.',
})

/** The path of one thing. */
export const ById = Type.Object({ id: Id })

/** A query that takes nothing. */
export const NoQuery = Type.Object({}, { additionalProperties: false })
