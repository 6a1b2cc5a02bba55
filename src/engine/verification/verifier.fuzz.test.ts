import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { cpuTime } from '../../../tests/cpu-time.ts'
import { builtVerifier } from './verifier.test-data.ts'
import type { Verifier } from './verifier.ts'

let verifier: Verifier
beforeAll(async () => {
  verifier = await builtVerifier()
})

const scrap = fc.constantFrom(
  ...['“', '”', '"', "'", '‘', '’', '«', '»', '[', ']', '…', '...', '> ', '\n', '\n\n', ' ', '(', ')', '— ', '16 '],
  ...[
    'John 3:16',
    'Juan 3:16',
    'Psalm 119',
    'Hezekiah 4:12',
    'KJV',
    'NIV',
    ' says, ',
    ' dice ',
    'God so loved the world',
  ],
  ...['not', 'Jesus wept.', 'y la verdad os libertará', 'a\u0301', '\u00ad', '\ud83d', '<b>', '&#39;', 'İ', '0'],
)
const text = fc.oneof(
  fc.array(scrap, { maxLength: 40 }).map((scraps) => scraps.join('')),
  fc.string({ unit: 'binary', maxLength: 80 }),
)

describe('a verifier', () => {
  it('never throws, and cuts every item from the text', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(text, (written) => {
        for (const { found, start, end, differences } of verifier.verifyText(written)) {
          expect(written.slice(start, end)).toBe(found)
          for (const one of differences) expect(written.slice(one.start, one.end)).toBe(one.found)
        }
        verifier.verifyQuotation({ quote: written, reference: 'John 3:16' })
        verifier.findQuotation(written)
      }),
      { numRuns: 5_000, seed: 1 },
    )
  })

  it.each([
    '“',
    '“‘',
    '"a" ',
    "'a' ",
    '[he] ',
    '“the ... and … ” (Psalm 119) ',
    'John 3:16 “a”',
    '> a\n',
    '(John 3:16) ',
  ])('reads 64 KB of %s in time in keeping with their length', (unit) => {
    const long = unit.repeat(64_000 / unit.length)
    expect(cpuTime(() => verifier.verifyText(long))).toBeLessThan(2_000)
  })
})
