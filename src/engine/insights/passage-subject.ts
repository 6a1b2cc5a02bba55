import type { Library } from '../generation/evidence.ts'
import { topicLabel } from '../generation/sources.ts'
import { countTerms, directionOf, isStopWord, termsOf } from '../retrieval/index.ts'
import { type Listing, sentencesOn } from './guide-listings.ts'
import { linesOn } from './index-lines.ts'
import { directionOfPassage } from './passage-direction.ts'
import type { StudiedPassage } from './studied-passage.ts'

/** What others make of a passage, word by word: how much each English term counts there, 0 to 1. */
export type PassageSubject = {
  /** In what the study guide says of it. */
  told: (term: string) => number
  /** In what commentators dwell on. */
  explained: (term: string) => number
  /** In the headings of the topical index that list it. */
  listed: (term: string) => number
  /** How near a word is in meaning to the whole passage. */
  near: (words: string) => number
  /** How near in meaning each verse of the corpus is to it, in deviations above the mean; undefined without an embedder. */
  nearVerses: Float32Array | undefined
}

/** A note on a much longer passage says little of these verses. */
const leastShare = 0.12
/** A cosine to the whole passage from which a word is at its heart. */
const fullyNear = 0.5

/** Reads what the guide, the commentaries and the topical index say of a passage. */
export function subjectOf(library: Library, passage: StudiedPassage, listings: readonly Listing[]): PassageSubject {
  const told = new Map<string, number>()
  const tell = (text: string, weight: number) => {
    for (const term of new Set(termsOf(text, 'en'))) told.set(term, (told.get(term) ?? 0) + weight)
  }
  for (const { entry, note, share } of listings) {
    if (share < leastShare) continue
    tell(`${entry.title.en} ${note.en}`, Math.min(1, 0.3 + share))
  }
  for (const { sentence, share } of sentencesOn(library, passage))
    if (share >= leastShare) tell(sentence.en, Math.min(1, 0.3 + share))
  const explained = new Map<string, number>()
  const { en: words } = library.index.words
  for (const [term, count] of countTerms(termsOf(commentaryOn(library, passage), 'en')))
    if (!isStopWord(term, 'en')) explained.set(term, Math.log1p(count) * words.inverseFrequency(term))
  const listed = new Map<string, number>()
  for (const { line, keys } of linesOn(library, passage)) {
    const weight = keys.length / passage.keys.length / Math.log(2 + line.passages.length)
    for (const term of new Set(termsOf(`${topicLabel(line)} ${line.text}`, 'en')))
      listed.set(term, (listed.get(term) ?? 0) + weight)
  }
  const direction = directionOfPassage(library, passage)
  return {
    nearVerses: nearnessOfVerses(library, direction),
    told: shareOf(told),
    explained: shareOf(explained),
    listed: shareOf(listed),
    near: (text) => {
      const own = direction && directionOfWord(library, text)
      return own === undefined ? 0 : Math.min(1, Math.max(0, dot(direction!, own) / fullyNear))
    },
  }
}

function nearnessOfVerses({ index }: Library, direction: Float32Array | undefined): Float32Array | undefined {
  if (direction === undefined) return undefined
  const { verses } = index.meaning!
  const scores = new Float32Array(verses.count)
  verses.score(direction, scores)
  return scores
}

const directions = new WeakMap<Library['index'], Map<string, Float32Array | undefined>>()
/** The words of every passage are the same few thousand; more than these are not kept. */
const mostKept = 8_000

function directionOfWord({ index }: Library, word: string): Float32Array | undefined {
  const known = directions.get(index) ?? new Map<string, Float32Array | undefined>()
  directions.set(index, known)
  if (!known.has(word)) {
    if (known.size >= mostKept) known.clear()
    known.set(word, directionOf({ meaning: index.meaning }, word, 'en'))
  }
  return known.get(word)
}

/** Each term's weight beside the greatest one; where one voice alone speaks, even that one is not certain. */
function shareOf(weights: ReadonlyMap<string, number>): (term: string) => number {
  const greatest = Math.max(1, ...weights.values())
  return (term) => Math.sqrt((weights.get(term) ?? 0) / greatest)
}

function dot(a: Float32Array, b: Float32Array): number {
  let sum = 0
  for (let at = 0; at < a.length; at++) sum += a[at]! * b[at]!
  return sum
}

/** The running commentary on a passage. */
const commentaryOn = ({ corpus }: Library, { ranges, keys }: StudiedPassage): string =>
  ranges
    .flatMap((range) => corpus.commentaries.touching(range))
    .filter(({ kind, start, end }) => kind === 'section' && end - start < mostExplained * keys.length + 10)
    .map((section) => section.text().slice(0, mostRead))
    .join(' ')

/** A section on so many times the verses is about more than these. */
const mostExplained = 4
const mostRead = 12_000
