import { type Static, type TSchema, type TUnsafe, Type } from 'typebox'

/** Which keywords next to a reference override its target's: a description for this place. */
type Beside = { description?: string }

/**
 * A reference to a schema that has an `$id`: it becomes a named component of the OpenAPI document and keeps its type.
 * The schema itself must be added to the server once, by `app.addSchema`.
 */
export function named<T extends TSchema>(schema: T, beside: Beside = {}): TUnsafe<Static<T>> {
  const { $id } = schema as { $id?: string }
  if (!$id) throw new TypeError('a named schema needs an $id')
  return Type.Unsafe<Static<T>>({ $ref: `${$id}#`, ...beside })
}
