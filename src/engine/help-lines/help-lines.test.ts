import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { StartError } from '../../errors.ts'
import { phoneNumbers } from '../guardrails/sensitive/phone-numbers.ts'
import { chooseHelpLines } from './choose-help-lines.ts'
import { parseHelpLines, parseShippedHelpLines } from './help-line-file.ts'
import { describeStale, phonesOf, readHelpLines, staleHelpLines } from './read-help-lines.ts'

const emergency = `{ for: emergency, label: E, phone: "112", source: 'https://e.example', known_good: 2026-01-01 }`
const file = (lines: string, languages = '{}') => `languages: ${languages}\nlines: ${lines}`

describe('the help lines that are shipped', () => {
  const { lines, shipped, languages } = readHelpLines(undefined)
  const countries = Object.entries(shipped).filter(([country]) => country !== 'default')

  it('are of at least 45 countries, each with a number for an emergency', () => {
    expect(countries.length).toBeGreaterThanOrEqual(45)
    for (const [country, of] of countries) {
      expect(of.find((line) => line.for === 'emergency')?.phone, country).toMatch(/^\d{3,4}$/)
      expect(new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }).of(country), country).toBeDefined()
    }
  })

  it('each name where they are from and until when they are known to be right', () => {
    for (const [country, of] of Object.entries(shipped)) {
      for (const { label, source, known_good: knownGood } of of) {
        expect(() => new URL(source), `${country}, ${label}`).not.toThrow()
        expect(new Date(knownGood).toISOString().slice(0, 10), `${country}, ${label}`).toBe(knownGood)
      }
    }
  })

  it('have Spanish names where Spanish is spoken', () => {
    for (const country of 'AR BO CL CO CR CU DO EC ES GT HN MX NI PA PE PR PY SV US UY VE'.split(' ')) {
      for (const { label, es } of shipped[country]!) expect(es, `${country}, ${label}`).toBeTypeOf('string')
    }
  })

  it('name no number where no country is known', () => {
    expect(lines.default!.map(({ phone }) => phone)).toEqual([undefined, undefined])
  })

  it('are suggested by no language that is at home in many countries', () => {
    for (const language of ['en', 'es', 'de', 'fr', 'pt', 'ar', 'zh', 'ru', 'nl']) {
      expect(languages[language]).toBeUndefined()
    }
  })

  it('all leave in an answer as they are printed, and no number beside them', () => {
    const known = new Set(phonesOf(lines).map((phone) => phone.replace(/\D/g, '')))
    for (const [country, of] of Object.entries(lines)) {
      for (const danger of ['self', 'violence', 'minor_harm']) {
        const printed = chooseHelpLines(of, 'es', { kind: danger }).map((line) => Object.values(line).join(', '))
        expect(phoneNumbers(printed.join('\n'), known), country).toEqual([])
      }
    }
    expect(phoneNumbers('Crisis line, 0800 999 4321, https://a.example', known)).toHaveLength(1)
  })
})

it.each([
  ['no emergency', file(`{ NZ: [${emergency.replace('emergency', 'crisis')}] }`), '/lines/NZ has no line for'],
  ['neither phone nor url', file(`{ NZ: [${emergency.replace('phone: "112",', '')}] }`), '/lines/NZ/0 has no phone'],
  ['no source', file(`{ NZ: [${emergency.replace(/source: '[^']+',/, '')}] }`), '/lines/NZ/0 .*source'],
  ['no date', file(`{ NZ: [${emergency.replace(/, known_good: [\d-]+/, '')}] }`), '/lines/NZ/0 .*known_good'],
  ['a date that is none', file(`{ NZ: [${emergency.replace('2026-01-01', 'lately')}] }`), '/lines/NZ/0/known_good'],
  ['a kind that is none', file(`{ NZ: [${emergency.replace('emergency', 'pizza')}] }`), '/lines/NZ/0/for'],
  ['a language of nowhere', file(`{ NZ: [${emergency}] }`, '{ ja: JP }'), '/languages names JP'],
])('a shipped file with %s is refused by country and field', (_name, yaml, message) => {
  expect(() => parseShippedHelpLines(yaml)).toThrow(new RegExp(message))
})

it.each([
  ['no JSON', '{', ''],
  ['a country by its name', '{"New Zealand": []}', 'New Zealand'],
  ['a line without a label', '{"NZ": [{"phone": "1737"}]}', '/NZ/0'],
  ['a number that is none', '{"NZ": [{"label": "A", "phone": "call me"}]}', '/NZ/0/phone'],
  ['an address that is not secure', '{"NZ": [{"label": "A", "url": "http://a.example"}]}', '/NZ/0/url'],
  ['an unknown field', '{"NZ": [{"label": "A", "number": "1"}]}', '/NZ/0'],
])('an operator’s file is refused for %s', (_name, json, message) => {
  expect(() => parseHelpLines(json)).toThrow(message)
})

describe('an operator’s help lines', () => {
  const path = join(mkdtempSync(join(tmpdir(), 'help-lines-')), 'own.json')

  it('stand in the place of a country’s, and leave the others', () => {
    writeFileSync(path, '{ "NZ": [{ "label": "Ours", "phone": "1737" }] }')
    const { lines, shipped } = readHelpLines(path)
    expect(lines.NZ).toEqual([{ label: 'Ours', phone: '1737' }])
    expect(shipped.NZ).toBeUndefined()
    expect(lines.AU).toEqual(readHelpLines(undefined).lines.AU)
  })

  it('keep the service from starting where they are no list', () => {
    writeFileSync(path, '{ "NZ": [{ "label": "" }] }')
    expect(() => readHelpLines(path)).toThrow(StartError)
    expect(() => readHelpLines(path)).toThrow(/BEREA_HELP_LINES .*own\.json is no list of help lines: \/NZ\/0\/label/)
  })
})

describe('help lines that nobody looked at for a year', () => {
  const line = { for: 'emergency', label: 'E', phone: '112', source: 'https://e.example' } as const
  const shipped = {
    AA: [{ ...line, known_good: '2025-06-01' }],
    BB: [
      { ...line, known_good: '2025-02-01' },
      { ...line, known_good: '2026-05-01' },
    ],
  }

  it('are counted, and the oldest is named', () => {
    const stale = staleHelpLines({ shipped }, new Date('2026-06-15'))
    expect(stale).toMatchObject({ count: 2, of: 3, oldest: { country: 'BB', known_good: '2025-02-01' } })
    expect(describeStale(stale)).toBe(
      '2 of 3 help lines were last known to be right more than a year ago; the oldest is BB, “E”, of 2025-02-01',
    )
  })

  it('are none where all were', () => {
    expect(describeStale(staleHelpLines({ shipped }, new Date('2025-06-15')))).toBeUndefined()
  })
})
