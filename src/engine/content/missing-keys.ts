import type { TSchema } from 'typebox'

/**
 * Names that one table has and another lacks, however deep, where the form leaves open which there are. Lists are not
 * compared: a language may know more words for a thing than another.
 */
export function missingKeys(table: unknown, model: unknown, form: TSchema, path = ''): string[] {
  if (!isObject(table) || !isObject(model)) return []
  const { properties, patternProperties = {} } = form as Parts
  const [entry] = Object.values(patternProperties)
  return Object.entries(model).flatMap(([key, value]) => {
    const name = path === '' ? key : `${path} → ${key}`
    const own = properties?.[key] ?? entry
    if (!(key in table)) return properties === undefined ? [name] : [] // the form itself says which of its names may be left out
    return own === undefined ? [] : missingKeys(table[key], value, own, name)
  })
}

type Parts = { properties?: Record<string, TSchema>; patternProperties?: Record<string, TSchema> }

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
