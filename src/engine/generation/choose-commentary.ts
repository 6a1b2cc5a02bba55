import type { Section } from '../corpus/index.ts'
import { stemOf, termsOf, wordsOf } from '../retrieval/index.ts'
import { sentencesOf } from './sentences.ts'

const shortestCharacters = 60
const longestCharacters = 420
// a sentence that leans on the one before it does not stand alone
const leansBack =
  /^(?:but|and|or|nor|yet|thus|so|hence|then|these|this|such|those|it|they|he|she|him|his|her|their|also|therefore|for|here|again|now|\(|[a-z])\b/i

/** Words of a commentator worth quoting: whole sentences as they stand in the section. */
export type CommentaryQuote = { section: Section; words: string; score: number }

/**
 * The sentence of a section that says most about `terms`, with the next one where that is short and follows on.
 * @param terms what the reader asked about: stems and their weight
 * @returns undefined when no sentence that stands alone has any of them
 */
export function chooseCommentary(section: Section, terms: ReadonlyMap<string, number>): CommentaryQuote | undefined {
  let best: CommentaryQuote | undefined
  for (const paragraph of section.text().split('\n')) {
    const sentences = sentencesOf(paragraph)
    for (const [place, sentence] of sentences.entries()) {
      if (!standsAlone(sentence)) continue
      const score = scoreOf(sentence, terms) * (place === 0 ? 1.1 : 1)
      if (score > 0 && (best === undefined || score > best.score)) {
        best = { section, score, words: withNext(paragraph, sentence, sentences[place + 1]) }
      }
    }
  }
  return best
}

/** The opening of a section: its first sentences, as many as read well together. */
export function openingOf(section: Section): CommentaryQuote | undefined {
  const paragraph = section
    .text()
    .split('\n')
    .find((text) => text.length >= shortestCharacters)
  if (paragraph === undefined) return undefined
  const sentences = sentencesOf(paragraph)
  let opening = ''
  for (const [place, sentence] of sentences.entries()) {
    // the words that are explained, and what is said of them: a verse alone is no comment
    opening = opening === '' ? sentence : `${opening} ${sentence}`
    if (!standsAlone(opening)) continue
    const words = withNext(paragraph, opening, sentences[place + 1])
    return paragraph.startsWith(words) ? { section, score: 0, words } : undefined
  }
  return undefined
}

const standsAlone = (sentence: string) =>
  sentence.length >= shortestCharacters &&
  sentence.length <= longestCharacters &&
  !leansBack.test(sentence) &&
  !/^\(?\d|See Scofield|\((?:Greek|Hebrew) -/.test(sentence) &&
  /[.!?]["”’)]?$/.test(sentence) &&
  hasBalancedQuotes(sentence) &&
  isMostlyOwnWords(sentence)

/** More than half of it must be the commentator's own. */
const isMostlyOwnWords = (sentence: string) => sentence.replace(/"[^"]*"/g, '').length > sentence.length / 2

const hasBalancedQuotes = (sentence: string) => (sentence.match(/"/g)?.length ?? 0) % 2 === 0

/** The sentence and the one behind it where both are short; both must stand side by side in the paragraph. */
function withNext(paragraph: string, sentence: string, next: string | undefined): string {
  if (next === undefined || sentence.length > 150 || /^\(?\d/.test(next)) return sentence
  const both = `${sentence} ${next}`
  return both.length <= longestCharacters && paragraph.includes(both) && hasBalancedQuotes(both) ? both : sentence
}

/** How much a sentence says of the terms. */
export function scoreOf(sentence: string, terms: ReadonlyMap<string, number>): number {
  const words = new Set(termsOf(sentence, 'en'))
  let score = 0
  for (const [term, weight] of terms) if (words.has(term)) score += weight
  // of two sentences that say it, the shorter one says it better
  return score / (1 + wordsOf(sentence).length / 60)
}

/** Terms of a text with equal weights. */
export const evenTerms = (text: string): Map<string, number> =>
  new Map(wordsOf(text).map((word) => [stemOf(word, 'en'), 1]))
