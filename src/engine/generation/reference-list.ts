import { formatReference, type VerseRange } from '../scripture/index.ts'
import type { Piece } from './draft.ts'
import type { Library } from './evidence.ts'
import { scriptureSource } from './sources.ts'

/** References to read on, each with its marker, so that each opens: `Psalm 130:4 [6]; Mark 2:7 [7]`. */
export function referenceList({ text, language }: Library, ranges: readonly VerseRange[]): Piece[] {
  return ranges.flatMap((range, place): Piece[] => {
    const source = scriptureSource(text, range)
    const reference = `${place === 0 ? '' : '; '}${formatReference(range, language)}`
    return source === undefined ? [reference] : [`${reference} `, { mark: source }]
  })
}
