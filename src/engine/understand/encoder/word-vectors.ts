import type { PackedFile } from '../../../platform/packed-file.ts'
import { letterBuckets, letterGroups } from '../tokens.ts'

/** Looks up words: a row of its own for each known one, and the mean of its letter groups for all. */
export type WordVectors = { size: number; write: (word: string, to: Float32Array, at: number) => void }

const unknownRow = 2
/** Words of everyday text recur: their letter groups are added up once. */
const mostRemembered = 4096

/** Opens the word table of a model file. Reading 70,000 words takes some 20 ms. */
export function openWordVectors(file: PackedFile): WordVectors {
  const words = file.strings('words')
  const rowOf = new Map<string, number>()
  for (let row = 0; row < words.length; row++) rowOf.set(words.at(row), row)
  const vectors = file.i8('words/vectors')
  const scales = file.f32('words/scales')
  const letters = file.i8('letters/vectors')
  const letterScales = file.f32('letters/scales')
  const size = vectors.length / scales.length
  const remembered = new Map<string, Float32Array>()

  const embed = (word: string): Float32Array => {
    const vector = new Float32Array(size)
    const row = rowOf.get(word) ?? unknownRow
    for (let i = 0; i < size; i++) vector[i] = vectors[row * size + i]! * scales[row]!
    const groups = letterGroups(word)
    for (const group of groups) {
      if (group >= letterBuckets) continue
      const share = letterScales[group]! / groups.length
      for (let i = 0; i < size; i++) vector[i] = vector[i]! + letters[group * size + i]! * share
    }
    return vector
  }
  return {
    size,
    write: (word, to, at) => {
      let vector = remembered.get(word)
      if (vector === undefined) {
        vector = embed(word)
        if (remembered.size >= mostRemembered) remembered.clear()
        remembered.set(word, vector)
      }
      to.set(vector, at)
    },
  }
}
