import type { Language } from '../engine.ts'
import type { GuideEntry } from '../guide/guide-entry.ts'
import { matchSurely, termsOf } from '../retrieval/index.ts'
import { findNamedPassage } from '../scripture/index.ts'
import { choosePassages } from './choose-passages.ts'
import { type Draft, heading, paragraph } from './draft.ts'
import type { Library } from './evidence.ts'
import { guideSentences, quoteGuidePassage } from './guide-passages.ts'
import { quotePassage } from './quote-passage.ts'

const phrases: Readonly<Record<Language, { both: string }>> = {
  en: { both: 'Where Scripture speaks of both' },
  es: { both: 'Donde la Escritura habla de ambos' },
}

/** How well each side must be an entry's name. */
const surely = 0.6
const shownOfBoth = 1
/** So many entries of a side are looked at for one of the other's kind. */
const alike = 2

/**
 * What the study guide has on each side of a comparison, side by side, and a passage that both entries open or that
 * speaks of both.
 * @param together passages of Scripture that speak of both sides
 * @returns undefined where one entry is about both, or the guide has nothing on one of them
 */
export function draftTwoEntries(
  library: Library,
  sides: readonly [string, string],
  { together }: { together: () => { start: number; end: number }[] },
): Draft | undefined {
  if (sides.some((side) => findNamedPassage(side) !== undefined)) return undefined
  const [first, second] = pairOf(...(sides.map((side) => entriesOf(library, side)) as [GuideEntry[], GuideEntry[]]))
  if (first === undefined || second === undefined || first === second) return undefined
  if ([first, second].some(({ title }) => namesBoth(library, title[library.language], sides))) return undefined
  if (isDisputed(library, sides)) return undefined
  const listed = first.passages.filter(({ range }) =>
    second.passages.some((one) => one.range.start <= range.end && range.start <= one.range.end),
  )
  const onBoth = (listed.length > 0 ? listed.map(({ range, quote = range }) => quote) : together()).slice(
    0,
    shownOfBoth,
  )
  const isShown = ({ range }: { range: { start: number; end: number } }) =>
    onBoth.some(({ start, end }) => start <= range.end && range.start <= end)
  return [
    ...[first, second].flatMap((entry, place) => {
      const passages = entry.passages.filter((passage) => !isShown(passage))
      const options = { count: 1, question: sides[place]!, language: library.language }
      return [
        heading(entry.title[library.language]),
        paragraph(...guideSentences(library, entry, entry.summary, 'summary')),
        ...choosePassages(library, { ...entry, passages }, options).flatMap((passage) =>
          quoteGuidePassage(library, passage),
        ),
      ]
    }),
    ...(onBoth.length === 0 ? [] : [heading(phrases[library.language].both)]),
    ...onBoth.flatMap((range) => quotePassage(library, range)),
  ]
}

/** Entries that a side may be, best first. */
function entriesOf({ corpus, index, language }: Library, side: string): GuideEntry[] {
  return matchSurely({ guide: corpus.guide, index }, side, language)
    .filter(({ score }) => score >= surely)
    .map(({ entry }) => entry)
}

/** One entry of each side, both of a kind where that can be: a person is set beside a person, and not beside a book. */
function pairOf(left: readonly GuideEntry[], right: readonly GuideEntry[]): (GuideEntry | undefined)[] {
  const pairs = left.slice(0, alike).flatMap((one) => right.slice(0, alike).map((other) => [one, other] as const))
  return [...(pairs.find(([one, other]) => one.kind === other.kind) ?? [left[0], right[0]])]
}

/** Whether a name has words of both sides: “Pharisees and Sadducees”. */
function namesBoth({ language }: Library, name: string, sides: readonly string[]): boolean {
  const named = new Set(termsOf(name, language))
  return sides.every((side) => termsOf(side, language).some((term) => named.has(term)))
}

/** Whether what lies between the two is a matter on which Christians differ: “faith and works”. */
const isDisputed = (library: Library, sides: readonly string[]): boolean =>
  library.corpus.guide.entries.some(
    ({ kind, aliases }) =>
      kind === 'disputed' && aliases[library.language].some((alias) => namesBoth(library, alias, sides)),
  )
