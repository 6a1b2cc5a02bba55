import { wordsIn } from '../../src/engine/retrieval/embedding/embed-words.ts'
import type { EmbeddedLanguage } from '../../src/engine/retrieval/embedding/static-embedder.ts'
import { piecesOf } from '../../src/engine/retrieval/embedding/word-pieces.ts'
import type { Random } from './random.ts'

export type Vocabulary = Readonly<Record<EmbeddedLanguage, readonly string[]>>

/** Which rows of the table a text adds up, and how often. */
export type RowsOfText = (text: string, language: EmbeddedLanguage) => { rows: number[]; weights: number[] }

/**
 * Rows are numbered through: the words of each language, then pieces.
 * @param dropped share of words read as their pieces, so that pieces learn from known words
 */
export function createRowsOfText(vocabulary: Vocabulary, pieces: number, dropped: number, random: Random): RowsOfText {
  const first = { en: 0, es: vocabulary.en.length }
  const firstPiece = vocabulary.en.length + vocabulary.es.length
  const known = {
    en: new Map(vocabulary.en.map((word, row) => [word, row])),
    es: new Map(vocabulary.es.map((word, row) => [word, row + first.es])),
  }
  const piecesOfWord = new Map<string, number[]>()
  return (text, language) => {
    const rows: number[] = []
    const weights: number[] = []
    for (const word of wordsIn(text)) {
      const row = known[language].get(word)
      if (row !== undefined && (dropped === 0 || random() >= dropped)) {
        rows.push(row)
        weights.push(1)
        continue
      }
      const key = `${language}:${word}`
      let places = piecesOfWord.get(key)
      if (places === undefined) {
        places = piecesOf(word, language, pieces).map((place) => firstPiece + place)
        piecesOfWord.set(key, places)
      }
      for (const place of places) {
        rows.push(place)
        weights.push(1 / places.length)
      }
    }
    return { rows, weights }
  }
}
