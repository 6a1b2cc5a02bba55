import type { JsonSchemaType } from '@modelcontextprotocol/server'

/** A schema of an object, as JSON Schema 2020-12. */
export type ObjectSchema = JsonSchemaType & { type: 'object'; properties: Record<string, JsonSchemaType> }

/** The contract's schemas by their `$id`. */
export type ContractSchemas = Readonly<Record<string, unknown>>

/**
 * A schema of the contract that needs no other: what it refers to stands in its `$defs`.
 * @param root its `$id`, or a schema that refers to some
 */
export function selfContained(schemas: ContractSchemas, root: string | object): ObjectSchema {
  const defs: Record<string, unknown> = {}
  const copy = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(copy)
    if (typeof value !== 'object' || value === null) return value
    const entries = Object.entries(value).filter(([name]) => name !== '$id' && name !== 'examples')
    return Object.fromEntries(entries.map(([name, inner]) => [name, name === '$ref' ? refer(inner) : copy(inner)]))
  }
  const refer = (reference: string): string => {
    const id = reference.replace(/#$/, '')
    if (!(id in defs)) {
      defs[id] = {} // it may refer to itself
      defs[id] = copy(schemaOf(schemas, id))
    }
    return `#/$defs/${id}`
  }
  const whole = copy(typeof root === 'string' ? schemaOf(schemas, root) : root) as ObjectSchema
  return Object.keys(defs).length === 0 ? whole : { ...whole, $defs: defs as Record<string, JsonSchemaType> }
}

/** Some fields of a request of the contract, with the descriptions that only this place needs. */
export function someFields(
  schemas: ContractSchemas,
  id: string,
  fields: readonly string[],
  descriptions: Readonly<Record<string, string>> = {},
): ObjectSchema {
  const { properties, required = [] } = selfContained(schemas, id)
  const chosen = fields.map((field) => {
    const schema = properties[field]
    if (typeof schema !== 'object' || schema === null) throw new Error(`${id} has no field ${field}`)
    const description = descriptions[field]
    return [field, description === undefined ? schema : { ...(schema as object), description }]
  })
  return {
    type: 'object',
    properties: Object.fromEntries(chosen),
    required: required.filter((field) => fields.includes(field)),
    additionalProperties: false,
  }
}

function schemaOf(schemas: ContractSchemas, id: string): object {
  const schema = schemas[id]
  if (typeof schema !== 'object' || schema === null) throw new Error(`the contract has no schema ${id}`)
  return schema
}
