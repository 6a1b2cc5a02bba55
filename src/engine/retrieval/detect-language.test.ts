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
    ['Juan 3:16', 'es'],
    ['Salmo 23', 'es'],
    ['Explica Salmo 23', 'es'],
    ['háblame', 'es'],
    ['Resume Romanos 8', 'es'],
    ['sin fe', 'es'],
    ['What is sin?', 'en'],
  ])('reads “%s” as %s', (text, language) => {
    expect(detectLanguage(text)).toBe(language)
  })

  it.each(['Abraham', '', '1234', 'John 3:16', 'sin', 'son', 'Daniel 3', 'resume'])('says nothing of “%s”', (text) => {
    expect(detectLanguage(text)).toBeUndefined()
  })
})
