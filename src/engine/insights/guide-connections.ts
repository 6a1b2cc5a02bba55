import type { Library } from '../generation/evidence.ts'
import type { GuideEntry, GuidePassage } from '../guide/guide-entry.ts'
import type { GuideKind } from '../guide/guide-file.ts'
import { bookOf, countVerses, type VerseRange } from '../scripture/index.ts'
import type { Connection } from './connection.ts'
import { type Listing, sentencesOn } from './guide-listings.ts'
import { hardTextOf } from './hard-texts.ts'
import { firstOfEntry, isGuarded } from './lending.ts'
import { type StudiedPassage, touches } from './studied-passage.ts'
import type { FoundTheme } from './themes.ts'

const mostThemes = 4
const weights = { sentence: 2.2, theme: 1.8, story: 0.3, share: 0.6, named: 0.8 }
/** What a passage loses by each theme that fits the studied one better. */
const perTheme = 0.3
/** A longer passage is named by the part of it that the guide quotes. */
const longestListed = 10
/** What an entry says of much more than the passage ties less of it to the rest. */
const leastShare = 0.12
const stories: ReadonlySet<GuideKind> = new Set(['person', 'event', 'place'])
/** Entries on a word or a book set passages side by side that have only that in common. */
const setsBeside: ReadonlySet<GuideKind> = new Set(['topic', ...stories])
/** A sentence that says so much of more than one passage is no plain reason; the entry's note on the one is. */
const longestReason = 150

const phrases = {
  en: (title: string, note: string) => `${note} (study guide, “${title}”)`,
  es: (title: string, note: string) => `${note} (guía de estudio, “${title}”)`,
} as const

type Deps = { themes: readonly FoundTheme[]; listings: readonly Listing[] }

/** Passages that the study guide sets beside this one: in one sentence, in one topic, or in one story. */
export function guideConnections(library: Library, passage: StudiedPassage, deps: Deps): Connection[] {
  const { themes, listings } = deps
  // an entry that is only near in meaning speaks for a hard text, and for the deuterocanon, which the guide seldom lists
  const isSeldomListed = bookOf(passage.keys[0]!).testament === 'deuterocanon' || hardTextOf(passage) !== undefined
  const topics = themes
    .flatMap(({ entry, isListed }) => (isListed === true || isSeldomListed ? (entry ?? []) : []))
    .slice(0, mostThemes)
  const told = new Map<GuideEntry, number>()
  for (const { entry, share } of listings)
    if (stories.has(entry.kind) && !topics.includes(entry) && share >= leastShare)
      told.set(entry, Math.max(share, told.get(entry) ?? 0))
  return [
    ...bySentence(library, passage, { topics, listings }),
    ...topics.flatMap((entry, rank) => byEntry(library, entry, weights.theme - perTheme * rank)),
    ...[...told].flatMap(([entry, share]) => {
      const weight = weights.story + weights.share * share + weights.named * namedIn(passage, entry)
      return byEntry(library, entry, weight)
    }),
  ]
}

/** How much of a passage names whom or what an entry is about, 0 to 1. */
function namedIn({ english, keys }: StudiedPassage, entry: GuideEntry): number {
  const [name] = entry.title.en.split(/[ ,]/)
  const times = english.split(new RegExp(`\\b${name}\\b`, 'u')).length - 1
  return Math.min(1, times / keys.length)
}

type Topics = { topics: readonly GuideEntry[]; listings: readonly Listing[] }

/** What one sentence rests on says one thing. */
function bySentence(library: Library, passage: StudiedPassage, { topics, listings }: Topics): Connection[] {
  const { language } = library
  const isHard = hardTextOf(passage) !== undefined
  const ownEntries = new Set(listings.flatMap(({ entry, at }) => (at < firstOfEntry ? [entry] : [])))
  // what an entry says in passing of the passage ties nothing to it
  const speaksOf = (entry: GuideEntry) =>
    topics.includes(entry) || (!isHard && !isGuarded(entry) && (stories.has(entry.kind) || ownEntries.has(entry)))
  return sentencesOn(library, passage).flatMap(({ entry, sentence, share }) => {
    if (!setsBeside.has(entry.kind) || !speaksOf(entry)) return []
    const others = sentence.from.filter((range) => !touches(passage, range) && countVerses(range) <= longestListed)
    const said = sentence[language]
    const aside = topics.includes(entry) || stories.has(entry.kind) ? 0 : perAside
    return others.map((range): Connection => {
      const note = said.length > longestReason ? noteOn(entry, range)?.[language] : undefined
      return {
        range,
        kind: 'guide',
        weight: weights.sentence + Math.min(share, 0.5) - perFurther * (others.length - 1) - aside,
        reason: phrases[language](entry.title[language], note ?? said),
        group: `guide:${entry.id}`,
      }
    })
  })
}

const perFurther = 0.25
/** A topic that is none of the passage's own only mentions it. */
const perAside = 0.5

const noteOn = (entry: GuideEntry, { start, end }: VerseRange): GuidePassage['note'] | undefined =>
  entry.passages.find(({ range }) => range.start <= end && start <= range.end)?.note

function byEntry({ language }: Library, entry: GuideEntry, weight: number): Connection[] {
  const title = entry.title[language]
  return entry.passages.flatMap(({ range, quote, note }): Connection[] => {
    const shown = countVerses(range) <= longestListed ? range : quote
    if (shown === undefined) return []
    return [
      {
        range: shown,
        kind: 'guide',
        weight,
        reason: phrases[language](title, note[language]),
        group: `guide:${entry.id}`,
      },
    ]
  })
}
