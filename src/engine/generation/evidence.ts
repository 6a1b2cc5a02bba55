import type { BibleText, Corpus } from '../corpus/index.ts'
import type { Audience, Detail, Language } from '../engine.ts'
import { type FindQuotation, rankVerses, type SearchIndex, termsOf } from '../retrieval/index.ts'
import { bookOf, type VerseKey, type VerseRange } from '../scripture/index.ts'
import type { Intent } from '../understand/index.ts'
import type { AnswerIndex } from './answer-features.ts'

/** What every kind of answer draws on. `text` is the translation asked for; `red` marks the words of Jesus, if any does. */
export type Library = {
  corpus: Corpus
  index: SearchIndex
  answerIndex: AnswerIndex
  text: BibleText
  red: BibleText | undefined
  language: Language
  findQuotation: FindQuotation
  /** Room for the main text, UTF-8 bytes. */
  budgetBytes: number
  detail: Detail
  audience: Audience
  /** What the request asks, as the reader heard it. */
  intent?: Intent | undefined
  /** Passages that the answer is to do without. */
  avoided: readonly VerseRange[]
}

/** A passage that a question is about, with its score relative to the best one (0 to 1). */
export type RankedPassage = { range: VerseRange; score: number }

type Options = { count: number; isAllowed?: (key: VerseKey) => boolean }

const candidates = 40
const longestPassage = 4
const sameBook = 0.88

/**
 * How readily a book is quoted first on a subject: teaching addresses a reader, an oracle against Moab or a chronicle
 * only holds the word.
 */
const teachingWeight: Readonly<Record<string, number>> = {
  ...weights(
    'Prov Matt Luke John Rom 1Cor 2Cor Gal Eph Phil Col 1Thess 2Thess 1Tim 2Tim Titus Heb Jas 1Pet 2Pet 1John',
    1.2,
  ),
  ...weights('Mark Phlm 2John 3John Jude Ps Eccl Deut Mic', 1.1),
  ...weights('Num Josh Judg 1Sam 2Sam 1Kgs 2Kgs 1Chr 2Chr Ezra Neh Esth Job Song Nah Obad', 0.85),
  ...weights('Isa Jer Lam Ezek Dan Hos Joel Amos Jonah Hab Zeph Hag Zech Mal Rev', 0.95),
}

function weights(codes: string, weight: number): Record<string, number> {
  return Object.fromEntries(codes.split(' ').map((code) => [code, weight]))
}

/**
 * The passages that a subject is about: neighbouring verses that both rank high become one passage, and a book that
 * already has a place must do better for the next one, so that an answer hears more than one voice.
 */
export function findPassages(
  { corpus, index, text, language }: Library,
  subject: string,
  { count, isAllowed }: Options,
): RankedPassage[] {
  const allowed = (verse: number) => {
    const key = corpus.keys[verse]!
    return bookOf(key).testament !== 'deuterocanon' && text.verseAt(verse) !== undefined && (isAllowed?.(key) ?? true)
  }
  const ranked = rankVerses({ corpus, index }, subject, { language, limit: candidates, isAllowed: allowed })
  const best = ranked[0]?.score ?? 1
  const passages = merge(ranked.map((verse) => ({ key: corpus.keys[verse.index]!, score: verse.score / best })))
  return diversify(passages, text, count).map((passage) => ({ ...passage, range: wholeThought(text, passage.range) }))
}

const mostVerses = 5

/** The range widened to where its sentence begins and ends, within its chapter and by at most two verses. */
export function wholeThought(text: BibleText, { start, end }: VerseRange): VerseRange {
  const range = { start, end }
  const size = () => range.end - range.start + 1
  for (let step = 0; step < 2 && /^[\p{Ll}]/u.test(text.verse(range.start) ?? ''); step++) {
    if (size() === mostVerses || text.verse(range.start - 1) === undefined) break
    range.start--
  }
  for (let step = 0; step < 2 && /[\p{L}\p{N},;:—-]$/u.test(text.verse(range.end) ?? ''); step++) {
    if (size() === mostVerses || text.verse(range.end + 1) === undefined) break
    range.end++
  }
  return range
}

type RankedKey = { key: VerseKey; score: number }

function merge(verses: readonly RankedKey[]): RankedPassage[] {
  const passages: RankedPassage[] = []
  for (const verse of verses) {
    const near = passages.find(
      ({ range, score }) =>
        (verse.key === range.end + 1 || verse.key === range.start - 1) &&
        range.end - range.start + 2 <= longestPassage &&
        verse.score > score * 0.6,
    )
    if (near === undefined) {
      passages.push({ range: { start: verse.key, end: verse.key }, score: verse.score })
    } else {
      near.range = { start: Math.min(near.range.start, verse.key), end: Math.max(near.range.end, verse.key) }
    }
  }
  return passages
}

