import type { Section } from '../corpus/index.ts'
import { type CommentaryQuote, chooseCommentary, openingOf, scoreOf } from '../generation/choose-commentary.ts'
import { type Library, weightedTerms } from '../generation/evidence.ts'
import { sentencesOf } from '../generation/sentences.ts'
import { authorOf } from '../generation/sources.ts'
import { termsOf } from '../retrieval/index.ts'
import { bookOf, countVerses, formatReference } from '../scripture/index.ts'
import type { CommentaryExcerpt } from './contract.ts'
import { isDark } from './dark-passage.ts'
import type { PassageSubject } from './passage-subject.ts'
import { isShort, type StudiedPassage, versesWithin } from './studied-passage.ts'

const shortestExcerpt = 100
const longestExcerpt = 600
const most = { short: 3, long: 6 }
const mostOfAuthor = { short: 1, long: 4 }
/** Share of the passage's words, rare ones counting more, that an excerpt must speak of where its section is wider. */
const leastShare = 0.12
/** The same, where nothing says so much. */
const leastOfFew = 0.05
/** A sentence must say so many times as much of the passage as the opening of its section. */
const later = 3
/** Of the passage's words so many, the most telling ones, are counted. */
const mostTold = 12

/** Old polemic against people is no comment on a passage. */
export const polemic =
  /\b(?:Jews?|Jewish|papis|popish|popery|Romish|Romanis|Mahomet|Turks?|infidels?|heathens?|savages?|Negro)/i
/** A system of ages and types is one reader's, and no comment on the words. */
const system = /dispensation|rejecting nation|rejected King|kingdom-age|church-age|\btypical|\btypes?\b/i
/** Notes for a preacher, lists of references, other notes. */
const noProse =
  /Summary:|^(?:[1-3] )?[A-Z][a-z]+ \d+:\d+|See Scofield|\(Greek|\(Hebrew|\b(?:cf|Lit|Or)\b[.,]|[^.]*(?:\d+:\d+[^.]*){4}/

/** What blames the one who suffers is not set beside words of despair. */
const scolds =
  /\b(?:ill frame|unwilling|sin(?:s|ful|ned|ner)?|impatien\w+|murmur\w*|distrust\w*|guilt\w*|foolish\w*|folly|passions?|ungrateful|ashamed)\b/i
const laments = new Set(['Job', 'Lam'])

/** A comment that is quoted, in its section. */
export type FoundComment = CommentaryQuote

/** What commentators say of the passage, in whole sentences, the one who says most of it first in each part. */
export function commentaryOn(library: Library, passage: StudiedPassage, subject: PassageSubject): FoundComment[] {
  const terms = tellingTerms(library, passage, subject)
  const total = [...terms.values()]
    .toSorted((a, b) => b - a)
    .slice(0, mostTold)
    .reduce((sum, weight) => sum + weight, 0)
  const isLament = isDark(library, passage) || laments.has(bookOf(passage.keys[0]!).code)
  const sections = passage.ranges
    .flatMap((range) => library.corpus.commentaries.touching(range))
    .filter(({ kind }) => kind === 'section')
  const saying = (share: number) =>
    sections
      .flatMap((section) => excerptOf(section, passage, { terms, least: total * share }))
      .filter(({ words }) => !(isLament && scolds.test(words)))
  const quotes = saying(leastShare)
  return choose(quotes.length > 0 ? quotes : saying(leastOfFew), isShort(passage) ? 'short' : 'long')
}

/** Words of the passage with what each tells: rare ones more, and those that others name when they speak of it. */
function tellingTerms(library: Library, passage: StudiedPassage, subject: PassageSubject): ReadonlyMap<string, number> {
  const english: Library = { ...library, language: 'en' }
  const words = [...new Set(termsOf(passage.english, 'en'))]
  const telling = words.toSorted((a, b) => subject.told(b) - subject.told(a)).slice(0, 60)
  const weighted = weightedTerms(english, telling.join(' '))
  return new Map([...weighted].map(([term, weight]) => [term, weight * (1 + subject.told(term))]))
}

function choose(quotes: readonly FoundComment[], size: 'short' | 'long'): FoundComment[] {
  const chosen: FoundComment[] = []
  for (const author of known) {
    const own = quotes.filter(({ section }) => section.source.id === author)
    const wanted = author === 'Scofield' && chosen.length > 0 ? 1 : mostOfAuthor[size]
    chosen.push(...evenly(own, Math.min(wanted, most[size] - chosen.length)))
  }
  const others = quotes.filter(({ section }) => !known.includes(section.source.id))
  return [...chosen, ...others.slice(0, most[size] - chosen.length)]
}

const known = ['MHCC', 'TDavid', 'Scofield']

/** A comment as callers see it. */
export const shownComment = ({ language }: Library, { section, words }: FoundComment): CommentaryExcerpt => ({
  source: language === 'es' ? `${authorOf(section)} (en inglés)` : authorOf(section),
  reference: formatReference({ start: section.start, end: section.end }, language),
  excerpt: words,
})

type Wanted = { terms: ReadonlyMap<string, number>; least: number }

function excerptOf(section: Section, passage: StudiedPassage, { terms, least }: Wanted): FoundComment[] {
  const isInside = isMostly(section, passage)
  const best = chooseCommentary(section, terms)
  const opening = isInside ? openingOf(section) : undefined
  // an opening leads in, but not where the section comes to the point only later
  const isLate = opening !== undefined && (best?.score ?? 0) > later * scoreOf(withMore(section, opening.words), terms)
  const quote = isLate ? best : (opening ?? best)
  if (quote === undefined || polemic.test(quote.words) || noProse.test(quote.words)) return []
  if (section.source.id === 'Scofield' && system.test(section.text())) return []
  const isNote = section.source.id === 'Scofield'
  if ((!isInside || isNote) && scoreOf(quote.words, terms) < least) return []
  const words = withMore(section, quote.words)
  return /[.!?]["”)]?$/.test(words) && words.length >= shortestExcerpt ? [{ ...quote, words }] : []
}

/** Whether most of what a section explains is the passage. */
const isMostly = ({ start, end }: Section, passage: StudiedPassage): boolean =>
  versesWithin(passage, { start, end }).length >= 0.6 * countVerses({ start, end })

/** The next sentences too, as long as the whole is short: a comment seldom fits into one. */
function withMore(section: Section, words: string): string {
  const paragraph = section
    .text()
    .split('\n')
    .find((one) => one.includes(words))
  if (paragraph === undefined) return words
  let all = words
  for (const next of sentencesOf(paragraph.slice(paragraph.indexOf(words) + words.length))) {
    const longer = `${all} ${next}`
    const isSound =
      paragraph.includes(longer) && !polemic.test(next) && !noProse.test(next) && !/^["“(\d]|Observe,|\b1\. /.test(next)
    if (longer.length > longestExcerpt || !isSound || !/[.!?]["”)]?$/.test(next)) break
    if ((next.match(/"/g)?.length ?? 0) % 2 === 1) break
    all = longer
  }
  return all
}

/** So many of a list, spread over all of it, in order. */
function evenly<T>(list: readonly T[], count: number): T[] {
  if (list.length <= count) return [...list]
  return Array.from({ length: Math.max(0, count) }, (_, at) => list[Math.floor((at * list.length) / count)]!)
}
