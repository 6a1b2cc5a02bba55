import { once } from '../../../platform/once.ts'
import type { PackedFile, PackedSections } from '../../../platform/packed-file.ts'
import { wordsIn } from './embed-words.ts'
import { piecesOf } from './word-pieces.ts'

export type EmbeddedLanguage = 'en' | 'es'

/** Turns a text into a direction: texts about one thing point the same way. */
export type StaticEmbedder = {
  /** Numbers of an embedding. */
  size: number
  /** @returns a vector of length 1, or undefined for a text without words */
  embed: (text: string, language: EmbeddedLanguage) => Float32Array | undefined
  /** Whether a word has a vector of its own. */
  knows: (word: string, language: EmbeddedLanguage) => boolean
}

/** What the model file says of itself. */
export type EmbedderCard = { format: 1; size: number; pieces: number; seed: number }

/** Vectors in one byte a number, each row with its own scale. */
export type EmbedderTable = { vectors: Int8Array; scales: Float32Array }

const tableNames = ['en', 'es', 'pieces'] as const
const languages = ['en', 'es'] as const
/** Every section of the model file begins so, and has the same name in a search index that holds the model. */
const prefix = 'embedder'

/** Packs a model: the rows of each table are those of its words, the pieces' those of their hashes. */
export function packEmbedder(
  card: EmbedderCard,
  words: Readonly<Record<EmbeddedLanguage, readonly string[]>>,
  tables: Readonly<Record<(typeof tableNames)[number], EmbedderTable>>,
  sections: PackedSections,
): void {
  sections.set(`${prefix}/card`, { json: card })
  for (const language of languages) sections.set(`${prefix}/${language}/words`, words[language])
  for (const name of tableNames) {
    sections.set(`${prefix}/${name}/vectors`, tables[name].vectors)
    sections.set(`${prefix}/${name}/scales`, tables[name].scales)
  }
}

/** Copies a model from its file. */
export function copyEmbedder(file: PackedFile, sections: PackedSections): void {
  const wordsOf = (language: EmbeddedLanguage) => {
    const words = file.strings(`${prefix}/${language}/words`)
    return Array.from({ length: words.length }, (_, row) => words.at(row))
  }
  packEmbedder(
    file.json<EmbedderCard>(`${prefix}/card`),
    { en: wordsOf('en'), es: wordsOf('es') },
    { en: tableOf(file, 'en'), es: tableOf(file, 'es'), pieces: tableOf(file, 'pieces') },
    sections,
  )
}

/**
 * Opens the static verse embedder: a vector for each word, those of a text added up. A word that the table does not
 * know is made of its pieces.
 * @returns undefined for a file that has no embedder
 * @throws Error for one of another format
 */
export function openStaticEmbedder(file: PackedFile): StaticEmbedder | undefined {
  if (!file.has(`${prefix}/card`)) return undefined
  const { format, size, pieces } = file.json<EmbedderCard>(`${prefix}/card`)
  if (format !== 1) throw new Error(`the embedder has the unknown format ${format}`)
  const tables = { en: tableOf(file, 'en'), es: tableOf(file, 'es') }
  // two maps of ten thousands of words: not everybody who opens an index embeds
  const rows = { en: once(() => rowsOf(file, 'en')), es: once(() => rowsOf(file, 'es')) }
  const pieceTable = tableOf(file, 'pieces')

  return {
    size,
    knows: (word, language) => wordsIn(word).every((one) => rows[language]().has(one)),
    embed: (text, language) => {
      const sum = new Float32Array(size)
      const known = rows[language]()
      for (const word of wordsIn(text)) {
        const row = known.get(word)
        if (row !== undefined) addRow(sum, tables[language], row, 1)
        else {
          const places = piecesOf(word, language, pieces)
          for (const place of places) addRow(sum, pieceTable, place, 1 / places.length)
        }
      }
      return normalized(sum)
    },
  }
}

function addRow(sum: Float32Array, { vectors, scales }: EmbedderTable, row: number, weight: number): void {
  const factor = scales[row]! * weight
  const start = row * sum.length
  for (let place = 0; place < sum.length; place++) sum[place]! += vectors[start + place]! * factor
}

/** A vector of length 1 in the same direction, in place; undefined for none. */
export function normalized(vector: Float32Array): Float32Array | undefined {
  let squares = 0
  for (const value of vector) squares += value * value
  if (squares === 0) return undefined
  const factor = 1 / Math.sqrt(squares)
  for (let place = 0; place < vector.length; place++) vector[place]! *= factor
  return vector
}

const tableOf = (file: PackedFile, name: string): EmbedderTable => ({
  vectors: file.i8(`${prefix}/${name}/vectors`),
  scales: file.f32(`${prefix}/${name}/scales`),
})

function rowsOf(file: PackedFile, language: EmbeddedLanguage): Map<string, number> {
  const words = file.strings(`${prefix}/${language}/words`)
  return new Map(Array.from({ length: words.length }, (_, row) => [words.at(row), row]))
}
