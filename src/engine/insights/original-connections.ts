import type { Library } from '../generation/evidence.ts'
import { transliterationOf } from '../generation/sources.ts'
import type { VerseKey } from '../scripture/index.ts'
import type { Connection } from './connection.ts'
import type { FoundTerm } from './found-term.ts'
import { joined } from './joined.ts'
import { asPrinted } from './key-terms.ts'
import type { StudiedPassage } from './studied-passage.ts'

/** A verse must have so many of the words: one may stand there by chance, or be another word of the same spelling. */
const fewest = 2
/** How near in meaning a verse must be that has so many of them, in deviations above the mean. */
const leastNear = { few: 3, several: 1.5 }
const several = 3
const weights = { few: -0.3, base: 0.2, perWord: 0.55 }
/** What a word of so many verses tells; commoner ones tell less. */
const tellingVerses = 120
const mostCounted = 4

const phrases = {
  en: (kind: 'greek' | 'hebrew', words: string) =>
    `Has the same ${kind === 'greek' ? 'Greek' : 'Hebrew'} words: ${words}.`,
  es: (kind: 'greek' | 'hebrew', words: string) =>
    `Tiene las mismas palabras ${kind === 'greek' ? 'griegas' : 'hebreas'}: ${words}.`,
} as const

/**
 * Verses that have several of the Hebrew or Greek words that the passage turns on, and speak of the like.
 * @param near how near each verse of the corpus is, in deviations above the mean; undefined without an embedder
 */
export function originalConnections(
  library: Library,
  { keys }: StudiedPassage,
  terms: readonly FoundTerm[],
  near: Float32Array | undefined,
): Connection[] {
  const { corpus, language } = library
  const own = new Set(keys)
  const found = new Map<VerseKey, FoundTerm[]>()
  for (const term of terms) {
    for (const place of corpus.concordance!.versesOf(term.lexical.number)) {
      const verse = corpus.keys[place]!
      if (own.has(verse)) continue
      const known = found.get(verse)
      if (known === undefined) found.set(verse, [term])
      else known.push(term)
    }
  }
  return [...found].flatMap(([key, shared]): Connection[] => {
    if (shared.length < fewest) return []
    const least = shared.length < several ? leastNear.few : leastNear.several
    if (near !== undefined && near[corpus.indexOf(key)]! < least) return []
    const tells = shared.map(({ verses }) => Math.min(1, Math.sqrt(tellingVerses / verses)))
    const weight =
      (shared.length < several ? weights.few : weights.base) +
      weights.perWord * tells.slice(0, mostCounted).reduce((sum, one) => sum + one, 0)
    const kind = shared[0]!.lexical.strongs.startsWith('G') ? 'greek' : 'hebrew'
    const words = shared
      .slice(0, mostCounted)
      .map((term) => `${transliterationOf(term.lexical)} (“${asPrinted(library, term)}”)`)
    const reason = phrases[language](kind, joined(words, language))
    return [{ range: { start: key, end: key }, kind: 'original', weight, reason, group: 'original' }]
  })
}
