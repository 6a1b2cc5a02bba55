import type { Library } from '../generation/evidence.ts'
import { bookOf, countVerses, type VerseKey, type VerseRange } from '../scripture/index.ts'
import type { FoundTerm } from './found-term.ts'
import { sharesWord } from './gloss-of-term.ts'
import type { StudiedPassage } from './studied-passage.ts'
import { numberedText, taggedWords, writtenIn } from './tagged-words.ts'

/** A word of fewer verses has no choice of books. */
const manyPlaces = 8
/** What nearness in meaning to the passage counts: a word says most where it speaks of the like. */
const perDeviation = 0.3
const mostDeviations = 4
const mostCompared = 60
/** So many characters make a verse less worth showing by one. */
const perCharacters = 200

/**
 * Where else a word of the passage stands in the same sense and stands out: places that the study guide names for it,
 * then verses that are often cited and short; one of a book.
 */
export function otherPlacesOf(
  library: Library,
  { keys }: StudiedPassage,
  term: Omit<FoundTerm, 'places'>,
  { count, near }: { count: number; near: Float32Array | undefined },
): VerseRange[] {
  const { corpus, index, text } = library
  const own = new Set(keys)
  const places = corpus.concordance!.versesOf(term.lexical.number)
  const named = new Set(
    (term.entry?.passages ?? []).filter(({ range }) => countVerses(range) === 1).map(({ range }) => range.start),
  )
  const known = Array.from(places, (place) => ({ key: corpus.keys[place]!, place }))
    .filter(({ key }) => !own.has(key))
    .map(({ key, place }) => ({
      key,
      worth:
        2 * index.cited[place]! +
        (named.has(key) ? 1 : 0) +
        perDeviation * Math.min(mostDeviations, near?.[place] ?? 0),
    }))
    .toSorted((a, b) => b.worth - a.worth || a.key - b.key)
    .slice(0, mostCompared)
  const ranked = known
    .filter(({ key }) => text.verse(key) !== undefined)
    .map(({ key, worth }) => ({ key, worth: worth - text.verse(key)!.length / perCharacters }))
    .toSorted((a, b) => b.worth - a.worth || a.key - b.key)
  const chosen: VerseKey[] = []
  for (const { key } of ranked) {
    if (chosen.length === count) break
    const books = [keys[0]!, ...chosen].map(bookOf)
    const isOther = places.length <= manyPlaces || !books.includes(bookOf(key))
    if (isOther && isSameSense(library, term, key)) chosen.push(key)
  }
  return chosen.map((key) => ({ start: key, end: key }))
}

/** One number may stand for two words; where they are rendered alike they say the same. */
function isSameSense(
  library: Library,
  { gloss, word, lexical, entry }: Omit<FoundTerm, 'places'>,
  key: VerseKey,
): boolean {
  const tagged = numberedText(library)
  if (tagged === undefined || entry !== undefined) return true
  return taggedWords(tagged, key).some(
    ({ strongs, rendering }) =>
      strongs === lexical.number && sharesWord(`${gloss.text} ${word}`, rendering, writtenIn(tagged)),
  )
}
