import { describe, expect, it } from 'vitest'
import { readTable } from '../content/index.ts'
import { isStopWord, stemOf, termsOf } from './words.ts'

const sameInEnglish = (...words: string[]) => new Set(words.map((word) => stemOf(word, 'en'))).size === 1

describe('stemOf', () => {
  it.each([
    ['believe', 'believeth', 'believest', 'believed', 'belief', 'believers'],
    ['sit', 'sitteth', 'sat', 'sitting'],
    ['love', 'lovest', 'lovedst', 'charity', 'loving'],
    ['go', 'goeth', 'went', 'going'],
    ['honor', 'honour', 'honourable'],
    ['neighbor', 'neighbours'],
    ['pray', 'prayer', 'prayeth'],
    ['slave', 'slavery', 'slaves'],
    ['fear', 'afraid', 'fearful'],
  ])('joins old, British and derived forms: %s, %s, %s …', (...words) => {
    expect(sameInEnglish(...words)).toBe(true)
  })

  it('leaves words alone that only look archaic', () => {
    for (const word of ['teeth', 'nazareth', 'forest', 'harvest', 'priest'])
      expect(stemOf(word, 'en')).not.toMatch(/e?d$/)
    expect(sameInEnglish('harvest', 'harve')).toBe(false)
  })

  it('does not stumble over words that objects have as properties', () => {
    for (const word of ['constructor', 'toString', '__proto__', 'valueOf'])
      expect(typeof stemOf(word, 'en')).toBe('string')
  })

  it('sets Spanish accents and hanging pronouns aside', () => {
    expect(stemOf('perdonándoos', 'es')).toBe(stemOf('perdonando', 'es'))
    expect(stemOf('respondióle', 'es')).toBe(stemOf('respondió', 'es'))
    expect(stemOf('oracion', 'es')).toBe(stemOf('oración', 'es'))
  })
})

describe('termsOf', () => {
  it('leaves out what frames a question', () => {
    expect(termsOf('What does the Bible say about anger?', 'en')).toEqual(termsOf('anger', 'en'))
    expect(termsOf('¿Qué dice la Biblia sobre el perdón?', 'es')).toEqual(termsOf('perdón', 'es'))
  })

  it('finds nothing in small words', () => {
    expect(termsOf('the and of', 'en')).toEqual([])
    expect(isStopWord('the', 'en')).toBe(true)
  })
})

describe('the families of English words', () => {
  it('has every word in one family only', () => {
    const words = readTable('search/english-families').join(' ').toLowerCase().split(' ')
    expect(words.filter((word, place) => words.indexOf(word) !== place)).toEqual([])
  })
})
