import type { PackedSections } from '../../platform/packed-file.ts'
import type { BibleText, Corpus } from '../corpus/index.ts'
import type { Language } from '../engine.ts'
import { termsOf } from './words.ts'

/** How many words of the other language a word is turned into, and the least share that counts. */
const mostTerms = 4
const leastShare = 0.08

type Counts = Map<string, Map<number, number>>

/**
 * Builds a small dictionary from one language to another over the Strong's numbers that both tag: a word stands for
 * numbers, a number for words of the other language, each by how often. With it a query in one language reaches what
 * is written in the other, such as the topical index.
 * Of several tagged texts of a language the one that tags phrases (the KJV) is enough; `to` takes it by name.
 */
export function buildTranslation(corpus: Corpus, from: Language, to: Language, sections: PackedSections): void {
  const source = taggedText(corpus, from)
  const target = corpus.findText('KJV') ?? taggedText(corpus, to)
  const terms: string[] = []
  const rows: string[] = []
  if (source !== undefined && target?.record.language === to) {
    const numbersOf = countNumbers(corpus, source, from)
    const termsOfNumber = invert(countNumbers(corpus, target, to))
    for (const [term, numbers] of [...numbersOf].sort(([a], [b]) => (a < b ? -1 : 1))) {
      const best = translate(numbers, termsOfNumber)
      if (best.length === 0) continue
      terms.push(term)
      rows.push(best.map(([word, share]) => `${word}\t${share.toFixed(3)}`).join('\n'))
    }
  }
  sections.set(`translation/${from}/terms`, terms)
  sections.set(`translation/${from}/rows`, rows)
}

const taggedText = (corpus: Corpus, language: Language): BibleText | undefined =>
  corpus.texts.find((text) => text.record.language === language && text.hasWords)

/** How often each term stands for each number. */
function countNumbers(corpus: Corpus, text: BibleText, language: Language): Counts {
  const counts: Counts = new Map()
  for (const key of corpus.keys) {
    const verse = text.verse(key)
    if (verse === undefined) continue
    for (const { start, end, strongs } of text.words(key)) {
      for (const term of termsOf(verse.slice(start, end), language)) {
        const numbers = counts.get(term) ?? new Map<number, number>()
        numbers.set(strongs, (numbers.get(strongs) ?? 0) + 1)
        counts.set(term, numbers)
      }
    }
  }
  return counts
}

function invert(counts: Counts): Map<number, [term: string, share: number][]> {
  const inverted = new Map<number, Map<string, number>>()
  for (const [term, numbers] of counts) {
    for (const [number, count] of numbers) {
      const terms = inverted.get(number) ?? new Map<string, number>()
      terms.set(term, count)
      inverted.set(number, terms)
    }
  }
  return new Map([...inverted].map(([number, terms]) => [number, shares(terms)]))
}

function translate(
  numbers: ReadonlyMap<number, number>,
  termsOfNumber: Map<number, [string, number][]>,
): [string, number][] {
  const found = new Map<string, number>()
  for (const [number, share] of shares(numbers)) {
    for (const [term, part] of termsOfNumber.get(number) ?? []) found.set(term, (found.get(term) ?? 0) + share * part)
  }
  return [...found]
    .filter(([, share]) => share >= leastShare)
    .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .slice(0, mostTerms)
}

/** Counts as parts of their sum. */
function shares<T>(counts: ReadonlyMap<T, number>): [T, number][] {
  const sum = counts.values().reduce((total, count) => total + count, 0)
  return [...counts].map(([key, count]) => [key, count / sum])
}
