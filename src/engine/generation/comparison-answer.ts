import type { Language } from '../engine.ts'
import { termsOf } from '../retrieval/index.ts'
import {
  bookOf,
  countVerses,
  findNamedPassage,
  findReferences,
  formatReference,
  type VerseKey,
  type VerseRange,
} from '../scripture/index.ts'
import { type Block, type Draft, heading, paragraph } from './draft.ts'
import { findPassages, type Library } from './evidence.ts'
import { quotePassage } from './quote-passage.ts'
import { passageText, scriptureSource } from './sources.ts'

const phrases = {
  en: {
    only: 'Words that only one has',
    oneSide: (reference: string, words: string) => `Only ${reference} has ${words}.`,
  },
  es: {
    only: 'Palabras que solo uno tiene',
    oneSide: (reference: string, words: string) => `Solo ${reference} tiene ${words}.`,
  },
} as const

/**
 * An answer to “what is the difference between …”: the passage on each side, side by side: for two
 * accounts of one thing with the words that only one has, for two ideas the passages that speak of both.
 * @returns undefined when one side finds no passage
 */
export function draftComparisonAnswer(library: Library, [first, second]: readonly [string, string]): Draft | undefined {
  const shared = sharedSubject(first, second, library)
  const [left, right] = [first, second].map((side) => passageFor(library, side, shared))
  if (left === undefined || right === undefined) return undefined
  if (shared !== undefined) {
    return overlaps(left, right)
      ? undefined
      : [...quotePassage(library, left), ...quotePassage(library, right), ...differences(library, left, right)]
  }
  // two ideas are told apart where Scripture speaks of both
  const together = passagesOnBoth(library, first, second).flatMap((range) => quotePassage(library, range))
  if (together.length > 0) return together
  return overlaps(left, right) ? undefined : [...quotePassage(library, left), ...quotePassage(library, right)]
}

const overlaps = (a: VerseRange, b: VerseRange) => a.start <= b.end && b.start <= a.end

/** “Matthew’s and Luke’s Beatitudes”: the noun that follows the last name belongs to both. */
function sharedSubject(first: string, second: string, library: Library): string | undefined {
  const [left, right] = [first, second].map((side) => bookNamedIn(side, library.language))
  if (left === undefined && right === undefined) return undefined
  const subjects = [first, second].map((side) => subjectWithoutBook(side, library))
  return subjects.toSorted((a, b) => b.length - a.length).find((subject) => subject !== '')
}

function bookNamedIn(side: string, language: Language): VerseKey | undefined {
  const plain = side.replace(/['’]s\b/g, '')
  for (const word of plain.split(/\s+/)) {
    const named = findReferences(`${word} 1`, { language }).find((reference) => reference.problem === undefined)
    if (named?.ranges[0] !== undefined && word.length > 3 && /^\p{Lu}/u.test(word)) return named.ranges[0].start
  }
  return undefined
}

const subjectWithoutBook = (side: string, { language }: Library) =>
  side
    .split(/\s+/)
    .filter((word) => bookNamedIn(word, language) === undefined)
    .join(' ')
    .trim()

function passageFor(library: Library, side: string, shared: string | undefined): VerseRange | undefined {
  const references = findReferences(side, { language: library.language }).filter(
    (reference) => reference.problem === undefined,
  )
  const named = references[0]?.ranges[0]
  if (named !== undefined && countVerses(named) <= longestNamed) return named
  const book = bookNamedIn(side, library.language)
  const byName = findNamedPassage(shared ?? side)
  const own = byName?.find(({ start }) => book === undefined || bookOf(start) === bookOf(book))
  if (own !== undefined) return own
  const isAllowed = book === undefined ? undefined : (key: VerseKey) => bookOf(key) === bookOf(book)
  const [best] = findPassages(library, shared ?? side, { count: 1, ...(isAllowed !== undefined && { isAllowed }) })
  return best?.range
}

const mostTogether = 4

/** Passages that speak of both sides in their own words, in canonical order. */
export function passagesOnBoth(library: Library, first: string, second: string): VerseRange[] {
  const speaksOf = (range: VerseRange, side: string) => {
    const own = new Set(termsOf(passageText(library.text, range) ?? '', library.language))
    return termsOf(side, library.language).some((term) => own.has(term))
  }
  return findPassages(library, `${first} ${second}`, { count: 12 })
    .map(({ range }) => range)
    .filter((range) => speaksOf(range, first) && speaksOf(range, second))
    .slice(0, mostTogether)
    .sort((a, b) => a.start - b.start)
}

const mostWords = 6
/** Verses; more is a whole book, which is named for what it says of the subject. */
const longestNamed = 80

/** The content words that one passage has and the other lacks, as they stand there. */
function differences(library: Library, left: VerseRange, right: VerseRange): Block[] {
  const say = phrases[library.language]
  const sentences = [
    [left, right],
    [right, left],
  ].flatMap(([one, other]) => {
    const words = onlyIn(library, one!, other!)
    return words.length === 0
      ? []
      : [[say.oneSide(formatReference(one!, library.language), words.map((word) => `“${word}”`).join(', '))]]
  })
  return sentences.length === 0 ? [] : [heading(say.only), paragraph(...sentences)]
}

function onlyIn(library: Library, one: VerseRange, other: VerseRange): string[] {
  const theirs = new Set(termsOf(scriptureSource(library.text, other)?.text ?? '', library.language))
  const words = scriptureSource(library.text, one)?.text.match(/[\p{L}’-]+/gu) ?? []
  const own = words.filter((word) => {
    const [term] = termsOf(word, library.language)
    return term !== undefined && !theirs.has(term)
  })
  return [...new Set(own.map((word) => word.toLowerCase()))].slice(0, mostWords)
}
