import { bookOf, type VerseRange } from '../scripture/index.ts'
import { type Alignment, alignQuotation } from './align-quotation.ts'
import { countClipped } from './clipped-sense.ts'
import { findPhrase } from './find-phrase.ts'
import { matchQuotation, type QuotationPlace } from './match-quotation.ts'
import { type Passage, verseAt } from './passage.ts'
import type { Quotation } from './read-quotation.ts'
import type { WordIndex } from './word-index.ts'

/** A place where a quotation stands word for word, and in how many places it does. */
export type ExactPlace = { passage: Passage; place: QuotationPlace; count: number }

const mostPlaces = 40
const mostPlacesOfFew = 12
const wordsAround = 160

/**
 * Where in some translations a quotation stands word for word, the nearest to a verse first when one is given, else the
 * translations in their order.
 */
export function findExact(
  index: WordIndex,
  quotation: Quotation,
  texts: readonly number[],
  near?: VerseRange,
): ExactPlace | undefined {
  const anchor = longestRun(quotation)
  if (anchor.ids.length < 2) return undefined
  const verses = index.corpus.keys.length
  const most = anchor.ids.length < 4 ? mostPlacesOfFew : mostPlaces
  let best: ExactPlace | undefined
  let count = 0
  for (const text of texts) {
    for (const position of findPhrase(index, anchor.ids, text * verses, (text + 1) * verses, most)) {
      const passage = around(index, text, position, quotation, anchor)
      const place = matchQuotation(index, quotation, passage)
      if (place === undefined || !isOneBook(index, passage, place)) continue
      count++
      const found = { passage, place, count }
      if (best === undefined || isNearer(index, found, best, near)) best = found
    }
  }
  return best === undefined ? undefined : { ...best, count }
}

/** The longest run of plain words, which any place must have as it is. */
function longestRun({ words }: Quotation): { ids: number[]; before: number } {
  let [start, end, from] = [0, 0, 0]
  words.forEach((word, at) => {
    if (word.kind !== 'plain') from = at + 1
    else if (words[at - 1]?.piece !== word.piece) from = at
    if (at + 1 - from > end - start) [start, end] = [from, at + 1]
  })
  return { ids: words.slice(start, end).map(({ id }) => id), before: start }
}

/** The words that a quotation can take up around a place where its run stands. */
function around(
  index: WordIndex,
  text: number,
  position: number,
  quotation: Quotation,
  run: { ids: number[]; before: number },
): Passage {
  const slack = quotation.pieces.length > 1 ? wordsAround : 4
  const verses = index.corpus.keys.length
  const start = Math.max(index.starts[text * verses]!, position - run.before - slack)
  const end = Math.min(index.starts[(text + 1) * verses]!, position + quotation.words.length - run.before + slack)
  return { text, positions: Uint32Array.from({ length: end - start }, (_, at) => start + at) }
}

function isOneBook(index: WordIndex, { positions }: Passage, { start, end }: QuotationPlace): boolean {
  return bookOf(verseAt(index, positions[start]!)) === bookOf(verseAt(index, positions[end - 1]!))
}

/** A place that has all of the sense before one that is cut from its negation, then the one nearer to a verse. */
function isNearer(index: WordIndex, found: ExactPlace, best: ExactPlace, near: VerseRange | undefined): boolean {
  const [isCut, wasCut] = [isClipped(index, found), isClipped(index, best)]
  if (isCut !== wasCut) return wasCut
  return near !== undefined && distance(index, found, near) < distance(index, best, near)
}

const isClipped = (index: WordIndex, { passage: { positions }, place }: ExactPlace) =>
  countClipped(index, { start: positions[place.start]!, end: positions[place.end - 1]! + 1 }, false) > 0

function distance(index: WordIndex, { passage, place }: ExactPlace, near: VerseRange): number {
  const key = verseAt(index, passage.positions[place.start]!)
  return key >= near.start && key <= near.end ? 0 : Math.min(Math.abs(key - near.start), Math.abs(key - near.end))
}

const mostHits = 30
const mostRuns = 16
const runWords = 3
/** A run of words that are all commoner than this says too little to be looked for. */
const commonest = 5_000
const mostCandidates = 4

/**
 * The place that a quotation is most like, found by the runs of three words that it shares with the translations.
 * @returns undefined when it shares none
 */
export function findNearest(index: WordIndex, quotation: Quotation, texts: readonly number[]): Alignment | undefined {
  let best: Alignment | undefined
  for (const slot of slotsSharingRuns(index, quotation, texts)) {
    const aligned = alignQuotation(index, quotation, neighbourhood(index, slot, quotation.words.length))
    if (best === undefined || aligned.similarity > best.similarity) best = aligned
  }
  return best
}

function slotsSharingRuns(index: WordIndex, quotation: Quotation, texts: readonly number[]): number[] {
  const verses = index.corpus.keys.length
  const shared = new Map<number, number>()
  for (const ids of rarestRuns(index, quotation)) {
    for (const text of texts) {
      const hits = findPhrase(index, ids, text * verses, (text + 1) * verses, mostHits)
      for (const position of hits) {
        const slot = index.slots[position]!
        shared.set(slot, (shared.get(slot) ?? 0) + 1 / hits.length)
      }
    }
  }
  return [...shared]
    .sort((a, b) => b[1] - a[1])
    .slice(0, mostCandidates)
    .map(([slot]) => slot)
}

function rarestRuns({ placeStarts }: WordIndex, { words }: Quotation): number[][] {
  const counts = words.map(({ looseId }) => (looseId === -1 ? 0 : placeStarts[looseId + 1]! - placeStarts[looseId]!))
  const runs: { ids: number[]; count: number }[] = []
  for (let at = 0; at + runWords <= words.length; at++) {
    const run = words.slice(at, at + runWords)
    const count = Math.min(...counts.slice(at, at + runWords))
    if (count < commonest && run.every(({ id }) => id !== -1)) runs.push({ ids: run.map(({ id }) => id), count })
  }
  return runs
    .sort((a, b) => a.count - b.count)
    .slice(0, mostRuns)
    .map(({ ids }) => ids)
}

function neighbourhood({ starts, corpus }: WordIndex, slot: number, count: number): Passage {
  const text = Math.floor(slot / corpus.keys.length)
  const start = Math.max(starts[text * corpus.keys.length]!, starts[slot]! - count)
  const end = Math.min(starts[(text + 1) * corpus.keys.length]!, starts[slot + 1]! + count)
  return { text, positions: Uint32Array.from({ length: end - start }, (_, at) => start + at) }
}
