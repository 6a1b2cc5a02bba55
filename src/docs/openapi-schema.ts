/** What the pages read of a JSON Schema in the OpenAPI document. */
export type Schema = {
  $ref?: string
  type?: string | string[]
  description?: string
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  anyOf?: Schema[]
  enum?: string[]
  default?: unknown
  format?: string
  pattern?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
}

type Parameter = {
  name: string
  in: 'path' | 'query' | 'header'
  required?: boolean
  description?: string
  schema: Schema
}
type Content = { content?: Record<string, { schema: Schema }> }

/** An endpoint. */
export type Operation = {
  operationId: string
  summary: string
  description: string
  tags: [string]
  security?: []
  parameters?: (Parameter | { $ref: string })[]
  requestBody?: Content
  responses: Record<string, Content & { description: string }>
}

/** What the pages read of the OpenAPI document. */
export type OpenApi = {
  info: { title: string; version: string; summary: string }
  servers: [{ url: string }]
  paths: Record<string, Record<string, Operation>>
  components: {
    schemas: Record<string, Schema>
    headers: Record<string, { description: string }>
    parameters: Record<string, Parameter>
  }
}

/** The schema itself where a place only refers to it; what stands beside a reference goes before. */
export function resolve({ $ref, ...beside }: Schema, { components }: OpenApi): Schema {
  if ($ref === undefined) return beside
  const name = $ref.split('/').at(-1)!
  const target = components.schemas[name]
  if (target === undefined) throw new Error(`the OpenAPI document has no schema ${name}`)
  return { ...target, ...beside }
}

/** The parameters of an endpoint that stand in one part of its request. */
export const parametersIn = ({ parameters = [] }: Operation, place: Parameter['in'], { components }: OpenApi) =>
  parameters
    .map((each) => ('$ref' in each ? components.parameters[each.$ref.split('/').at(-1)!]! : each))
    .filter((each) => each.in === place)
