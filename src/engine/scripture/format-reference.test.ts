import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bookRange, books, formatReference, fromOsis, parseReference, type VerseRange, versesIn } from './index.ts'

const ranges = (osis: string): VerseRange[] => osis.split(',').map((one) => fromOsis(one)!)

describe('formatReference', () => {
  it.each([
    ['John.3.16', 'John 3:16', 'Juan 3:16'],
    ['John.3.16-John.3.18', 'John 3:16-18', 'Juan 3:16-18'],
    ['Gen.1.1-Gen.2.3', 'Genesis 1:1-2:3', 'Génesis 1:1-2:3'],
    ['Gen.1-Gen.3', 'Genesis 1-3', 'Génesis 1-3'],
    ['Gen', 'Genesis', 'Génesis'],
    ['Ps.23', 'Psalm 23', 'Salmos 23'],
    ['Ps.23.1', 'Psalm 23:1', 'Salmos 23:1'],
    ['Ps.120-Ps.134', 'Psalms 120-134', 'Salmos 120-134'],
    ['Jude.1.5', 'Jude 5', 'Judas 5'],
    ['Jude.1.1', 'Jude 1:1', 'Judas 1:1'],
    ['Jude', 'Jude', 'Judas'],
    ['AddPs.1.2', 'Psalm 151:2', 'Salmo 151:2'],
    ['Matt.5.3-Matt.5.10,Matt.5.14,Matt.6.9', 'Matthew 5:3-10, 14; 6:9', 'Mateo 5:3-10, 14; 6:9'],
    ['Gen.1.1,Gen.3,Exod.20.3', 'Genesis 1:1; Genesis 3; Exodus 20:3', 'Génesis 1:1; Génesis 3; Éxodo 20:3'],
  ])('writes %s as %s and %s', (osis, english, spanish) => {
    expect([formatReference(ranges(osis)), formatReference(ranges(osis), 'es')]).toEqual([english, spanish])
  })

  it.each(['en', 'es'] as const)('is read back exactly, for every verse, in %s', (language) => {
    const misread: string[] = []
    for (const { code } of books)
      for (const key of versesIn(bookRange(code))) {
        const text = formatReference({ start: key, end: key }, language)
        const parsed = parseReference(text, { language })
        const [range, ...more] = parsed.outcome === 'found' ? parsed.ranges : []
        if (range?.start !== key || range.end !== key || more.length > 0) misread.push(text)
      }
    expect(misread).toEqual([])
  })

  const anyRange = fc.tuple(fc.constantFrom(...books), fc.nat(), fc.nat()).map(([{ code }, one, other]): VerseRange => {
    const verses = versesIn(bookRange(code))
    const [a, b] = [verses[one % verses.length]!, verses[other % verses.length]!]
    return { start: Math.min(a, b), end: Math.max(a, b) }
  })

  it('is read back exactly for ranges and lists of them', () => {
    fc.assert(
      fc.property(fc.array(anyRange, { minLength: 1, maxLength: 3 }), fc.constantFrom('en', 'es'), (list, language) => {
        expect(parseReference(formatReference(list, language), { language })).toEqual({
          outcome: 'found',
          ranges: list,
        })
      }),
      { numRuns: 10_000, seed: 17 },
    )
  })
})
