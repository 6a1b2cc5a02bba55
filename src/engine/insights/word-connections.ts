import type { Library } from '../generation/evidence.ts'
import { transliterationOf } from '../generation/sources.ts'
import type { Connection } from './connection.ts'
import type { FoundTerm } from './key-terms.ts'
import { type StudiedPassage, verseName } from './studied-passage.ts'

/** A word of more verses ties too many passages together. */
const mostVerses = 40
const rareWeight = 1.4
const commonWeight = 0.9
const perShared = 0.5

const phrases = {
  en: {
    greek: (word: string, name: string, verse: string) => `Has the Greek word ${name} too, “${word}” in ${verse}.`,
    hebrew: (word: string, name: string, verse: string) => `Has the Hebrew word ${name} too, “${word}” in ${verse}.`,
  },
  es: {
    greek: (word: string, name: string, verse: string) =>
      `Tiene también la palabra griega ${name}, “${word}” en ${verse}.`,
    hebrew: (word: string, name: string, verse: string) =>
      `Tiene también la palabra hebrea ${name}, “${word}” en ${verse}.`,
  },
} as const

/** Verses that share a rare Hebrew or Greek word with the passage, or several. */
export function wordConnections(library: Library, { keys }: StudiedPassage, terms: readonly FoundTerm[]): Connection[] {
  const { corpus, language } = library
  const own = new Set(keys)
  const found = new Map<number, Connection>()
  for (const { lexical, word, verses, key } of terms.toSorted((a, b) => a.verses - b.verses)) {
    if (verses > mostVerses) continue
    const kind = lexical.strongs.startsWith('G') ? 'greek' : 'hebrew'
    const reason = phrases[language][kind](word, transliterationOf(lexical), verseName(library, key))
    for (const place of corpus.concordance!.versesOf(lexical.number)) {
      const verse = corpus.keys[place]!
      if (own.has(verse)) continue
      const known = found.get(verse)
      if (known !== undefined) known.weight += perShared
      else
        found.set(verse, {
          range: { start: verse, end: verse },
          weight: verses <= 12 ? rareWeight : commonWeight,
          reason,
          group: lexical.strongs,
        })
    }
  }
  return [...found.values()]
}
