import type { Library } from '../generation/evidence.ts'
import { sentencesOf } from '../generation/sentences.ts'
import { commentarySource, guideCitation } from '../generation/sources.ts'
import type { GuideEntry } from '../guide/guide-entry.ts'
import type { GuideKind } from '../guide/guide-file.ts'
import { termsOf } from '../retrieval/index.ts'
import { bookOf, countVerses, formatReference } from '../scripture/index.ts'
import type { FoundComment } from './commentary.ts'
import { disputeLine, disputeOn } from './dispute.ts'
import { type GuideSentenceOn, type Listing, noteSource, sentencesOn } from './guide-listings.ts'
import { hardTextOf } from './hard-texts.ts'
import { joined } from './joined.ts'
import { occasion } from './lending.ts'
import { chapterParts, placeOf } from './outline.ts'
import { isShort, type StudiedPassage, versesWithin } from './studied-passage.ts'
import type { SummarySentence } from './summary-sentence.ts'
import type { FoundTheme } from './themes.ts'

/** What a note lists must be so much the same as the passage. */
const leastShare = 0.2
/** From here on what is said of a listed passage is said of the one that is studied. */
const isThePassage = 0.5
const leastOfChapter = 0.5
/** A second sentence must be so much about the passage, and so little the first one again. */
const leastOfSecond = 0.3
const mostAlike = 0.5
/** A sentence that also rests on other books speaks of the passage in passing. */
const leastInPassing = 0.08
const mostParts = 3

/** Kinds of entries in the order of how plainly their notes tell what a passage says. */
const plainness: Readonly<Partial<Record<GuideKind, number>>> = { book: 0.25, event: 0.22, person: 0.12, topic: 0.1 }
/** A sentence that begins so does not say whom it is about. */
const leansBack = /^(?:His|Her|Their|Its|He|She|They|It|This|These|So|Su|Sus|Lo|La|Les|Esto|Así|Él|Ella)\b/
const perLeaning = 0.35

const phrases = {
  en: (titles: string) => `The study guide lists it under ${titles}.`,
  es: (titles: string) => `La guía de estudio lo cita al tratar de ${titles}.`,
} as const

type Given = {
  listings: readonly Listing[]
  comments: readonly FoundComment[]
  themes: readonly FoundTheme[]
}

/** What the passage says, in one to three sentences, from who tells most of it; and on what Christians differ in it. */
export function summaryOf(library: Library, passage: StudiedPassage, given: Given): SummarySentence[] {
  const dispute = disputeOn(given.listings)
  const said = whatItSays(library, passage, given)
  return dispute === undefined ? said : [...said, disputeLine(library, dispute)]
}

function whatItSays(library: Library, passage: StudiedPassage, given: Given): SummarySentence[] {
  const about = ofWhole(library, passage, given.listings)
  if (about.length > 0) return about
  const parts = ofParts(library, passage, given.listings)
  if (parts.length > 0) return parts
  // commentators explain hard texts away, or turn them on others
  const isHard = hardTextOf(passage) !== undefined
  const other = isHard
    ? undefined
    : (headed(library, passage) ?? inPassing(library, passage) ?? commented(library, given.comments))
  const last = other ?? listedUnder(library, given.themes) ?? placeOf(library, passage)
  return last === undefined ? [] : [last]
}

/** What is said of the whole passage: the guide's note on it, and the sentence that says more. */
function ofWhole(library: Library, passage: StudiedPassage, listings: readonly Listing[]): SummarySentence[] {
  const sentences = ranked(library, passage)
  const note = noteOn(library, listings, passage)
  const [best] = sentences
  const first = note ?? (best !== undefined && best.share >= leastShare ? shown(library, best) : undefined)
  if (first === undefined) return []
  const { language } = library
  const second = sentences.find(
    ({ entry, sentence, share }) =>
      share >= leastOfSecond &&
      !isLeaning(entry, sentence[language], language) &&
      likeness(first.text, sentence[language], language) < mostAlike,
  )
  return second === undefined ? [first] : [first, shown(library, second)]
}

/** The guide's sentences on this book alone, those most about the passage first. */
function ranked(library: Library, passage: StudiedPassage): GuideSentenceOn[] {
  const worth = ({ entry, share, sentence }: GuideSentenceOn) =>
    share + plainness[entry.kind]! - (isLeaning(entry, sentence[library.language], library.language) ? perLeaning : 0)
  return sentencesOn(library, passage)
    .filter(({ entry }) => plainness[entry.kind] !== undefined && !occasion.test(entry.title.en))
    .filter(({ entry }) => !entry.care.includes('self_harm') && !entry.care.includes('suicide'))
    .filter(({ sentence }) => new Set(sentence.from.map(({ start }) => bookOf(start))).size === 1)
    .toSorted((a, b) => worth(b) - worth(a))
}

/** Whether a sentence needs what stands before it in its entry to say whom it is about. */
function isLeaning({ kind, title }: GuideEntry, sentence: string, language: 'en' | 'es'): boolean {
  const [name] = title[language].split(/[ ,]/)
  const isTold = kind === 'person' || kind === 'book' || kind === 'event'
  return leansBack.test(sentence) || (isTold && pronoun.test(sentence) && !sentence.includes(name!))
}

