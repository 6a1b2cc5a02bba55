import { crc32 } from 'node:zlib'

/** Letter groups are hashed into so many buckets; the row after the last stands for none. */
export const letterBuckets = 32_768
const longestGroups = 24
const token = /[\p{L}\p{N}]+(?:'[\p{L}\p{N}]+)?/gu

/** The words of a piece of text as the encoder's vocabulary spells them. */
export function tokensOf(text: string, most: number): string[] {
  const words = text.normalize('NFC').replaceAll('’', "'").toLowerCase().match(token) ?? []
  return words.slice(0, most)
}

/** Buckets of a word's groups of three to five letters, so that a misspelt or new word has a place near its like. */
export function letterGroups(word: string): number[] {
  const letters = [...`<${word}>`]
  const groups: number[] = []
  for (const size of [3, 4, 5]) {
    for (let i = 0; i + size <= letters.length; i++) {
      groups.push(crc32(letters.slice(i, i + size).join('')) % letterBuckets)
      if (groups.length === longestGroups) return groups
    }
  }
  return groups.length > 0 ? groups : [0]
}
