import { Ajv, type AnySchema } from 'ajv'
import type { FastifySchemaCompiler } from 'fastify'

type Options = NonNullable<ConstructorParameters<typeof Ajv>[0]>

type Shared = Record<string, AnySchema | AnySchema[]>

const strict: Options = {
  coerceTypes: false,
  removeAdditional: false,
  useDefaults: false,
  allErrors: false,
  verbose: true,
}

/**
 * Builds the validators of all routes. Bodies are taken as they are: nothing is converted, filled in or dropped.
 * Path and query fields arrive as text, so only there is text made a number where the schema asks for one.
 * @param shared schemas that others refer to by `$id`
 */
export function buildValidators(shared: Shared | undefined): FastifySchemaCompiler<object> {
  const asSent = withSchemas(new Ajv(strict), shared)
  const fromText = withSchemas(new Ajv({ ...strict, coerceTypes: true }), shared)
  return ({ schema, httpPart }) => (httpPart === 'body' ? asSent : fromText).compile(schema)
}

function withSchemas(ajv: Ajv, shared: Shared = {}): Ajv {
  for (const schema of Object.values(shared)) ajv.addSchema(schema)
  return ajv
}
