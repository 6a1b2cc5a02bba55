import { countClipped } from './clipped-sense.ts'
import { findPhrase } from './find-phrase.ts'
import { foldWords } from './fold-words.ts'
import type { WordIndex } from './word-index.ts'

/** A stretch of `index.words`, end exclusive, where a quotation stands; `score` 0 to 1. */
export type QuotedSpan = { start: number; end: number; score: number; exact: boolean }

const mostSpans = 2_000
/** From more places than these nobody can tell which is meant. */
const placesThatTell = 6
/** Words that stand so, but for a negation that is left out before them. */
const clippedScore = 0.9
/** A phrase that stands in more places is a manner of speaking, whatever stands before it: its clauses are not read. */
const mostRead = 300

/**
 * Where words stand one after another as they are, common ones too. A place where they are a whole verse is surest, then
 * one where they are a clause; of others the fewer there are, the surer each. Words that are cut from the negation
 * before them are not `exact`.
 * @param ids word numbers
 * @param texts the translations to look in, the likeliest first
 */
export function exactSpans(index: WordIndex, ids: readonly number[], texts: readonly number[]): QuotedSpan[] {
  const verses = index.corpus.keys.length
  const starts = texts.flatMap((t) => findPhrase(index, ids, t * verses, (t + 1) * verses, mostSpans))
  const wholes = starts.map((start, at) => (at < mostRead ? wholeness(index, start, start + ids.length) : 'part'))
  const placesOf = (wanted: Wholeness) =>
    new Set(starts.filter((_, at) => wholes[at] === wanted).map((start) => index.slots[start]! % verses)).size
  const places = { verse: 0, clause: placesOf('clause'), part: placesOf('clause') + placesOf('part') }
  return starts.map((start, at) => {
    const whole = wholes[at]!
    const end = start + ids.length
    const isClipped = whole !== 'verse' && at < mostRead && countClipped(index, { start, end }, false) > 0
    const score = whole === 'verse' ? 1 : Math.min(1, placesThatTell / places[whole]) * (ids.length < 3 ? 0.5 : 1)
    // a longer share of its verse is the better place among equals
    const share = ids.length / (index.starts[index.slots[start]! + 1]! - index.starts[index.slots[start]!]!)
    const shaded = score - (score < 1 ? 0.01 * (1 - Math.min(1, share)) : 0)
    return { start, end, score: isClipped ? Math.min(shaded, clippedScore) : shaded, exact: !isClipped }
  })
}

type Wholeness = 'verse' | 'clause' | 'part'

/** Whether words are all of a verse, all between two of its marks, or something less. */
function wholeness({ corpus, starts, slots }: WordIndex, start: number, end: number): Wholeness {
  const slot = slots[start]!
  if (slots[end - 1] !== slot) return 'part'
  const [first, last] = [starts[slot]!, starts[slot + 1]!]
  if (start === first && end === last) return 'verse'
  const verse = corpus.texts[Math.floor(slot / corpus.keys.length)]!.verseAt(slot % corpus.keys.length)!
  const words = foldWords(verse)
  const gapAt = (position: number) =>
    position === first || position === last
      ? '.'
      : verse.slice(words[position - first - 1]!.end, words[position - first]!.start)
  return isMark(gapAt(start)) && isMark(gapAt(end)) ? 'clause' : 'part'
}

const isMark = (gap: string) => /[.,;:!?“”"()]/.test(gap)
