import { expect, it } from 'vitest'
import type { KnownHelpLine } from '../../engine/engine.ts'
import { createGuardFor } from './guard-for.ts'

const caller = { keyId: 'key_1', guardrails: { strictness: {}, linkHosts: [], tradition: null } }
const bursts = { note: () => ({ isBurst: false }) }
const directory: KnownHelpLine = { for: 'directory', label: 'Elsewhere', url: 'https://a.example' }
const lines = {
  NZ: [{ label: 'A line', phone: '1737' }],
  JP: [{ for: 'emergency', label: 'Ambulance', es: 'Ambulancia', phone: '119' } as const],
  default: [directory, { label: 'Anywhere' }],
}
const guardFor = createGuardFor({
  helpLines: { lines, languages: { ja: 'JP' } },
  foreignLanguage: (text) => (/\p{Script=Hiragana}/u.test(text) ? 'ja' : undefined),
  bursts,
})
const linesOf = (text: string, country?: string) =>
  guardFor(caller, { text, ...(country && { country }) }).helpLines.map(({ label, es }) => es ?? label)

it('gives the help lines of the caller’s country, in either case, and the directory', () => {
  expect(linesOf('', 'nz')).toEqual(['A line', 'Elsewhere'])
  expect(linesOf('死にたいです', 'NZ')).toEqual(['A line', 'Elsewhere'])
})

it('gives those for all others where nothing is known of the country', () => {
  expect(linesOf('', 'FR')).toEqual(['Elsewhere', 'Anywhere'])
  expect(linesOf('I want to die')).toEqual(['Elsewhere', 'Anywhere'])
  const none = createGuardFor({ helpLines: { lines: {}, languages: {} }, foreignLanguage: () => undefined, bursts })
  expect(none(caller, { text: '', country: 'NZ' }).helpLines).toEqual([])
})

it('guesses by a language of one country, and says which country that is', () => {
  const guessed = guardFor(caller, { text: '死にたいです' }).helpLines
  expect(guessed[0]).toMatchObject({ label: 'Ambulance (Japan)', es: 'Ambulancia (Japón)', phone: '119' })
  expect(guessed.slice(1)).toEqual([directory])
})
