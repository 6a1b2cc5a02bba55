import { describe, expect, it } from 'vitest'
import { bookRange, books, countSlots, fromCanonical, slotOrder, toCanonical, toOsis, versesIn } from './index.ts'

describe('versifications', () => {
  it('lay out as many slots as the index files of real modules have', () => {
    const counted = (['KJV', 'NRSVA'] as const).map((v) => [
      countSlots(slotOrder(v, 'ot')),
      countSlots(slotOrder(v, 'nt')),
    ])
    expect(counted).toEqual([
      [24_115, 8_246],
      [31_027, 8_248],
    ])
  })

  it.each([
    ['3John', 1, 15, '3John.1.14'],
    ['Rev', 12, 18, 'Rev.13.1'],
    ['2Cor', 13, 14, '2Cor.13.14'],
    ['Tob', 4, 15, 'Tob.4.15'],
  ] as const)('puts NRSVA %s %i:%i at %s', (book, chapter, verse, osis) => {
    expect(toOsis(toCanonical('NRSVA', book, chapter, verse)!)).toBe(osis)
  })

  it('knows what a versification does not have', () => {
    expect(toCanonical('KJV', '3John', 1, 15)).toBeUndefined()
    expect(toCanonical('KJV', 'Tob', 4, 15)).toBeUndefined()
    expect(toCanonical('NRSVA', 'John', 3, 37)).toBeUndefined()
    expect(fromCanonical('KJV', toCanonical('NRSVA', 'Tob', 4, 15)!)).toEqual([])
  })

  it('gives back both verses where the NRSVA divides one of ours, in reading order', () => {
    expect(fromCanonical('NRSVA', toCanonical('KJV', 'Rev', 13, 1)!)).toEqual([
      { book: 'Rev', chapter: 12, verse: 18 },
      { book: 'Rev', chapter: 13, verse: 1 },
    ])
  })

  it('maps every verse of ours there and back', () => {
    for (const { code } of books)
      for (const key of versesIn(bookRange(code)))
        for (const { book, chapter, verse } of fromCanonical('NRSVA', key))
          expect(toCanonical('NRSVA', book, chapter, verse)).toBe(key)
  })
})
