import type { Corpus } from '../corpus/index.ts'
import type { GuideEntry, GuidePassage, GuideSentence } from '../guide/guide-entry.ts'
import { bookOf, type VerseKey } from '../scripture/index.ts'

/** A passage that an entry of the study guide lists, and its place among those of the entry. */
export type ListedPassage = { entry: GuideEntry; listed: GuidePassage; at: number }
/** A sentence of an entry; `part` tells its place in it. */
export type PlacedSentence = { entry: GuideEntry; sentence: GuideSentence; part: string }

/** What the study guide has on one book of Scripture. */
export type GuideOnBook = { passages: readonly ListedPassage[]; sentences: readonly PlacedSentence[] }

const nothing: GuideOnBook = { passages: [], sentences: [] }
const known = new WeakMap<Corpus['guide'], ReadonlyMap<string, GuideOnBook>>()

/** What the study guide lists of the book of a verse and says with it as its ground. The guide is sorted by books once. */
export function guideOnBook({ guide }: Corpus, key: VerseKey): GuideOnBook {
  let byBook = known.get(guide)
  if (byBook === undefined) {
    byBook = sortByBook(guide.entries)
    known.set(guide, byBook)
  }
  return byBook.get(bookOf(key).code) ?? nothing
}

function sortByBook(entries: readonly GuideEntry[]): ReadonlyMap<string, GuideOnBook> {
  const byBook = new Map<string, { passages: ListedPassage[]; sentences: PlacedSentence[] }>()
  const on = (code: string) => {
    const one = byBook.get(code) ?? { passages: [], sentences: [] }
    byBook.set(code, one)
    return one
  }
  for (const entry of entries) {
    entry.passages.forEach((listed, at) => {
      on(bookOf(listed.range.start).code).passages.push({ entry, listed, at })
    })
    const placed = [
      ...entry.summary.map((sentence, at) => ({ entry, sentence, part: `summary-${at}` })),
      ...entry.facts.map((sentence, at) => ({ entry, sentence, part: `fact-${at}` })),
    ]
    for (const one of placed)
      for (const code of new Set(one.sentence.from.map(({ start }) => bookOf(start).code))) on(code).sentences.push(one)
  }
  return byBook
}
