import type { Alignment } from './align-quotation.ts'
import type { ExactPlace } from './find-elsewhere.ts'
import { readPassage } from './passage.ts'
import type { Quotation } from './read-quotation.ts'
import { rangeOf } from './true-text.ts'
import type { WordIndex } from './word-index.ts'

const wordsThatTell = 4
const placesThatTell = 20

/** Whether words are enough to tell a verse by: a few common ones stand in many places. */
export function isTelling(index: WordIndex, { words }: Quotation, { passage, place, count }: ExactPlace): boolean {
  if (words.length >= wordsThatTell && count <= placesThatTell) return true
  const range = rangeOf(index, passage, place.start, place.end)
  const whole = readPassage(index, passage.text, [range])
  return words.length >= 2 && whole.positions.length === place.end - place.start
}

const commonest = 5_000

/** Whether two words or more that are not common ones are equal: "it is … for me to" is anybody's speech. */
export function sharesTellingWords({ placeStarts }: WordIndex, { words }: Quotation, { changes }: Alignment): boolean {
  const equal = words.filter((_, at) => !changes.some(({ from, until }) => at >= from && at < until))
  const rare = equal.filter(
    ({ looseId }) => looseId !== -1 && placeStarts[looseId + 1]! - placeStarts[looseId]! < commonest,
  )
  return new Set(rare.map(({ looseId }) => looseId)).size >= 2
}
