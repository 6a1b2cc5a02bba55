import type { DraftSource } from '../generation/draft.ts'
import type { Library } from '../generation/evidence.ts'
import { sentencesOf } from '../generation/sentences.ts'
import { commentarySource, guideCitation } from '../generation/sources.ts'
import type { GuideEntry, GuideSentence } from '../guide/guide-entry.ts'
import type { GuideKind } from '../guide/guide-file.ts'
import { termsOf } from '../retrieval/index.ts'
import { bookOf, countVerses, formatReference } from '../scripture/index.ts'
import type { FoundComment } from './commentary.ts'
import { type Listing, noteSource } from './guide-listings.ts'
import { bookEntry, chapterParts, outlineOf } from './outline.ts'
import { type StudiedPassage, versesWithin } from './studied-passage.ts'

/** A sentence about the passage and its source; without one it is a plain statement of the service's own. */
export type SummarySentence = {
  /** Our own words before it. */
  lead: string
  text: string
  source: DraftSource
  isQuoted: boolean
}

/** What a note lists must be so much the same as the passage. */
const leastShare = 0.2
/** From here on what is said of a listed passage is said of the one that is studied. */
const isThePassage = 0.5
const leastOfChapter = 0.5

/** Kinds of entries in the order of how plainly their notes tell what a passage says. */
const plainness: Readonly<Partial<Record<GuideKind, number>>> = { book: 0.25, event: 0.22, person: 0.12, topic: 0.1 }

const phrases = {
  en: (reference: string, title: string, part: string) =>
    `${reference} belongs to the part of the book headed “${title}” (${part}).`,
  es: (reference: string, title: string, part: string) =>
    `${reference} pertenece a la parte del libro titulada “${title}” (${part}).`,
} as const

/** One or two sentences: what the passage says, and where in its book it stands. */
export function summaryOf(
  library: Library,
  passage: StudiedPassage,
  { listings, comments }: { listings: readonly Listing[]; comments: readonly FoundComment[] },
): SummarySentence[] {
  const about =
    (library.language === 'en' ? noteOn(listings, passage) : sentenceOn(library, passage)) ?? headed(library, passage)
  const place = placeInBook(library, passage)
  const isSame = about !== undefined && place?.source.text.replace(/\W+$/, '') === about.text.replace(/\W+$/, '')
  const told = [about, isSame ? undefined : place].filter((one) => one !== undefined)
  return told.length > 0 ? told : commented(library, comments)
}

/** What it costs a note that it only repeats what a short passage says. */
const perEcho = 0.5

function noteOn(listings: readonly Listing[], passage: StudiedPassage): SummarySentence | undefined {
  const own = new Set(passage.keys.length <= 2 ? termsOf(passage.english, 'en') : [])
  const echo = (note: string) => {
    const terms = termsOf(note, 'en')
    return terms.filter((term) => own.has(term)).length / Math.max(1, terms.length)
  }
  const best = listings
    .filter(({ entry, share }) => share >= leastShare && plainness[entry.kind] !== undefined)
    // what leads to the part that the entry quotes is cut short here
    .filter(({ note }) => !/\bhere (?:from|to|the)\b/.test(note))
    .map((listing) => ({
      ...listing,
      fit:
        listing.share +
        plainness[listing.entry.kind]! +
        listing.place * 0.15 +
        listing.note.en.length / 400 -
        // of a longer passage the note that is about these verses
        (listing.share < isThePassage ? -1 : 1) * perEcho * echo(listing.note.en),
    }))
    .toSorted((a, b) => b.fit - a.fit)[0]
  if (best === undefined) return undefined
  const lead = best.share < isThePassage ? `${formatReference(best.range)}: ` : ''
  return { lead, text: best.note, source: noteSource(best.entry, best.note), isQuoted: true }
}

/** What the guide says of a passage in its own sentences, which are in both languages. */
function sentenceOn({ corpus, language }: Library, passage: StudiedPassage): SummarySentence | undefined {
  let best: { entry: GuideEntry; sentence: GuideSentence; part: string; fit: number } | undefined
  for (const entry of corpus.guide.entries) {
    const plain = plainness[entry.kind]
    if (plain === undefined) continue
    const parts = [
      ...entry.summary.map((sentence, at) => ({ sentence, part: `summary-${at}` })),
      ...entry.facts.map((sentence, at) => ({ sentence, part: `fact-${at}` })),
    ]
    for (const { sentence, part } of parts) {
      const isOneBook = new Set(sentence.from.map(({ start }) => bookOf(start))).size === 1
      if (!isOneBook || entry.care.includes('self_harm') || entry.care.includes('suicide')) continue
      const all = sentence.from.reduce((sum, range) => sum + countVerses(range), 0)
      const common = sentence.from.reduce((sum, range) => sum + versesWithin(passage, range).length, 0)
      const share = common / Math.max(1, passage.keys.length + all - common)
      if (share >= leastShare && (best === undefined || share + plain > best.fit))
        best = { entry, sentence, part, fit: share + plain }
    }
  }
  return (
    best && {
      lead: '',
      text: best.sentence[language],
      source: guideCitation(best.entry, [best.sentence], best.part, language),
      isQuoted: true,
    }
  )
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

function placeInBook(library: Library, { keys, name }: StudiedPassage): SummarySentence | undefined {
  const { language } = library
  const [first, last] = [keys[0]!, keys.at(-1)!]
  const entry = bookEntry(library, first)
  const part = outlineOf(library, first).find(({ range }) => range.start <= first && last <= range.end)
  if (entry === undefined || part === undefined || bookOf(first) !== bookOf(last)) return undefined
  const said = { en: part.title, es: part.title, from: [] }
  const text = phrases[language](name, part.title, formatReference(part.range, language))
  return {
    lead: '',
    text,
    source: guideCitation(entry, [said], `outline-${part.range.start}`, language),
    isQuoted: false,
  }
}

function commented({ language }: Library, [comment]: readonly FoundComment[]): SummarySentence[] {
  if (comment === undefined || language !== 'en') return []
  const [first] = sentencesOf(comment.words)
  return [{ lead: '', text: first!, source: commentarySource(comment.section, first!), isQuoted: true }]
}
