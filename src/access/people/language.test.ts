import { expect, it } from 'vitest'
import { preferredLanguage } from './language.ts'

it.each([
  [null, 'en'],
  ['', 'en'],
  ['es', 'es'],
  ['es-MX,es;q=0.9,en;q=0.8', 'es'],
  ['fr-FR, en;q=0.3, es;q=0.7', 'es'],
  ['de, fr', 'en'],
  ['es;q=0, en', 'en'],
  ['es;q=nonsense, en;q=0.1', 'en'],
])('%j is %s', (header, language) => {
  expect(preferredLanguage(header)).toBe(language)
})
