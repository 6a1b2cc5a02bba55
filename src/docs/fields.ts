import { type OpenApi, type Operation, parametersIn, resolve, type Schema } from './openapi-schema.ts'

/** A field as a reader of the reference sees it. */
export type Field = {
  name: string
  /** `string`, `array of objects`, `integer or null`. */
  type: string
  isRequired: boolean
  description: string
  /** Bounds, values and default, in words, where the description does not say them; empty for none. */
  limits: string
  /** Fields of the object, or of the objects of the array. */
  fields: Field[]
}

/** The fields of an object, those that must be there first. */
export function fieldsOf(schema: Schema, document: OpenApi): Field[] {
  const { properties = {}, required = [] } = resolve(schema, document)
  return Object.entries(properties)
    .map(([name, each]) => fieldOf(name, each, required.includes(name), document))
    .sort((a, b) => Number(b.isRequired) - Number(a.isRequired))
}

/** The parameters of an endpoint that stand in its address or its headers, as fields. */
export function parametersOf(operation: Operation, place: 'path' | 'query' | 'header', document: OpenApi): Field[] {
  return parametersIn(operation, place, document).map(({ name, schema, description = '', required = false }) =>
    fieldOf(name, { ...schema, description }, required, document),
  )
}

function fieldOf(name: string, place: Schema, isRequired: boolean, document: OpenApi): Field {
  const schema = resolve(place, document)
  const objects = objectsIn(schema, document)
  return {
    name,
    type: typeOf(schema, document),
    isRequired,
    description: schema.description ?? '',
    limits: limitsOf(schema),
    fields: objects === undefined ? [] : fieldsOf(objects, document),
  }
}

/** The object that a field is, has in a list, or may be. */
function objectsIn(schema: Schema, document: OpenApi): Schema | undefined {
  if (schema.properties !== undefined) return schema
  if (schema.items !== undefined) return objectsIn(resolve(schema.items, document), document)
  return schema.anyOf?.map((each) => objectsIn(resolve(each, document), document)).find((each) => each !== undefined)
}

function typeOf(schema: Schema, document: OpenApi): string {
  if (schema.anyOf !== undefined)
    return [...new Set(schema.anyOf.map((each) => typeOf(resolve(each, document), document)))].join(' or ')
  if (schema.items !== undefined) return `array of ${typeOf(resolve(schema.items, document), document)}s`
  const type = [schema.type ?? 'object'].flat().join(' or ')
  return schema.format === 'date-time' ? 'time' : type
}

function limitsOf(schema: Schema): string {
  const { minLength, maxLength, minimum, maximum, minItems, maxItems, pattern } = schema
  return [
    ...(schema.enum === undefined ? [] : [`one of ${schema.enum.map((each) => `\`${each}\``).join(', ')}`]),
    range(minLength, maxLength, 'characters'),
    range(minimum, maximum),
    range(minItems, maxItems, 'items'),
    ...(pattern === undefined ? [] : [`matches \`${pattern}\``]),
    ...(schema.default === undefined ? [] : [`default \`${JSON.stringify(schema.default)}\``]),
  ]
    .filter((each) => each !== '' && !schema.description?.includes(each))
    .join('; ')
}

function range(least: number | undefined, most: number | undefined, unit = ''): string {
  const number = (value: number) => value.toLocaleString('en')
  if (least === undefined && most === undefined) return ''
  if (most === undefined) return least === 0 ? '' : `at least ${number(least!)} ${unit}`.trim()
  return `${least === undefined ? 'at most' : `${number(least)} to`} ${number(most)} ${unit}`.trim()
}