const pronoun = /\b(?:he|she|it|him|they|its|lo|la|le)\b/

const shown = ({ language }: Library, { entry, sentence, part }: GuideSentenceOn): SummarySentence => ({
  lead: '',
  text: sentence[language],
  source: guideCitation(entry, [sentence], part, language),
  isQuoted: true,
})

/** What share of the telling words of the shorter text the longer one has. */
function likeness(a: string, b: string, language: 'en' | 'es'): number {
  const [own, other] = [new Set(termsOf(a, language)), new Set(termsOf(b, language))]
  const common = [...own].filter((term) => other.has(term)).length
  return common / Math.max(1, Math.min(own.size, other.size))
}

/** What it costs a note that it only repeats what a short passage says. */
const perEcho = 0.5

function noteOn(library: Library, listings: readonly Listing[], passage: StudiedPassage): SummarySentence | undefined {
  const own = new Set(passage.keys.length <= 2 ? termsOf(passage.english, 'en') : [])
  const echo = (note: string) => {
    const terms = termsOf(note, 'en')
    return terms.filter((term) => own.has(term)).length / Math.max(1, terms.length)
  }
  const best = plainNotes(listings)
    .filter(({ share }) => share >= (isShort(passage) ? leastShare : isThePassage))
    .map((listing) => ({
      ...listing,
      fit:
        listing.share +
        plainness[listing.entry.kind]! +
        listing.place * 0.15 +
        listing.note.en.length / 400 -
        (leansBack.test(listing.note.en) ? perLeaning : 0) -
        // of a longer passage the note that is about these verses
        (listing.share < isThePassage ? -1 : 1) * perEcho * echo(listing.note.en),
    }))
    .toSorted((a, b) => b.fit - a.fit)[0]
  return best && shownNote(library, best, best.share < isThePassage)
}

const plainNotes = (listings: readonly Listing[]): Listing[] =>
  listings
    .filter(({ entry }) => plainness[entry.kind] !== undefined && !occasion.test(entry.title.en))
    // what leads to the part that the entry quotes is cut short here
    .filter(({ note }) => !/\bhere (?:from|to|the)\b/.test(note.en))

const shownNote = ({ language }: Library, { entry, range, note }: Listing, isNamed: boolean): SummarySentence => ({
  lead: isNamed ? `${formatReference(range, language)}: ` : '',
  text: note[language],
  source: noteSource(entry, note, language),
  isQuoted: true,
})

/** Where nothing is said of the whole, what is said of its parts, in their order. */
function ofParts(library: Library, passage: StudiedPassage, listings: readonly Listing[]): SummarySentence[] {
  const chosen: Listing[] = []
  const worth = ({ share, entry, note }: Listing) =>
    share + plainness[entry.kind]! - (leansBack.test(note.en) ? perLeaning : 0)
  for (const one of plainNotes(listings).toSorted((a, b) => worth(b) - worth(a))) {
    const { range } = one
    const isInside = versesWithin(passage, range).length === countVerses(range)
    const isNew = !chosen.some((other) => other.range.start <= range.end && range.start <= other.range.end)
    if (isInside && isNew && chosen.length < mostParts) chosen.push(one)
  }
  return chosen.toSorted((a, b) => a.range.start - b.range.start).map((one) => shownNote(library, one, true))
}

/** What a commentator heads the passage with, where his part of the chapter is the passage. */
function headed(library: Library, passage: StudiedPassage): SummarySentence | undefined {
  if (library.language !== 'en') return undefined
  const parts = chapterParts(library, passage.keys[0]!).filter(({ range }) => {
    const common = versesWithin(passage, range).length
    return common / (passage.keys.length + countVerses(range) - common) >= leastOfChapter
  })
  const [part] = parts
  return part && { lead: '', text: part.title, source: commentarySource(part.section, part.title), isQuoted: true }
}

/** What the guide says of the passage together with others. */
function inPassing(library: Library, passage: StudiedPassage): SummarySentence | undefined {
  const own = new Set(['topic', 'event', 'person', 'book'])
  const best = sentencesOn(library, passage)
    .filter(({ entry, share }) => own.has(entry.kind) && share >= leastInPassing && entry.care.length === 0)
    .filter(({ sentence }) => !leansBack.test(sentence[library.language]))
    .toSorted((a, b) => b.share - a.share)[0]
  return best && shown(library, best)
}

function commented({ language }: Library, [comment]: readonly FoundComment[]): SummarySentence | undefined {
  if (comment === undefined || language !== 'en') return undefined
  const [first] = sentencesOf(comment.words)
  return { lead: '', text: first!, source: commentarySource(comment.section, first!), isQuoted: true }
}

/** The topics that the guide cites the passage for. */
function listedUnder({ language }: Library, themes: readonly FoundTheme[]): SummarySentence | undefined {
  const named = themes.filter(({ isListed }) => isListed === true).slice(0, mostParts)
  const [first] = named
  if (first === undefined) return undefined
  const titles = joined(
    named.map(({ name }) => `“${name}”`),
    language,
  )
  const source = guideCitation(first.entry!, first.entry!.summary.slice(0, 1), 'summary-0', language)
  return { lead: '', text: phrases[language](titles), source, isQuoted: false }
}
