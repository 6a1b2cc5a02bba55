import { describe, expect, it } from 'vitest'
import { en } from './en.ts'
import { es } from './es.ts'

/** Every text by its path; functions are called with what stands in for a value. */
function textsOf(dictionary: object, path = ''): [string, string][] {
  return Object.entries(dictionary).flatMap(([name, value]): [string, string][] => {
    const place = path === '' ? name : `${path}.${name}`
    if (typeof value === 'string') return [[place, value]]
    if (typeof value === 'function') return [[place, String((value as (...given: string[]) => string)('A', 'B'))]]
    return textsOf(value as object, place)
  })
}

/** Names that both languages have; beside them the paths of the API. */
const sameInBoth = [
  'requests.doors.api',
  'requests.doors.mcp',
  'common.appName',
  'common.no',
  'requests.viaApi',
  'requests.tokens',
  'overview.endpoint',
  'overview.endpoints',
  'requests.endpoint',
  'operator.plan',
  'navigation.webhooks',
  'webhooks.title',
]

describe('the dictionaries', () => {
  const spanish = new Map(textsOf(es))

  it('have the same keys, the codes of refusals too, and no empty text', () => {
    expect([...spanish.keys()].sort()).toEqual(
      textsOf(en)
        .map(([place]) => place)
        .sort(),
    )
    expect([...spanish.values()].filter((text) => text.trim() === '')).toEqual([])
  })

  it('leave nothing in English in the Spanish one', () => {
    const same = textsOf(en).filter(([place, text]) => spanish.get(place) === text)
    const unexpected = same.filter(([place]) => !sameInBoth.includes(place) && !place.startsWith('keys.scopeHelp.'))
    expect(unexpected.map(([place]) => place)).toEqual([])
  })
})
