import type { Library } from '../generation/evidence.ts'
import { isStopWord, stemOf, wordsOf } from '../retrieval/index.ts'
import type { Connection } from './connection.ts'
import { joined } from './joined.ts'
import { type StudiedPassage, verseName } from './studied-passage.ts'
import { writtenIn } from './tagged-words.ts'

/** Deviations above the mean of all verses, from which a verse speaks of the same. */
const leastNear = 3
const mostVerses = 40
/** How telling a shared word must be, as the log of how few verses have it; one alone may stand there by chance. */
const leastTelling = 4.5
const fewestShared = 2
const weights = { one: -0.2, perWord: 0.35 }
const mostShown = 3

const phrases = {
  en: (words: string, verse: string) => `Shares ${words} with ${verse}.`,
  es: (words: string, verse: string) => `Comparte ${words} con ${verse}.`,
} as const

/**
 * Verses that are near in meaning and share telling words with one of the passage.
 * @param near how near each verse of the corpus is, in deviations above the mean; undefined without an embedder
 */
export function sharedWordConnections(
  library: Library,
  passage: StudiedPassage,
  near: Float32Array | undefined,
): Connection[] {
  if (near === undefined) return []
  const { corpus, text, language } = library
  const names = new Set(passage.verses.flatMap((verse) => namesIn(verse.text)))
  const own = passage.keys.map((key, at) => ({ key, words: tellingWords(library, names, passage.verses[at]!.text) }))
  const nearest: number[] = []
  near.forEach((deviations, place) => {
    if (deviations >= leastNear) nearest.push(place)
  })
  const places = nearest.sort((a, b) => near[b]! - near[a]!).slice(0, mostVerses)
  return places.flatMap((place): Connection[] => {
    const key = corpus.keys[place]!
    const stems = new Set(wordsOf(text.verse(key) ?? '').map((word) => stemOf(word, writtenIn(text))))
    const best = own
      .map((verse) => ({ key: verse.key, shared: verse.words.filter(({ stem }) => stems.has(stem)) }))
      .reduce((a, b) => (b.shared.length > a.shared.length ? b : a))
    if (best.shared.length < fewestShared) return []
    const shown = best.shared.slice(0, mostShown).map(({ word }) => `“${word}”`)
    const listed = joined(shown, language)
    const weight = weights.one + weights.perWord * Math.min(mostShown, best.shared.length)
    const reason = phrases[language](listed, verseName(library, best.key))
    return [{ range: { start: key, end: key }, kind: 'words', weight, reason, group: 'shared' }]
  })
}

type TellingWord = { stem: string; word: string; tells: number }

/** Rare words of a verse, the rarest first, without names. */
function tellingWords(library: Library, names: ReadonlySet<string>, verse: string): TellingWord[] {
  const language = writtenIn(library.text)
  const found = new Map<string, TellingWord>()
  for (const word of wordsOf(verse)) {
    if (word.length < 3 || /[’']/.test(word) || names.has(word) || isStopWord(word, language)) continue
    const stem = stemOf(word, language)
    const tells = library.index.words[language].inverseFrequency(stem)
    if (tells >= leastTelling) found.set(stem, { stem, word, tells })
  }
  return [...found.values()].toSorted((a, b) => b.tells - a.tells)
}

/** Words with a capital inside a sentence, lower case. */
const namesIn = (verse: string): string[] =>
  wordsOf((verse.match(/(?<=[\p{L},;] )\p{Lu}[\p{L}\p{M}’]+/gu) ?? []).join(' '))
