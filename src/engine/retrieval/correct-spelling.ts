import type { Language } from '../engine.ts'
import type { SearchIndex } from './search-index.ts'
import { isStopWord, stemOf, wordsOf } from './words.ts'

/** A word put right, both in lower case. */
export type Correction = { from: string; to: string }

/**
 * Puts right the words of a query that nothing here has and that are spelt like one that something has.
 * @returns the text with those words changed, and which they were
 */
export function correctSpelling(
  index: SearchIndex,
  text: string,
  language: Language,
): { text: string; corrections: Correction[] } {
  const corrections: Correction[] = []
  for (const word of new Set(wordsOf(text))) {
    if (isKnownWord(index, word, language)) continue
    const to = index.spelling[language].nearest(word)
    if (to !== undefined) corrections.push({ from: word, to })
  }
  const corrected = corrections.reduce(
    (rest, { from, to }) => rest.replace(wholeWord(from), (typed) => asTyped(to, typed)),
    text,
  )
  return { text: corrected, corrections }
}

/**
 * Whether anything here has a word: a verse, the study guide, the topical index, commentary, or the embedder, whose
 * general English is no misspelling though nothing in Scripture has it.
 */
export function isKnownWord(index: SearchIndex, word: string, language: Language): boolean {
  const stem = stemOf(word, language)
  if (isStopWord(word, language) || stem === '' || /\p{N}/u.test(word)) return true
  const { words, topicLines, commentary, guideNames, meaning } = index
  const sources = [
    words[language],
    guideNames[language].entries,
    ...(language === 'en' ? [topicLines, commentary] : []),
  ]
  return sources.some((source) => source.has(stem)) || meaning?.embedder.knows(word, language) === true
}

/** A name that was typed with a capital keeps it: questions tell names by that. */
const asTyped = (word: string, typed: string) =>
  /^\p{Lu}/u.test(typed) ? word.replace(/^./u, (first) => first.toUpperCase()) : word

const wholeWord = (word: string) => new RegExp(`(?<![\\p{L}\\p{N}])${word}(?![\\p{L}\\p{N}])`, 'giu')
