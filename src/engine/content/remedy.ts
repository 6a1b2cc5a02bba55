import { type Document, isMap, isNode, isScalar } from 'yaml'

/** One way in which a value is not as its form wants it, as TypeBox tells it. */
export type FoundError = { keyword: string; instancePath: string; params: object; message: string }

/** What is wrong and what mends it, in words; undefined for an error that only repeats another. */
export function remedyFor({ keyword, instancePath, params, message }: FoundError): string | undefined {
  const where = instancePath === '' ? 'the file' : `“${pathOf(instancePath).join(' → ')}”`
  const { additionalProperties, requiredProperties, type, pattern, allowedValues } = params as Record<string, unknown>
  if (keyword === 'boolean') return undefined
  if (keyword === 'additionalProperties')
    return `${where} may not have ${quoted(additionalProperties)}: mend the spelling, or take it out`
  if (keyword === 'required') return `${where} lacks ${quoted(requiredProperties)}: write it`
  if (keyword === 'type') return `${where} must be ${kinds[String(type)] ?? String(type)}`
  if (keyword === 'pattern')
    return `${where} is not written as it must be, with no space at an end and with its own slots alone: mend it to match ${String(pattern)}`
  if (keyword === 'format') return `${where} is no regular expression: mend its brackets and signs`
  if (keyword === 'enum') return `${where} must be one of ${quoted(allowedValues)}`
  return `${where} ${message}: mend it, or put back what stood there`
}

const kinds: Readonly<Record<string, string>> = {
  string: 'text: put it in quotes if it looks like a number, “yes” or “no”',
  array: 'a list: put “- ” before each of its lines',
  object: 'a table of names, each with a colon after it',
  number: 'a number without quotes',
  integer: 'a whole number without quotes',
  boolean: 'true or false, without quotes',
}

const quoted = (names: unknown): string => (names as unknown[]).map((name) => `“${String(name)}”`).join(', ')

/** Where in the file an error lies, in characters from its beginning. */
export function placeOf(document: Document, { instancePath, params }: FoundError): number {
  const path = pathOf(instancePath)
  const [extra] = (params as { additionalProperties?: string[] }).additionalProperties ?? []
  for (let length = path.length; length >= 0; length--) {
    const node = length === 0 ? document.contents : document.getIn(path.slice(0, length), true)
    if (extra !== undefined && isMap(node)) {
      const key = node.items.find((item) => isScalar(item.key) && String(item.key.value) === extra)?.key
      if (isNode(key)) return key.range![0]
    }
    if (isNode(node) && node.range) return node.range[0]
  }
  return 0
}

const pathOf = (pointer: string): (string | number)[] =>
  pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part))
