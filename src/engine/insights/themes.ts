import type { TopicIndexLine } from '../corpus/index.ts'
import type { Library } from '../generation/evidence.ts'
import { topicLabel } from '../generation/sources.ts'
import type { GuideEntry } from '../guide/guide-entry.ts'
import type { Care, GuideKind } from '../guide/guide-file.ts'
import { termsOf } from '../retrieval/index.ts'
import { toOsis, type VerseKey } from '../scripture/index.ts'
import type { Theme } from './contract.ts'
import { disputeOn } from './dispute.ts'
import { isWeightyTerm } from './glosses/study-gloss.ts'
import type { Listing } from './guide-listings.ts'
import { type HardText, hardTextOf } from './hard-texts.ts'
import { linesOn } from './index-lines.ts'
import { hardMatters, isGuarded, lends, occasion } from './lending.ts'
import { directionOfPassage } from './passage-direction.ts'
import type { PassageSubject } from './passage-subject.ts'
import { isShort, type StudiedPassage, versesWithin } from './studied-passage.ts'

/** What a passage is about, with the entry or index line that says so; `isListed` where the entry lists the passage. */
export type FoundTheme = {
  name: string
  keys: VerseKey[]
  score: number
  entry?: GuideEntry
  isListed?: boolean
  line?: TopicIndexLine
}

const mostOfGuide = 5
/** So many are shown however well the first one fits. */
const fewest = 3
const mostOfIndex = 3
/** A theme that fits this much less than the best one only touches the passage. */
const nearBest = 0.6

/** How much counts that an entry is near in meaning, lists the passage early, lists little else, or has its words. */
const weights = { near: 1.4, place: 0.9, share: 0.6, echo: 0.7 }
/** What is named last of a passage that also speaks of other things; and what is about somebody in need before all. */
const heavy: ReadonlySet<Care> = new Set(['suicide', 'self_harm', 'abuse', 'addiction'])
const perOccasion = 0.6
const perCare = 0.3
/** Standard deviations above the mean of all entries, from which nearness is full. */
const fullyNear = 4

/**
 * What a passage is about, the most telling first: entries of the study guide that list it, then headings of the
 * topical index that say the same in other words (English only).
 */
export function themesOf(
  library: Library,
  passage: StudiedPassage,
  { listings, subject }: { listings: readonly Listing[]; subject: PassageSubject },
): FoundTheme[] {
  const hard = hardTextOf(passage)
  const ofGuide = guideThemes(library, passage, listings)
  // a heading of the index names a thing that a hard text mentions, and so makes light of it
  if (hard !== undefined) return withMatter(library, passage, ofGuide, hard)
  return [...ofGuide, ...indexThemes(library, passage, { known: ofGuide, subject })]
}

/** A theme as callers see it. */
export const shownTheme = ({ name, keys }: FoundTheme): Theme => ({
  name,
  verses: keys.map((key) => toOsis({ start: key, end: key })),
})

/** The entry that speaks of what a hard text tells, before all others. */
function withMatter(
  { corpus, language }: Library,
  passage: StudiedPassage,
  themes: readonly FoundTheme[],
  { matter, range }: HardText,
): FoundTheme[] {
  const known = themes.find((theme) => theme.entry?.id === matter)
  const entry = corpus.guide.entries.find(({ id }) => id === matter)
  if (known !== undefined || entry === undefined) return [...themes]
  return [
    { name: entry.title[language], keys: versesWithin(passage, range), score: 1, entry, isListed: false },
    ...themes,
  ]
}

function guideThemes(library: Library, passage: StudiedPassage, listings: readonly Listing[]): FoundTheme[] {
  const { language } = library
  const near = nearnessOfEntries(library, passage)
  const own = new Set(termsOf(passage.english, 'en'))
  const dispute = disputeOn(listings)
  const byEntry = Map.groupBy(
    listings.filter(({ entry }) => themeKinds.has(entry.kind) || entry === dispute),
    ({ entry }) => entry,
  )
  const hard = hardTextOf(passage)
  const found = [...byEntry]
    .flatMap(([entry, listed]): FoundTheme[] => {
      const title = termsOf(entry.title.en, 'en')
      const echo = title.filter((term) => own.has(term)).length / Math.max(1, title.length)
      const place = Math.max(...listed.map((one) => one.place))
      const share = Math.min(
        1,
        listed.reduce((sum, one) => sum + one.share, 0),
      )
      const at = Math.min(...listed.map((one) => one.at))
      if (!lends({ entry, at, share, near: near(entry), echo }, hard)) return []
      const score =
        weights.near * near(entry) +
        weights.place * place +
        weights.share * share +
        weights.echo * echo -
        (occasion.test(entry.title.en) || entry.care.some((care) => heavy.has(care)) ? perOccasion : 0) -
        (entry.care.length > 0 ? perCare : 0)
      const keys = passage.keys.filter((key) => listed.some(({ range }) => range.start <= key && key <= range.end))
      return [{ name: entry.title[language], keys, score, entry, isListed: true }]
    })
    .toSorted((a, b) => b.score - a.score)
  if (byEntry.size === 0 && hard === undefined) return nearThemes(library, passage, near)
  return found
    .filter(({ score, entry }, rank) => {
      // what speaks to somebody in need is no makeweight
      const isSpare = rank < fewest && !isGuarded(entry!)
      return isSpare || score >= nearBest * found[0]!.score
    })
    .slice(0, mostOfGuide)
}

