import type { PackedFile, PackedSections } from '../../../platform/packed-file.ts'
import { bestOf } from '../best-of.ts'
import { createScan, type RowRun, type ScanRows } from './scan-rows.ts'

/** The directions of many texts, such as all verses, to be compared with that of a query. */
export type MeaningIndex = {
  /** Numbers of a direction. */
  size: number
  /** How many texts there are. */
  count: number
  /**
   * Fills in how near the query each text of the runs is: its cosine, in standard deviations above the mean of all
   * texts, which compares from query to query.
   * @param query of length 1
   * @param scores one place a text; the best of them are exact where the index is, the others within about .05
   * @param runs all texts unless told
   */
  score: (query: Float32Array, scores: Float32Array, runs?: readonly RowRun[]) => void
}

/** The best so many are scored again with whole numbers. */
const exact = 100

/**
 * Packs directions of length 1, all zero where a text has none: as signed bytes to scan and, for an exact index, whole
 * to score the best again.
 * @param name of the index in the file
 */
export function packMeaning(
  name: string,
  { vectors, size, isExact }: { vectors: Float32Array; size: number; isExact: boolean },
  sections: PackedSections,
): void {
  const count = vectors.length / size
  const bytes = new Int8Array(vectors.length)
  const scales = new Float32Array(count)
  for (let row = 0; row < count; row++) {
    const { values, scale } = quantized(vectors.subarray(row * size, (row + 1) * size))
    bytes.set(values, row * size)
    scales[row] = scale
  }
  const { mean, covariance } = momentsOf(vectors, size)
  const section = `meaning/${name}`
  sections.set(`${section}/size`, { json: size })
  sections.set(`${section}/mean`, mean)
  sections.set(`${section}/covariance`, covariance)
  sections.set(`${section}/bytes`, bytes)
  sections.set(`${section}/scales`, scales)
  if (isExact) sections.set(`${section}/vectors`, vectors)
}

/** Opens what `packMeaning` packed; undefined where the file was built without it. */
export function openMeaning(
  file: PackedFile,
  name: string,
  options: { plain?: boolean } = {},
): MeaningIndex | undefined {
  const section = `meaning/${name}`
  if (!file.has(`${section}/size`)) return undefined
  const size = file.json<number>(`${section}/size`)
  const vectors = file.has(`${section}/vectors`) ? file.f32(`${section}/vectors`) : undefined
  const mean = file.f32(`${section}/mean`)
  const covariance = file.f32(`${section}/covariance`)
  const scales = file.f32(`${section}/scales`)
  const bytes = file.i8(`${section}/bytes`)
  // a kernel has a copy of the rows: made for those who search
  let scan: ScanRows | undefined
  const all = [{ start: 0, end: scales.length }]
  return {
    size,
    count: scales.length,
    score: (query, scores, runs = all) => {
      if (query.length !== size) throw new Error(`a query of ${query.length} numbers, and what is searched has ${size}`)
      const { values, scale } = quantized(query)
      const average = dotProduct(query, mean, 0)
      const deviation = Math.sqrt(varianceAlong(query, covariance))
      const shift = average / deviation
      scan ??= createScan({ bytes, scales, size }, options)
      scan({ bytes: values, factor: scale / deviation, shift }, runs, scores)
      if (vectors === undefined) return
      for (const row of bestOf(scores, exact)) scores[row] = dotProduct(query, vectors, row) / deviation - shift
    },
  }
}

/** How much the rows vary in a direction. The covariance is the same both ways, so half of it is enough. */
function varianceAlong(direction: Float32Array, covariance: Float32Array): number {
  const size = direction.length
  let sum = 0
  for (let a = 0; a < size; a++) {
    const start = a * size
    let others = 0
    for (let b = 0; b < a; b++) others += covariance[start + b]! * direction[b]!
    sum += direction[a]! * (2 * others + covariance[start + a]! * direction[a]!)
  }
  return sum
}

/** Of a vector and a row of as many numbers. */
function dotProduct(vector: Float32Array, rows: Float32Array, row: number): number {
  const start = row * vector.length
  let sum = 0
  for (let place = 0; place < vector.length; place++) sum += vector[place]! * rows[start + place]!
  return sum
}

/** Mean and covariance of the rows that are not zero: what the mean and deviation of any query's cosines follow from. */
function momentsOf(vectors: Float32Array, size: number): { mean: Float32Array; covariance: Float32Array } {
  const sums = new Float64Array(size)
  const products = new Float64Array(size * size)
  let count = 0
  for (let start = 0; start < vectors.length; start += size) {
    const row = vectors.subarray(start, start + size)
    if (row.every((value) => value === 0)) continue
    count++
    for (let a = 0; a < size; a++) {
      sums[a]! += row[a]!
      for (let b = 0; b <= a; b++) products[a * size + b]! += row[a]! * row[b]!
    }
  }
  const mean = Float32Array.from(sums, (sum) => sum / count)
  const covariance = Float32Array.from(products, (_, place) => {
    const [a, b] = [Math.floor(place / size), place % size]
    // it is the same both ways, and one was added up
    return products[Math.max(a, b) * size + Math.min(a, b)]! / count - mean[a]! * mean[b]!
  })
  return { mean, covariance }
}

/** A vector as signed bytes, its largest number being 127 of them. */
function quantized(vector: Float32Array): { values: Int8Array; scale: number } {
  let largest = 0
  for (const value of vector) largest = Math.max(largest, Math.abs(value))
  if (largest === 0) return { values: new Int8Array(vector.length), scale: 0 }
  return { values: Int8Array.from(vector, (value) => Math.round((value / largest) * 127)), scale: largest / 127 }
}
