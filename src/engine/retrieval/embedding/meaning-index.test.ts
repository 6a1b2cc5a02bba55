import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPackedFile, type PackedFile, type PackedSections, writePackedFile } from '../../../platform/packed-file.ts'
import { bestOf } from '../best-of.ts'
import { openMeaning, packMeaning } from './meaning-index.ts'
import { normalized } from './static-embedder.ts'

const size = 32
const count = 2_000
const folder = mkdtempSync(join(tmpdir(), 'meaning-'))
const vectors = new Float32Array(count * size)
let file: PackedFile
let state = 7
const random = () => {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
  return state / 2 ** 32 - 0.4
}

beforeAll(() => {
  // the last row is that of a verse without words
  for (let row = 0; row < count - 1; row++) {
    const vector = vectors.subarray(row * size, (row + 1) * size)
    for (let place = 0; place < size; place++) vector[place] = random()
    normalized(vector)
  }
  const sections: PackedSections = new Map()
  packMeaning('verses', { vectors, size, isExact: true }, sections)
  packMeaning('inexact', { vectors, size, isExact: false }, sections)
  writePackedFile(join(folder, 'meaning.bin'), sections)
  file = openPackedFile(join(folder, 'meaning.bin'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const query = () => normalized(Float32Array.from({ length: size }, random))!
const cosines = (of: Float32Array) =>
  Float32Array.from({ length: count }, (_, row) =>
    of.reduce((sum, value, place) => sum + value * vectors[row * size + place]!, 0),
  )

describe('openMeaning', () => {
  it('gives what lies nearest, as deviations above the mean of all verses', () => {
    const index = openMeaning(file, 'verses')!
    for (let round = 0; round < 20; round++) {
      const asked = query()
      const exact = cosines(asked).slice(0, count - 1)
      const mean = exact.reduce((sum, value) => sum + value, 0) / exact.length
      const deviation = Math.sqrt(exact.reduce((sum, value) => sum + (value - mean) ** 2, 0) / exact.length)
      const scores = new Float32Array(count)
      index.score(asked, scores)
      const best = bestOf(exact, 10)
      expect(bestOf(scores, 10)).toEqual(best)
      for (const row of best) expect(scores[row]).toBeCloseTo((exact[row]! - mean) / deviation, 3)
      for (const row of exact.keys())
        expect(Math.abs(scores[row]! - (exact[row]! - mean) / deviation)).toBeLessThan(0.1)
    }
  })

  it('means the same by a score whatever is searched', () => {
    const index = openMeaning(file, 'verses')!
    const asked = query()
    const whole = new Float32Array(count)
    const part = new Float32Array(count)
    index.score(asked, whole)
    index.score(asked, part, [{ start: 500, end: 560 }])
    const [best] = bestOf(part, 1)
    expect(part[best!]).toBeCloseTo(whole[best!]!, 1)
    expect(part.slice(0, 500).every((score) => score === 0)).toBe(true)
  })

  it('gives the same with and without the kernel', () => {
    const asked = query()
    const [kernel, plain] = [openMeaning(file, 'verses')!, openMeaning(file, 'verses', { plain: true })!].map(
      (index) => {
        const scores = new Float32Array(count)
        index.score(asked, scores)
        return scores
      },
    )
    expect(kernel).toEqual(plain)
  })

  it('is near enough without the second pass', () => {
    const asked = query()
    const [exact, inexact] = ['verses', 'inexact'].map((name) => {
      const scores = new Float32Array(count)
      openMeaning(file, name)!.score(asked, scores)
      return scores
    })
    exact!.forEach((score, row) => {
      expect(Math.abs(score - inexact![row]!)).toBeLessThan(0.1)
    })
  })

  it('refuses a query of another size', () => {
    expect(() => openMeaning(file, 'verses')!.score(new Float32Array(8), new Float32Array(count))).toThrow(
      'a query of 8 numbers, and what is searched has 32',
    )
  })

  it('is undefined for a file without directions', () => {
    const path = join(folder, 'none.bin')
    writePackedFile(path, new Map())
    expect(openMeaning(openPackedFile(path), 'verses')).toBeUndefined()
  })
})
