import fc from 'fast-check'
import { expect, it } from 'vitest'
import { books } from '../engine/index.ts'
import { everyChapter, neighboursOf } from './neighbours.ts'
import { readAddress } from './read-address.ts'
import { slugOfPlace } from './slugs.ts'

const languages = ['en', 'es'] as const
const protestant = everyChapter.filter(({ book }) => book.testament !== 'deuterocanon')

it('has an address of its own for each of the 1,189 chapters and the deuterocanon, which leads back to it', () => {
  expect(protestant).toHaveLength(1_189)
  for (const language of languages) {
    const slugs = everyChapter.map((place) => slugOfPlace(place, language))
    expect(new Set(slugs).size).toBe(slugs.length)
    for (const [at, place] of everyChapter.entries()) {
      const slug = slugs[at]!
      expect(slug).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)+$/)
      expect(readAddress(slug, language), slug).toEqual({ outcome: 'found', place, language })
    }
  }
})

it('leads from the address of any verses back to them, and from another spelling of it', () => {
  const anyVerses = fc
    .tuple(fc.constantFrom(...languages), fc.constantFrom(...everyChapter), fc.nat(), fc.nat())
    .map(([language, { book, chapter }, a, b]) => {
      const count = book.chapters[chapter - 1]!
      const [first, last] = [(a % count) + 1, (b % count) + 1].toSorted((one, other) => one - other) as [number, number]
      return { language, place: { book, chapter, verses: { first, last } }, isWhole: first === 1 && last === count }
    })
    .filter(({ isWhole, place }) => !(isWhole || (place.book.chapters.length === 1 && place.verses.last === 1)))
  fc.assert(
    fc.property(anyVerses, ({ language, place }) => {
      const slug = slugOfPlace(place, language)
      for (const spelling of [slug, slug.toUpperCase(), slug.replaceAll('-', ' ')])
        expect(readAddress(spelling, language), spelling).toEqual({ outcome: 'found', place, language })
    }),
    { numRuns: 2_000 },
  )
})

it('never fails, whatever somebody types', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 200 }),
      fc.constantFrom(...languages),
      (typed, language) => void readAddress(typed, language),
    ),
  )
})

it('tells what is wrong and what is nearest', () => {
  const { outcome, nearest } = readAddress('jhohn-99', 'en') as { outcome: string; nearest?: { chapter: number } }
  expect([outcome, nearest?.chapter]).toEqual(['unknown_book', 21])
  expect(readAddress('john-99', 'en')).toMatchObject({ outcome: 'unknown_chapter', nearest: { chapter: 21 } })
  expect(readAddress('john-0', 'en')).toMatchObject({ outcome: 'unknown_chapter', nearest: { chapter: 1 } })
  expect(readAddress('john-3-37', 'en')).toMatchObject({ outcome: 'unknown_verse', verse: 37, nearest: { chapter: 3 } })
  expect(readAddress('john-3-9-2', 'en')).toMatchObject({ outcome: 'unknown_verse' })
  expect(readAddress('qwertyuiop', 'en')).toMatchObject({ outcome: 'unknown_book', nearest: undefined })
})

it('goes through the 66 books and through the deuterocanon without a gap', () => {
  const walk = (code: string) => {
    const codes: string[] = []
    let place: ReturnType<typeof neighboursOf>['next'] = { book: books.find((book) => book.code === code)!, chapter: 1 }
    for (; place !== undefined; place = neighboursOf(place).next) codes.push(`${place.book.code}.${place.chapter}`)
    return codes
  }
  expect(walk('Gen')).toHaveLength(1_189)
  expect(walk('Gen')).toEqual(expect.arrayContaining(['Mal.4', 'Matt.1', 'Rev.22']))
  expect(walk('Tob').length + 1_189).toBe(everyChapter.length)
  const { previous } = neighboursOf({ book: books.find(({ code }) => code === 'Matt')!, chapter: 1 })
  expect([previous?.book.code, previous?.chapter]).toEqual(['Mal', 4])
})
