import { verseOf } from '../scripture/index.ts'
import { type Passage, verseAt } from './passage.ts'
import type { Quotation, QuotedWord } from './read-quotation.ts'
import type { WordIndex } from './word-index.ts'

/** A stretch where quotation and passage differ: words `from` up to `until` of the one for `start` up to `end` of the other. */
export type WordChange = { from: number; until: number; start: number; end: number }
/**
 * The best fit of a quotation in a passage. `similarity`, 0 to 1, is the share of equal words in the longer of the
 * quotation and the stretch it falls on.
 */
export type Alignment = { passage: Passage; start: number; end: number; similarity: number; changes: WordChange[] }

/** Of fits with as many changes the one with more equal words is the better. */
const equalIsBetter = 0.01
const longestQuotation = 600
const added = 1
const missing = 2
const both = 3

/**
 * Lays a quotation along a passage with the fewest words changed, added and missing. What stands in the passage before
 * its first word and after its last is not missing, nor what stands at an ellipsis; bracketed words are not added.
 */
export function alignQuotation(index: WordIndex, quotation: Quotation, whole: Passage): Alignment {
  const words = quotation.words.slice(0, longestQuotation)
  const passage = narrowed(index, words, whole)
  const width = passage.positions.length + 1
  const ids = Int32Array.from(passage.positions, (position) => index.words[position]!)
  const forms = Int32Array.from(ids, (id) => index.looseIds[id]!)
  const numbers = verseNumbers(index, passage)
  const steps = new Uint8Array((words.length + 1) * width)
  let above = new Float32Array(width)
  let row = new Float32Array(width)
  for (let i = 1; i <= words.length; i++) {
    const word = words[i - 1]!
    const addition = isFree(word, numbers) ? 0 : 1
    const omission = i < words.length && words[i]!.piece !== word.piece ? 0 : 1
    const unlike = addition === 0 ? 0.5 : 1
    row[0] = above[0]! + addition
    steps[i * width] = added
    for (let j = 1; j < width; j++) {
      // a word in another form is a likelier change than two unlike words
      const change = ids[j - 1] === word.id ? -equalIsBetter : forms[j - 1] === word.looseId ? 0.8 * unlike : unlike
      let best = above[j - 1]! + change
      let step = both
      if (above[j]! + addition < best) {
        best = above[j]! + addition
        step = added
      }
      if (row[j - 1]! + omission < best) {
        best = row[j - 1]! + omission
        step = missing
      }
      row[j] = best
      steps[i * width + j] = step
    }
    const filled = row
    row = above
    above = filled
  }
  let last = 0
  for (let j = 1; j < width; j++) if (above[j]! <= above[last]!) last = j
  return traced(index, words, passage, steps, last)
}

function traced(
  index: WordIndex,
  words: readonly QuotedWord[],
  passage: Passage,
  steps: Uint8Array,
  last: number,
): Alignment {
  const width = passage.positions.length + 1
  const changes: WordChange[] = []
  let equal = 0
  let [i, j] = [words.length, last]
  const note = (from: number, start: number) => {
    const open = changes.at(-1)
    if (open !== undefined && open.from === i && open.start === j) Object.assign(open, { from, start })
    else changes.push({ from, until: i, start, end: j })
  }
  let start = last
  while (i > 0) {
    const step = steps[i * width + j]
    if (step === both && index.words[passage.positions[j - 1]!] === words[i - 1]!.id) equal++
    else if (step === both) note(i - 1, j - 1)
    else if (step === added && !isQuoters(words[i - 1]!)) note(i - 1, j)
    else if (step === missing && words[i]?.piece === words[i - 1]!.piece) note(i, j - 1)
    if (step !== added) j--
    if (step !== missing) i--
    if (step === both) start = j
  }
  const counted = words.filter((word) => !isQuoters(word)).length
  const elided = changes.reduce((sum, change) => sum + change.end - change.start, equal)
  return {
    passage,
    start,
    end: last,
    similarity: equal / Math.max(1, counted, elided),
    changes: changes.reverse(),
  }
}

/** What a quoter may add without changing the quotation. */
const isQuoters = ({ kind }: QuotedWord) => kind === 'bracketed' || kind === 'mark'
const isFree = (word: QuotedWord, numbers: ReadonlySet<number>) =>
  isQuoters(word) || (word.kind === 'number' && numbers.has(Number(word.text)))

function verseNumbers(index: WordIndex, { positions }: Passage): ReadonlySet<number> {
  const numbers = new Set<number>()
  for (const position of positions) {
    if (index.starts[index.slots[position]!] === position) numbers.add(verseOf(verseAt(index, position)))
  }
  return numbers
}

/** A long passage is cut to the part around the stretch that shares the most words with the quotation. */
function narrowed(index: WordIndex, words: readonly QuotedWord[], passage: Passage): Passage {
  const { positions, text } = passage
  const width = words.length * 2 + 60
  if (positions.length <= width) return passage
  const forms = new Set(words.map(({ looseId }) => looseId))
  const shares = (at: number) =>
    forms.has(index.looseIds[index.words[positions[at]!]!]!) ? rarity(index, positions[at]!) : 0
  let sum = 0
  let [best, bestSum] = [0, 0]
  for (let at = 0; at < positions.length; at++) {
    sum += shares(at) - (at >= words.length ? shares(at - words.length) : 0)
    if (sum > bestSum) [best, bestSum] = [at, sum]
  }
  const start = Math.max(0, best - words.length - Math.floor((width - words.length) / 2))
  return { text, positions: positions.subarray(start, start + width) }
}

function rarity({ words, looseIds, placeStarts }: WordIndex, position: number): number {
  const form = looseIds[words[position]!]!
  return 1 / Math.log2(2 + placeStarts[form + 1]! - placeStarts[form]!)
}
