import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import { afterAll, describe, expect, it } from 'vitest'
import { openPackedFile, writePackedFile } from '../../platform/packed-file.ts'
import { openWordings } from './wordings.ts'

const folder = mkdtempSync(join(tmpdir(), 'berea-wordings-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Two entries and none: what speaks for which, by steps of a twelfth. */
const counts: Readonly<Record<string, readonly [entry: number, weight: number][]>> = {
  casser: [[0, 24]],
  ring: [
    [0, -6],
    [1, 12],
  ],
  'wed ring': [[1, 36]],
}
const buckets = 16

function opened() {
  const sorted = Object.entries(counts).sort(([a], [b]) => crc32(a) - crc32(b))
  const all = sorted.flatMap(([, per]) => per)
  const need = new Int8Array(buckets * 4)
  need.set([0, 0, 100, 0], (crc32('knife') % buckets) * 4)
  const path = join(folder, 'wordings.bin')
  writePackedFile(
    path,
    new Map<string, Uint32Array | Uint16Array | Uint8Array | Int8Array | Float32Array>([
      ['wordings/keys', Uint32Array.from(sorted, ([wording]) => crc32(wording))],
      [
        'wordings/starts',
        Uint32Array.from([0, ...sorted.map((_, i) => sorted.slice(0, i + 1).flatMap(([, per]) => per).length)]),
      ],
      ['wordings/entries', Uint16Array.from(all, ([entry]) => entry)],
      ['wordings/weights', Int8Array.from(all, ([, weight]) => weight)],
      ['need/weights', need],
      ['need/scales', Float32Array.from([0.1, 0.1, 0.1, 0.1])],
      ['need/bias', Float32Array.from([1, 0, -1, -2])],
    ]),
  )
  return openWordings(openPackedFile(path), 3)
}

describe('wordings', () => {
  const { entriesOf, needOf } = opened()

  it('count words without their endings and accents, and words side by side', () => {
    const [first, second, none] = entriesOf([{ words: ['cásseroles'], asks: false }])
    expect(first).toBeCloseTo(2 / Math.SQRT2)
    expect([second, none]).toEqual([0, 0])
    const pair = entriesOf([{ words: ['wed', 'ring'], asks: false }])
    // two words and the pair
    expect(pair[1]).toBeCloseTo((1 + 3) / 2)
    // what speaks against an entry
    expect(pair[0]).toBeCloseTo(-0.5 / 2)
  })

  it('count words that ask twice, and each word once', () => {
    const told = entriesOf([{ words: ['ring'], asks: false }])
    const asked = entriesOf([
      { words: ['ring'], asks: true },
      { words: ['ring'], asks: false },
    ])
    expect(asked[1]).toBeCloseTo(2 * told[1]!)
  })

  it('say nothing of words that were never counted, nor of nothing', () => {
    expect([...entriesOf([{ words: ['zzyzx'], asks: true }])]).toEqual([0, 0, 0])
    expect([...entriesOf([])]).toEqual([0, 0, 0])
  })

  it('add to care by what was learned of words, and the bias alone where there are none', () => {
    expect([...needOf([]).care]).toEqual([1, 0, -1])
    expect(needOf([]).offTopic).toBe(-2)
    expect(needOf([['knife']]).care[2]).toBeCloseTo(9)
  })
})
