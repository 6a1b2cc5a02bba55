import type { BibleText, Corpus } from '../corpus/index.ts'
import type { Language } from '../engine.ts'
import { isStopWord, stemOf, wordsOf } from '../retrieval/index.ts'
import type { VerseKey } from '../scripture/index.ts'
import { taggedWords, writtenIn } from './tagged-words.ts'

const mostVersesRead = 160
const mostRenderings = 3
const mostWords = 4
/** A rendering that is rarer than this beside the commonest one is a turn of phrase. */
const leastShare = { en: 0.12, es: 0.2 }

/**
 * How a translation puts a Hebrew or Greek word, the commonest first and each once: `['mercy', 'kindness']`.
 * @returns none when the translation has no Strong's numbers
 */
export function renderingsIn(corpus: Corpus, text: BibleText, number: number): string[] {
  const language = writtenIn(text)
  const counts = new Map<string, { count: number; forms: Map<string, number> }>()
  for (const place of evenly(corpus.concordance?.versesOf(number) ?? [], mostVersesRead)) {
    const key = corpus.keys[place]!
    for (const { strongs, rendering } of taggedWords(text, key)) {
      if (strongs !== number) continue
      const words = trimmed(rendering, language)
      if (words.length === 0 || words.length > mostWords || words.join('').length < 3) continue
      const stem = words.map((word) => stemOf(word, language)).join(' ')
      const known = counts.get(stem) ?? { count: 0, forms: new Map<string, number>() }
      known.count++
      known.forms.set(words.join(' '), (known.forms.get(words.join(' ')) ?? 0) + 1)
      counts.set(stem, known)
    }
  }
  const ranked = [...counts.values()].toSorted((a, b) => b.count - a.count)
  return ranked
    .filter(({ count }) => count >= leastShare[language] * ranked[0]!.count)
    .slice(0, mostRenderings)
    .map(({ forms }) => [...forms].toSorted((a, b) => b[1] - a[1])[0]![0])
}

/** The words of a rendering, lower case, without the grammar around them: “of the shadow of death” → “shadow of death”. */
function trimmed(rendering: string, language: Language): string[] {
  const words = wordsOf(rendering)
  const tells = (word: string) =>
    !isStopWord(word, language) && !/[’']/.test(word) && !possessives.has(word) && !auxiliaries.has(word)
  return words.slice(
    words.findIndex(tells) === -1 ? words.length : words.findIndex(tells),
    words.findLastIndex(tells) + 1,
  )
}

/** What only helps a verb: “may be cut” is about cutting. */
const auxiliaries = new Set(
  'lest may might shall should would could will can must let am is are was were be been being have has had hath do does did doth done made make makes maketh making caused cause caught catch'.split(
    ' ',
  ),
)
const possessives = new Set(['mine', 'thine', 'mío', 'tuyo', 'suyo'])

/** So many of a list, spread over all of it. */
function evenly(places: ArrayLike<number>, most: number): number[] {
  const step = Math.max(1, places.length / most)
  return Array.from({ length: Math.min(places.length, most) }, (_, at) => places[Math.floor(at * step)]!)
}

/**
 * The words of a verse that stand for a Hebrew or Greek word: as a translation with numbers has them, or, in one
 * without, words that such a translation renders it with, here or elsewhere. Lower case.
 * @param rendering how the translation with numbers puts it in this verse
 * @returns undefined when the verse has none of these
 */
export function wordInVerse(
  corpus: Corpus,
  text: BibleText,
  { key, number, rendering }: { key: VerseKey; number: number; rendering: string },
): string | undefined {
  const language = writtenIn(text)
  const all = trimmed(rendering, language)
  // the Spanish text tags what goes before a word with it: “conforme á tu misericordia”
  const words = language === 'es' ? all.slice(-1) : all
  const phrase = words.join(' ')
  const printed = wordsOf(text.verse(key) ?? '')
  const known = corpus.concordance?.renderingsOf(number) ?? []
  const counts = new Map(known.map(({ text: other, count }) => [trimmed(other, language).join(' '), count]))
  // a phrase of several words may be tagged in part: “keep” of “keep it holy”
  const isUsual =
    language === 'es' || words.length > 1 || (counts.get(phrase) ?? 0) >= usualShare * (known[0]?.count ?? 0)
  // of “according to all the law” the word is “law”
  const last = words.at(-1) ?? ''
  if (articles.has(words.at(-2) ?? '') && counts.has(last) && printed.includes(last)) return last
  if (isUsual && ` ${printed.join(' ')} `.includes(` ${phrase} `)) return phrase
  const others = [...counts.keys()]
    .slice(0, mostOthers)
    .filter((other) => other !== '' && !other.includes(' ') && !goesWith.has(other))
  const wanted = isUsual ? [phrase, ...others] : [...others, ...words.toReversed()]
  for (const find of [findSplit, findForm]) {
    for (const one of wanted) {
      const found = find(printed, one, language)
      if (found !== undefined) return found
    }
  }
  return undefined
}

/** A rendering that is rarer than this beside the commonest one gives way to those. */
const usualShare = 0.1
const mostOthers = 8
const articles = new Set(['the', 'a', 'an', 'my', 'thy', 'his', 'her', 'our', 'your', 'their'])
/** What goes with a verb, and alone says nothing: “purged away”. */
const goesWith = new Set(['away', 'up', 'out', 'off', 'down', 'forth', 'back', 'again', 'about', 'in'])

/** A word that is printed as two: “loving kindness”. */
function findSplit(printed: readonly string[], wanted: string): string | undefined {
  const at = printed.findIndex((word, place) => place + 1 < printed.length && word + printed[place + 1] === wanted)
  return at === -1 ? undefined : `${printed[at]} ${printed[at + 1]}`
}

/** The word itself, or another form of it. */
function findForm(printed: readonly string[], wanted: string, language: Language): string | undefined {
  if (printed.includes(wanted)) return wanted
  const stem = stemOf(wanted, language)
  return printed.find((word) => stemOf(word, language) === stem)
}
