import { describe, expect, it } from 'vitest'
import { bookRange, books, chapterRange, fromOsis, toOsis, versesIn } from './index.ts'

describe('OSIS', () => {
  it('comes back from every verse unchanged', () => {
    for (const { code } of books)
      for (const key of versesIn(bookRange(code))) expect(fromOsis(toOsis(key))).toEqual({ start: key, end: key })
  })

  it('writes a range of one verse as the verse, others with both ends', () => {
    expect(toOsis(chapterRange('Ps', 23))).toBe('Ps.23.1-Ps.23.6')
    expect(toOsis(fromOsis('John.3.16-John.3.16')!)).toBe('John.3.16')
  })

  it.each([
    ['Gen.1', chapterRange('Gen', 1)],
    ['Gen', bookRange('Gen')],
    ['Gen.1-Gen.3', chapterRange('Gen', 1, 3)],
    ['Exod.6.16-Exod.6.20', { start: 2_006_016, end: 2_006_020 }],
  ])('reads %s', (osis, range) => {
    expect(fromOsis(osis)).toEqual(range)
  })

  it.each([
    '',
    'John.3.37',
    'John.22',
    'Foo.1.1',
    'john.3.16',
    'John.3.16-John.3.14',
    'Gen.50-Exod.1',
    'John.03.16',
    'John 3:16',
    'John.3.16-',
  ])('refuses %j', (osis) => {
    expect(fromOsis(osis)).toBeUndefined()
  })
})
