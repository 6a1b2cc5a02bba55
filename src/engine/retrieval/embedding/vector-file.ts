import { EmbeddingError } from '../../../platform/embeddings/index.ts'
import {
  openPackedFile,
  type PackedBytes,
  type PackedSections,
  readPackedFile,
  writePackedFile,
} from '../../../platform/packed-file.ts'
import { type MeaningIndex, openMeaning, packMeaning } from './meaning-index.ts'

/** What vectors were made of: both have to be the same for them to be of any use. */
export type VectorOrigin = {
  /** Name of the embedder. */
  embedder: string
  /** Hash of all texts. */
  texts: string
}

/** `size` is how many numbers the embedder gives, without the zeros that fill up to what can be scanned. */
type Card = VectorOrigin & { count: number; size: number }
const cardSection = 'vectors/card'
/** Name of the index in the file. */
const index = 'verses'

/** The scan reads sixteen numbers at once; zeros at the end change no angle. */
export const scannedSize = (size: number): number => Math.ceil(size / 16) * 16

/**
 * Writes the vectors of all verses, with what the scan needs of them.
 * @param vectors a row of `scannedSize(size)` numbers a verse, all zero where there is no text
 */
export function writeVectorFile(path: string, origin: VectorOrigin, vectors: Float32Array, size: number): void {
  const card: Card = { ...origin, count: vectors.length / scannedSize(size), size }
  const sections: PackedSections = new Map([[cardSection, { json: card }]])
  packMeaning(index, { vectors, size: scannedSize(size), isExact: true }, sections)
  writePackedFile(path, sections)
}

/** Reads a file of vectors; undefined when there is none, it is damaged, or its vectors were made of something else. */
export function readVectorFile(path: string, origin: VectorOrigin): PackedBytes | undefined {
  try {
    const bytes = readPackedFile(path)
    const file = openPackedFile(bytes)
    const { embedder, texts, count, size } = file.json<Card>(cardSection)
    const isWhole =
      file.f32(`meaning/${index}/scales`).length === count &&
      file.f32(`meaning/${index}/vectors`).length === count * scannedSize(size)
    return isWhole && embedder === origin.embedder && texts === origin.texts ? bytes : undefined
  } catch {
    return undefined // missing or damaged: both are mended by building
  }
}

/**
 * Opens a file of vectors to be searched with what the embedder gives for a query, of its own size. Whatever thread
 * opens it, the bytes are shared.
 */
export function openVectorIndex(bytes: PackedBytes): MeaningIndex {
  const file = openPackedFile(bytes)
  const { size } = file.json<Card>(cardSection)
  const verses = openMeaning(file, index)!
  return {
    ...verses,
    size,
    score: (query, ...rest) => {
      if (query.length !== size) {
        const message = `The embedder gives ${query.length} numbers for a query, and gave ${size} for the verses: its model has changed. Delete ${bytes.path} and start again to embed the verses anew.`
        throw new EmbeddingError('wrong_shape', message)
      }
      const filled = new Float32Array(verses.size)
      filled.set(query)
      verses.score(filled, ...rest)
    },
  }
}

/** The vector that a file has for a verse. */
export function vectorOf(bytes: PackedBytes, verse: number): Float32Array {
  const file = openPackedFile(bytes)
  const { size } = file.json<Card>(cardSection)
  const start = verse * scannedSize(size)
  return file.f32(`meaning/${index}/vectors`).subarray(start, start + size)
}
