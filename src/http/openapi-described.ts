/** What is read and amended of an OpenAPI document after it was collected from the routes. */
export type Described = {
  components?: { schemas?: Record<string, Schema>; headers?: object; parameters?: object }
  paths?: Record<string, Record<string, Operation>>
}

export type Operation = {
  security?: readonly object[]
  parameters?: object[]
  requestBody?: { content?: Record<string, { schema?: Schema }> }
  /** Name of the schema of each event of its stream, on its way to `responses`. */
  'x-chunks'?: string
  responses?: Record<string, { headers?: Record<string, { $ref: string }>; content?: Record<string, object> }>
}

export type Schema = {
  $ref?: string
  description?: string
  default?: unknown
  properties?: Record<string, Schema>
  items?: Schema
  anyOf?: Schema[]
}

declare module 'fastify' {
  interface FastifySchema {
    /** Name of the schema of each event of its stream, where they are all of one. */
    'x-chunks'?: string
  }
}
