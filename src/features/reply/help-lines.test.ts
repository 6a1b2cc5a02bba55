import { describe, expect, it } from 'vitest'
import { createGuardFor } from './guard-for.ts'
import { parseHelpLines } from './help-lines.ts'

const caller = { keyId: 'key_1', guardrails: { strictness: {}, linkHosts: [], tradition: null } }
const bursts = { note: () => ({ isBurst: false }) }

describe('help lines', () => {
  const helpLines = parseHelpLines(
    JSON.stringify({
      NZ: [{ label: 'A line', phone: '1737' }],
      default: [{ label: 'Elsewhere', url: 'https://a.example' }],
    }),
  )

  it('are those of the caller’s country, in either case, else those for all others', () => {
    const guardFor = createGuardFor({ helpLines, bursts })
    const lines = (country?: string) => guardFor(caller, { text: '', ...(country && { country }) }).helpLines
    expect(lines('nz')).toEqual([{ label: 'A line', phone: '1737' }])
    expect(lines('FR')).toEqual([{ label: 'Elsewhere', url: 'https://a.example' }])
    expect(lines()).toEqual([{ label: 'Elsewhere', url: 'https://a.example' }])
    expect(createGuardFor({ helpLines: {}, bursts })(caller, { text: '', country: 'NZ' }).helpLines).toEqual([])
  })

  it.each([
    ['no JSON', '{'],
    ['a country by its name', '{"New Zealand": []}'],
    ['a line without a label', '{"NZ": [{"phone": "1737"}]}'],
    ['a number that is none', '{"NZ": [{"label": "A", "phone": "call me"}]}'],
    ['an address that is not secure', '{"NZ": [{"label": "A", "url": "http://a.example"}]}'],
    ['an unknown field', '{"NZ": [{"label": "A", "number": "1"}]}'],
  ])('are refused for %s', (_name, json) => {
    expect(() => parseHelpLines(json)).toThrow()
  })
})