function diversify(passages: readonly RankedPassage[], text: BibleText, count: number): RankedPassage[] {
  const chosen: RankedPassage[] = []
  const left = [...passages]
  while (chosen.length < count && left.length > 0) {
    const valued = left.map((passage) => {
      const others = chosen.filter(({ range }) => bookOf(range.start) === bookOf(passage.range.start)).length
      const teaching = teachingWeight[bookOf(passage.range.start).code] ?? 1
      return { passage, value: passage.score * teaching * sameBook ** others }
    })
    const { passage } = valued.reduce((a, b) => (b.value > a.value ? b : a))
    left.splice(left.indexOf(passage), 1)
    if (!chosen.some((other) => saysTheSame(other, passage, text))) chosen.push(passage)
  }
  return chosen
}

/** Parallel passages repeat each other nearly word for word; one of them is enough. */
function saysTheSame(a: RankedPassage, b: RankedPassage, text: BibleText): boolean {
  const [first, second] = [a, b].map(({ range }) => new Set(termsOf(text.verse(range.start) ?? '', 'en')))
  const shared = [...first!].filter((term) => second!.has(term)).length
  return shared / Math.max(1, Math.min(first!.size, second!.size)) > 0.7
}

/**
 * How much of what the question asks the best passages speak of: the share of its words, rare ones counting more, that
 * stand in one of them or in the index's lines for it.
 */
export function coverageOf(library: Library, subject: string, passages: readonly RankedPassage[]): number {
  const terms = weightedTerms(library, subject)
  const total = terms.values().reduce((sum, weight) => sum + weight, 0)
  const unknown = [...terms.keys()].filter((term) => !isKnown(library, term)).length
  if (total === 0 || unknown > terms.size / 2) return 0
  const shares = passages.slice(0, 3).map(({ range }) => {
    const own = new Set(termsOf(wordsAbout(library, range), library.language))
    const share = terms.entries().reduce((sum, [term, weight]) => sum + (own.has(term) ? weight : 0), 0) / total
    // a passage that misses the word that tells most must make up for it with the others
    return own.has(mostTelling(terms)) ? share : share / 1.5
  })
  return Math.max(...shares)
}

/** The share of a subject's words that no verse, index line or comment has, 0 to 1. */
export function unknownShare(library: Library, subject: string): number {
  const terms = [...weightedTerms(library, subject).keys()]
  return terms.length === 0 ? 0 : terms.filter((term) => !isKnown(library, term)).length / terms.length
}

/** Of a subject's words the one that tells most. @throws TypeError where there is none */
export const mostTelling = (terms: ReadonlyMap<string, number>): string =>
  [...terms].reduce((best, one) => (one[1] > best[1] ? one : best))[0]

/** Everything that the corpus says of a passage: its words in each translation of the language and its index lines. */
function wordsAbout({ corpus, text, language }: Library, range: VerseRange): string {
  const translations = corpus.texts.filter(({ record }) => record.language === text.record.language)
  const lines = language === 'en' ? (corpus.topics?.linesAt(range.start) ?? []) : []
  return [
    ...translations.map((translation) => translation.verse(range.start) ?? ''),
    ...lines.map((line) => `${line.heading} ${line.under ?? ''} ${line.text}`),
  ].join(' ')
}

/**
 * Stems of a subject with their weight: the rarer a word in Scripture, the more it tells; one that it does not
 * have counts for nothing (`coverageOf` asks that most are known).
 */
export function weightedTerms(library: Library, subject: string): Map<string, number> {
  const verses = library.corpus.keys.length
  return new Map(
    termsOf(subject, library.language).map((term) => {
      const frequency = frequencyOf(library, term)
      const weight = Math.log(1 + verses / (1 + frequency))
      return [term, frequency === 0 ? 0 : weight]
    }),
  )
}

/** Whether any verse, index line or comment has the word. */
const isKnown = (library: Library, term: string): boolean =>
  frequencyOf(library, term) > 0 || (library.language === 'en' && library.index.commentary.frequency(term) > 0)

const frequencyOf = ({ index, language }: Library, term: string): number =>
  Math.max(index.words[language].frequency(term), language === 'en' ? index.topicLines.frequency(term) : 0)