/** Entries whose title can stand for what a passage is about. */
const themeKinds: ReadonlySet<GuideKind> = new Set(['topic', 'event'])

const leastNearEntry = 0.6
const mostNearEntries = 2

/** Where no topic lists the passage, those that say the like in some of its words. */
function nearThemes(
  { corpus, language }: Library,
  passage: StudiedPassage,
  near: (entry: GuideEntry) => number,
): FoundTheme[] {
  const own = new Set(termsOf(passage.english, 'en'))
  return corpus.guide.entries
    .filter(({ kind, care, status }) => kind === 'topic' && care.length === 0 && status === 'core')
    .filter(({ id }) => !hardMatters.has(id))
    .map((entry) => ({
      name: entry.title[language],
      keys: [...passage.keys],
      score: near(entry),
      entry,
      isListed: false,
    }))
    .filter(
      ({ entry, score }) => score >= leastNearEntry && termsOf(entry.title.en, 'en').some((term) => own.has(term)),
    )
    .toSorted((a, b) => b.score - a.score)
    .slice(0, mostNearEntries)
}

/** How near each entry is to what the passage says, 0 to 1. */
function nearnessOfEntries(library: Library, passage: StudiedPassage): (entry: GuideEntry) => number {
  const { corpus, index } = library
  const direction = directionOfPassage(library, passage)
  if (direction === undefined) return () => 0
  const { en: entries } = index.meaning!.guide
  const scores = new Float32Array(entries.count)
  entries.score(direction, scores)
  const places = new Map(corpus.guide.entries.map((entry, place) => [entry, place]))
  return (entry) => Math.min(1, Math.max(0, scores[places.get(entry)!]! / fullyNear))
}

/** Lines that gather what fits nowhere else. */
const gathersRest =
  /unclassified|miscellan|general|scriptures relating|appellations|instances of|figurative|promises to/i
const fewestPassages = 2
/** Deviations above the mean of all lines, for a line to say what the passage says. */
const leastNear = 2
const mostPassages = 120
/** How much what the guide says of the passage must turn on a heading. */
const leastTold = 0.5

/** Whether the passage prints a heading as a name, never in lower case. */
function namesIn(english: string): (heading: string) => boolean {
  return (heading) => {
    const [name] = heading.toLowerCase().split(/[ ,(]/)
    return !new RegExp(`\\b${name}`, 'u').test(english) && new RegExp(`\\b${name}\\b`, 'iu').test(english)
  }
}

type Given = { known: readonly FoundTheme[]; subject: PassageSubject }

function indexThemes(library: Library, passage: StudiedPassage, { known, subject }: Given): FoundTheme[] {
  if (library.language !== 'en') return []
  const own = new Set(termsOf(passage.english, 'en'))
  const near = nearnessOfLines(library, passage)
  const taken = new Set(known.flatMap(({ name }) => termsOf(name, 'en')))
  const found: FoundTheme[] = []
  const isName = namesIn(passage.english)
  for (const { line, keys } of linesOn(library, passage)) {
    const label = topicLabel(line)
    const terms = [...new Set(termsOf(label, 'en'))]
    const { length } = line.passages
    if (
      gathersRest.test(label) ||
      /\d/.test(label) ||
      terms.length === 0 ||
      length < fewestPassages ||
      length > mostPassages
    )
      continue
    // a thing, a beast or a person that is in the passage is no theme of it
    const head = termsOf(line.heading, 'en')
    const isTold = head.some((term) => isWeightyTerm(term) && subject.told(term) >= leastTold)
    if (isName(line.heading) || !isTold) continue
    const said = terms.filter((term) => own.has(term)).length / terms.length
    if (said < 0.5 || near(line) < leastNear || terms.every((term) => taken.has(term))) continue
    const share = isShort(passage) ? 0 : keys.length / passage.keys.length
    found.push({ name: label, keys, score: said + share + 1 / Math.log(2 + length), line })
  }
  const chosen: FoundTheme[] = []
  for (const theme of found.toSorted((a, b) => b.score - a.score)) {
    const isTold = chosen.some(({ line }) => line!.heading === theme.line!.heading)
    if (!isTold && chosen.length < mostOfIndex) chosen.push(theme)
  }
  return chosen
}

function nearnessOfLines(library: Library, passage: StudiedPassage): (line: TopicIndexLine) => number {
  const { index } = library
  const direction = directionOfPassage(library, passage)
  if (direction === undefined) return () => leastNear
  const { topics } = index.meaning!
  const scores = new Float32Array(topics.count)
  topics.score(direction, scores)
  return ({ index: place }) => scores[place]!
}
