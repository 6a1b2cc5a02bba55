import { describe, expect, it } from 'vitest'
import type { BibleText, Corpus } from '../corpus/index.ts'
import { verseKey } from '../scripture/index.ts'
import { createVerseFilters } from './verse-filter.ts'

const keys = Uint32Array.from([
  verseKey('Gen', 1, 1),
  verseKey('Ps', 23, 1),
  verseKey('Tob', 4, 15),
  verseKey('John', 3, 16),
])
const text = { record: { id: 'WEB' }, verseAt: (index: number) => `verse ${index}` } as BibleText
const without = { record: { id: 'X' }, verseAt: (index: number) => (index === 3 ? undefined : 'verse') } as BibleText
const filters = createVerseFilters({ keys } as Corpus)
const allowed = (...input: Parameters<typeof filters>) => {
  const { isAllowed, count } = filters(...input)
  const places = [0, 1, 2, 3].filter(isAllowed)
  expect(places.length).toBe(count)
  return places
}

describe('createVerseFilters', () => {
  it('keeps to the 66 books unless asked for all', () => {
    expect(allowed(text, {})).toEqual([0, 1, 3])
    expect(allowed(text, { canon: 'all' })).toEqual([0, 1, 2, 3])
  })

  it('counts the deuterocanon with the Old Testament', () => {
    expect(allowed(text, { testament: 'old', canon: 'all' })).toEqual([0, 1, 2])
    expect(allowed(text, { testament: 'new', canon: 'all' })).toEqual([3])
  })

  it('reads books by code or name in either language, and searches what is named whatever the canon', () => {
    expect(allowed(text, { books: ['Salmos', 'genesis'] })).toEqual([0, 1])
    expect(allowed(text, { books: ['Tob'] })).toEqual([2])
  })

  it('leaves out what the translation does not have', () => {
    expect(allowed(without, {})).toEqual([0, 1])
  })

  it('names the nearest book', () => {
    expect(() => filters(text, { books: ['Genisis'] })).toThrow(/Did you mean “Genesis”/)
    expect(() => filters(text, { books: ['Qwertyuiop'] })).toThrow(/Use OSIS codes or names/)
  })
})

it('gives what it allows as stretches too', () => {
  expect(filters(text, {}).runs).toEqual([
    { start: 0, end: 2 },
    { start: 3, end: 4 },
  ])
  expect(filters(text, { canon: 'all' }).runs).toEqual([{ start: 0, end: 4 }])
  expect(filters(text, { books: ['Tobit'] }).runs).toEqual([{ start: 2, end: 3 }])
})
