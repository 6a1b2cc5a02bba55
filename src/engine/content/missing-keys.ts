/**
 * Names that one table has and another lacks, however deep. Lists are not compared: a language may know more words for a
 * thing than another.
 */
export function missingKeys(table: unknown, model: unknown, path = ''): string[] {
  if (!isObject(model)) return []
  if (!isObject(table)) return [path]
  return Object.entries(model).flatMap(([key, value]) => {
    const name = path === '' ? key : `${path} → ${key}`
    return key in table ? missingKeys(table[key], value, name) : [name]
  })
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
