import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'

const looks = vi.hoisted(() => ({ count: 0 }))
vi.mock('./book-mention.ts', async (original) => {
  const module = await original<typeof import('./book-mention.ts')>()
  const readMention: typeof module.readMention = (...args) => {
    looks.count++
    return module.readMention(...args)
  }
  return { ...module, readMention }
})
const { findReferences, isVerse, parseReference } = await import('../index.ts')

afterEach(() => {
  looks.count = 0
})

const scraps =
  'John|1|3|:|16|-|–|,|;|.| |(|)|and|ff|f|a|v.|vv|chapter|verse|Ps|Jude|I|II|iii|of|the|to|end|first|twenty|Gen|Is|Mark|Ecclus|99|0|\u00a0|３|：|“|&nbsp;|<b>|😀|\ud800|\n|NIV|Juan|capítulo|y|²|%20|Hezekiah|1 Cor|constructor|__proto__'
const anyText = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.array(fc.constantFrom(...scraps.split('|')), { maxLength: 24 }).map((parts) => parts.join('')),
  },
  {
    weight: 1,
    arbitrary: fc.array(fc.constantFrom(...scraps.split('|')), { maxLength: 16 }).map((parts) => parts.join(' ')),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
)

describe('reading any text', () => {
  it('never throws, and whatever it finds exists and stands where it says', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const parsed = parseReference(text)
        const found = findReferences(text)
        const ranges = [...(parsed.outcome === 'found' ? parsed.ranges : []), ...found.flatMap((each) => each.ranges)]
        expect(ranges.every(({ start, end }) => isVerse(start) && isVerse(end) && start <= end)).toBe(true)
        for (const each of found) expect(text.slice(each.start, each.end)).toBe(each.text)
      }),
      { numRuns: 20_000, seed: 17 },
    )
  })

  it.each([
    ['references', 'John 3:16; '],
    ['one long list', ', 17'],
    ['digits', '1'],
    ['numbers', '1 '],
    ['brackets', '('],
    ['dashes', '-'],
    ['key words', 'verse 1, '],
    ['ordinals', 'first of the '],
    ['introductions', 'gospel of '],
    ['books in a range', 'Genesis to '],
    ['tags', '<a'],
    ['unknown names', 'Abcdef 1:2 '],
    ['chapters of', 'chapter 1 of '],
  ])('does twice the work for twice the text: %s', (_, scrap) => {
    const work = (length: number) => {
      looks.count = 0
      const text = `John 3:16${scrap.repeat(length / scrap.length)}`
      findReferences(text)
      parseReference(text)
      return looks.count
    }
    const [half, whole] = [work(32_768), work(65_536)]
    expect(whole).toBeLessThan(2.2 * half + 50)
    expect(whole).toBeLessThan(8 * 65_536)
  })
})
