import type { Claim } from './judge-quotation.ts'
import type { WordIndex } from './word-index.ts'

/** The translations by how likely they are quoted: the one named, those of the language, the others. */
export function likeliestFirst({ corpus }: WordIndex, named: Claim['named'], language?: string): number[] {
  const rank = (text: number) => {
    if (text === named) return 0
    return language === undefined || corpus.texts[text]!.record.language.startsWith(language) ? 1 : 2
  }
  return corpus.texts.map((_, text) => text).sort((a, b) => rank(a) - rank(b) || a - b)
}
