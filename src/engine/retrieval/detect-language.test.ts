import { describe, expect, it } from 'vitest'
import { detectLanguage } from './detect-language.ts'

describe('detectLanguage', () => {
  it.each([
    ['What does the Bible say about forgiveness?', 'en'],
    ['for God so loved the world', 'en'],
    ['¿Qué dice la Biblia sobre el perdón?', 'es'],
    ['el amor de Dios', 'es'],
    ['la verdad os libertara', 'es'],
    ['oración', 'es'],
    ['thou shalt not covet', 'en'],
  ])('reads “%s” as %s', (text, language) => {
    expect(detectLanguage(text)).toBe(language)
  })

  it.each(['Abraham', '', '1234', 'John 3:16'])('says nothing of “%s”', (text) => {
    expect(detectLanguage(text)).toBeUndefined()
  })
})
