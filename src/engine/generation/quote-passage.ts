import type { VerseRange } from '../scripture/index.ts'
import { type Block, type Piece, paragraph, quotation } from './draft.ts'
import type { Library } from './evidence.ts'
import { scriptureSource } from './sources.ts'
import { introduce } from './speakers.ts'

/**
 * A passage as answers quote it: who speaks and where, then the words with their marker.
 * @returns nothing when the translation has none of its verses
 */
export function quotePassage({ text, red, language }: Library, range: VerseRange, ...after: Piece[]): Block[] {
  const source = scriptureSource(text, range)
  if (source === undefined) return []
  return [paragraph([introduce(red, range, language)]), quotation(source, source.text, ' ', { mark: source }, ...after)]
}
