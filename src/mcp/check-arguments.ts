import { Ajv, type ErrorObject } from 'ajv'
import type { ObjectSchema } from './contract-schemas.ts'

/** As bodies are checked over HTTP: nothing is converted, filled in or dropped. */
const ajv = new Ajv({
  coerceTypes: false,
  removeAdditional: false,
  useDefaults: false,
  allErrors: false,
  verbose: true,
})

/** @returns what tells the first thing that is wrong with arguments; null for those that fit */
export function checkerFor(schema: ObjectSchema): (args: unknown) => ErrorObject[] | null {
  const fits = ajv.compile(schema as object)
  return (args) => (fits(args) ? null : (fits.errors ?? []))
}
