import { crc32 } from 'node:zlib'
import type { PackedFile } from '../../platform/packed-file.ts'

/** Words as the reader spells them, of one sentence of the user. */
export type WeighedWords = { words: readonly string[]; asks: boolean }

/**
 * What single words and pairs of words say, as they were counted in the prompts of training: a second voice beside the encoder,
 * which hears how something is said and forgets the rare word that settles it.
 */
export type Wordings = {
  /** How much these words speak for each entry, or against it, by the root of their number; the last one is none. */
  entriesOf: (sentences: readonly WeighedWords[]) => Float32Array
  /** What is to be added to the logits of care (none, note, danger) and of what is off the subject. */
  needOf: (sentences: readonly (readonly string[])[]) => { care: Float32Array; offTopic: number }
}

/** Words that ask count so much more than those that tell. */
const askingWeight = 2
/** A weight of the file is a signed byte: so much of 1. */
const weightSteps = 12
const longestStem = 6

/** A word without accents and most of its endings. */
const stemOf = (word: string): string => {
  const plain = word.normalize('NFD').replace(/\p{M}/gu, '')
  return plain.length <= longestStem ? plain : [...plain].slice(0, longestStem).join('')
}

/** @param outputs how many entries there are, and none */
export function openWordings(file: PackedFile, outputs: number): Wordings {
  const keys = file.u32('wordings/keys')
  const starts = file.u32('wordings/starts')
  const entries = file.u16('wordings/entries')
  const weights = file.i8('wordings/weights')
  const need = file.i8('need/weights')
  const scales = file.f32('need/scales')
  const bias = file.f32('need/bias')
  const columns = bias.length
  const buckets = need.length / columns

  function entriesOf(sentences: readonly WeighedWords[]): Float32Array {
    const sums = new Float32Array(outputs)
    const found = new Map<string, number>()
    for (const { words, asks } of sentences) {
      const weight = asks ? askingWeight : 1
      for (const wording of wordingsOf(words, 2)) found.set(wording, Math.max(found.get(wording) ?? 0, weight))
    }
    for (const [wording, weight] of found) {
      const place = placeOf(keys, crc32(wording))
      if (place === -1) continue
      for (let i = starts[place]!; i < starts[place + 1]!; i++) {
        sums[entries[i]!] = sums[entries[i]!]! + (weight * weights[i]!) / weightSteps
      }
    }
    const root = Math.sqrt(found.size + 1)
    return sums.map((sum) => sum / root)
  }

  function needOf(sentences: readonly (readonly string[])[]) {
    const found = new Set(sentences.flatMap((words) => wordingsOf(words, 3)))
    const sums = new Float32Array(columns)
    for (const wording of found) {
      const row = (crc32(wording) % buckets) * columns
      for (let i = 0; i < columns; i++) sums[i] = sums[i]! + need[row + i]!
    }
    const logits = sums.map((sum, i) => (sum * scales[i]!) / Math.sqrt(Math.max(1, found.size)) + bias[i]!)
    return { care: logits.subarray(0, 3), offTopic: logits[3]! }
  }

  return { entriesOf, needOf }
}

/** Words, and words side by side, up to so many together. */
function wordingsOf(words: readonly string[], longest: number): string[] {
  const stems = words.map(stemOf)
  return stems.flatMap((_, place) =>
    Array.from({ length: Math.min(longest, stems.length - place) }, (_one, more) =>
      stems.slice(place, place + more + 1).join(' '),
    ),
  )
}

/** The place of a key among sorted ones; -1 where it is not there. */
function placeOf(keys: Uint32Array, key: number): number {
  let low = 0
  let high = keys.length - 1
  while (low <= high) {
    const middle = (low + high) >>> 1
    if (keys[middle] === key) return middle
    if (keys[middle]! < key) low = middle + 1
    else high = middle - 1
  }
  return -1
}
