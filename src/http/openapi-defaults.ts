import type { Described, Schema } from './openapi-described.ts'

/**
 * Says the defaults of request bodies in words instead of by the keyword: code generators take a field that has a
 * default for one that is always there, so that `{ prompt }` alone would not compile (ADR 0018). Parameters keep theirs.
 */
export function tellDefaults({ components = {} }: Described): void {
  if (components.schemas === undefined) return
  // what is collected is also what validates: it is copied and not changed
  components.schemas = Object.fromEntries(
    Object.entries(components.schemas).map(([name, schema]) => [name, withoutDefaults(schema)]),
  )
}

function withoutDefaults({ default: value, ...schema }: Schema): Schema {
  return {
    ...schema,
    ...(value === undefined ? {} : { description: `${schema.description ?? ''} Default \`${value}\`.`.trimStart() }),
    ...(schema.properties && {
      properties: Object.fromEntries(
        Object.entries(schema.properties).map(([name, each]) => [name, withoutDefaults(each)]),
      ),
    }),
    ...(schema.items && { items: withoutDefaults(schema.items) }),
    ...(schema.anyOf && { anyOf: schema.anyOf.map(withoutDefaults) }),
  }
}
