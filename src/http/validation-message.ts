import type { ErrorObject } from 'ajv'
import { AppError } from '../errors.ts'
import { nearestName } from '../platform/nearest-name.ts'
import { escapePointer } from './strict-json.ts'

type Schema = {
  type?: string
  properties?: Record<string, unknown>
  minimum?: number
  maximum?: number
  enum?: unknown[]
  description?: string
}

const number = new Intl.NumberFormat('en-US')

/**
 * What a caller is told about the first thing wrong with a request.
 * @param errors of one failed validation, by Ajv with `verbose`, so that each brings the schema it failed
 * @param part what was validated: `body`, `querystring`, `params` or `headers`
 */
export function validationError(errors: ErrorObject[], part: string): AppError {
  const error = mostTelling(errors)
  const pointer = error.instancePath + namedBy(error)
  const message = messageFor(error, fieldName(pointer))
  const param = part === 'body' ? pointer : pointer.slice(1)
  return new AppError('bad_request', message, param === '' ? {} : { param })
}

/** Of the errors of a union, the one from the branch the caller meant: it lies deeper, or is not about the type. */
function mostTelling(errors: ErrorObject[]): ErrorObject {
  const union = errors.find(({ keyword }) => keyword === 'anyOf')
  if (!union) return errors[0]!
  const branches = errors.filter((error) => error !== union)
  return (
    branches.find(({ keyword, instancePath }) => keyword !== 'type' || instancePath !== union.instancePath) ?? union
  )
}

/** The step from the object that was checked to the field that is missing or unknown. */
function namedBy({ keyword, params }: ErrorObject): string {
  if (keyword === 'additionalProperties') return `/${escapePointer(params.additionalProperty)}`
  if (keyword === 'required') return `/${escapePointer(params.missingProperty)}`
  return ''
}

/** `/context/0/text` as people write it: `context[0].text`. */
function fieldName(pointer: string): string {
  const path = pointer
    .slice(1)
    .replace(/\/(\d+)(?=\/|$)/g, '[$1]')
    .replaceAll('/', '.')
  const plain = path.replaceAll('~1', '/').replaceAll('~0', '~')
  return plain.length > 80 ? `${plain.slice(0, 80)}…` : plain
}

function messageFor({ keyword, params, parentSchema }: ErrorObject, field: string): string {
  const schema = (parentSchema ?? {}) as Schema
  const subject = field === '' ? 'The body' : `\`${field}\``
  switch (keyword) {
    case 'additionalProperties':
      return unknownField(field, params.additionalProperty, Object.keys(schema.properties ?? {}))
    case 'required':
      return `${subject} is required.`
    case 'type':
      return `${subject} must be ${typeName(params.type)}.`
    case 'anyOf':
      return `${subject} must be ${unionName(schema as { anyOf?: Schema[] })}.`
    case 'enum':
      return `${subject} must be one of ${(schema.enum ?? []).map((value) => `\`${value}\``).join(', ')}.`
    case 'minimum':
    case 'maximum':
      return `${subject} must be ${range(schema)}.`
    case 'minLength':
      return params.limit === 1
        ? `${subject} must not be empty.`
        : `${subject} must have at least ${params.limit} characters.`
    case 'maxLength':
      return `${subject} must have at most ${number.format(params.limit)} characters (Unicode code points); shorten it.`
    case 'minItems':
      return params.limit === 1
        ? `${subject} must not be empty.`
        : `${subject} must have at least ${params.limit} items.`
    case 'maxItems':
      return `${subject} must have at most ${number.format(params.limit)} items.`
    default:
      return `${subject} is not well-formed.${schema.description ? ` It is: ${schema.description}` : ''}`
  }
}

function unknownField(field: string, name: string, known: string[]): string {
  if (known.length === 0) return `Unknown field \`${field}\`; this request takes none here.`
  const nearest = nearestName(name, known)
  return `Unknown field \`${field}\`; ${nearest ? `did you mean \`${nearest}\`?` : `the fields here are ${known.map((each) => `\`${each}\``).join(', ')}.`}`
}

function typeName(type: string | string[]): string {
  const names: Record<string, string> = {
    object: 'a JSON object',
    array: 'an array',
    string: 'a string',
    integer: 'a whole number',
    number: 'a number',
    boolean: 'true or false',
    null: 'null',
  }
  return [type]
    .flat()
    .map((each) => names[each] ?? each)
    .join(' or ')
}

function unionName({ anyOf = [] }: { anyOf?: Schema[] }): string {
  return typeName(anyOf.flatMap(({ type }) => type ?? []))
}

function range({ minimum, maximum }: Schema): string {
  if (minimum === undefined) return `at most ${number.format(maximum ?? 0)}`
  if (maximum === undefined) return `at least ${number.format(minimum)}`
  return `from ${number.format(minimum)} to ${number.format(maximum)}`
}
