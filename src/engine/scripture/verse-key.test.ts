import { describe, expect, it } from 'vitest'
import {
  bookOf,
  bookRange,
  books,
  chapterOf,
  chapterRange,
  countVerses,
  isInCanon,
  isVerse,
  nextVerse,
  previousVerse,
  verseKey,
  verseOf,
  versesIn,
} from './index.ts'

describe('the canon', () => {
  it('has 66 books with 31,102 verses, and 17 more in the deuterocanon', () => {
    const protestant = books.filter((book) => isInCanon(book, 'protestant'))
    const verses = protestant.reduce((sum, { code }) => sum + countVerses(bookRange(code)), 0)
    expect([protestant.length, verses, books.length]).toEqual([66, 31_102, 83])
  })

  it('numbers the books in order, the deuterocanon between the Testaments', () => {
    expect(books.map(({ number }) => number)).toEqual(books.map((_, index) => index + 1))
    const testaments = books.map(({ testament }) => testament)
    expect([...new Set(testaments)]).toEqual(['old', 'deuterocanon', 'new'])
  })
})

describe('verse keys', () => {
  it('come apart into what they were made of', () => {
    const key = verseKey('John', 3, 16)
    expect([bookOf(key).code, chapterOf(key), verseOf(key)]).toEqual(['John', 3, 16])
  })

  it('exist exactly where the counts say so', () => {
    const existing = [verseKey('John', 3, 36), verseKey('Jude', 1, 25), verseKey('Gen', 1, 1)]
    const missing = [
      verseKey('John', 3, 37),
      verseKey('John', 22, 1),
      verseKey('Gen', 1, 0),
      verseKey('Gen', 0, 1),
      0,
      -1,
      1.5,
    ]
    expect(existing.map(isVerse)).toEqual([true, true, true])
    expect(missing.map(isVerse)).toEqual(missing.map(() => false))
  })

  it('step through a book and back, over its chapters, and not out of it', () => {
    expect(nextVerse(verseKey('Gen', 1, 31))).toBe(verseKey('Gen', 2, 1))
    expect(previousVerse(verseKey('Gen', 2, 1))).toBe(verseKey('Gen', 1, 31))
    expect(nextVerse(verseKey('Gen', 50, 26))).toBeUndefined()
    expect(previousVerse(verseKey('Exod', 1, 1))).toBeUndefined()
  })

  it('counts a range as it lists it', () => {
    for (const range of [chapterRange('Ps', 119), chapterRange('Gen', 1, 3), bookRange('Ruth')])
      expect(versesIn(range)).toHaveLength(countVerses(range))
    expect(countVerses(bookRange('Ruth'))).toBe(85)
  })
})
