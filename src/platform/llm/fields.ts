/** An object's own field; undefined for anything else, however the value was built. */
export function field(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined
  return (value as Record<string, unknown>)[name]
}

/** A field that is a text with something in it. */
export function textField(value: unknown, name: string): string | undefined {
  const text = field(value, name)
  return typeof text === 'string' && text !== '' ? text : undefined
}

export const listField = (value: unknown, name: string): readonly unknown[] => {
  const list = field(value, name)
  return Array.isArray(list) ? list : []
}
