import { foldText } from './text/fold-text.ts'

/** How many words in a row of a prompt are no chance. */
const shingleWords = 8
const wordsOf = (folded: string): string[] => folded.match(/[\p{L}\p{N}]+/gu) ?? []

/** True where a text, given as folded, holds words that only the inside of the service knows. */
export type FingerprintSearch = (folded: string) => boolean

/** Eight words in a row of any of the prompts, whatever stands between the words. Linear in the text. */
export function createPromptSearch(promptTexts: readonly string[]): FingerprintSearch {
  const shingles = new Set<string>()
  const firstPairs = new Set<string>()
  for (const prompt of promptTexts) {
    const words = wordsOf(foldText(prompt).folded)
    for (let place = 0; place + shingleWords <= words.length; place++) {
      shingles.add(words.slice(place, place + shingleWords).join(' '))
      firstPairs.add(`${words[place]} ${words[place + 1]}`)
    }
  }
  if (shingles.size === 0) return () => false
  return (folded) => {
    const words = wordsOf(folded)
    for (let place = 0; place + shingleWords <= words.length; place++) {
      if (!firstPairs.has(`${words[place]} ${words[place + 1]}`)) continue
      if (shingles.has(words.slice(place, place + shingleWords).join(' '))) return true
    }
    return false
  }
}

/** Strings that mark material, found by their words: case, marks and blanks between do not count. */
export function createFingerprintSearch(fingerprints: readonly string[]): FingerprintSearch {
  const needles = fingerprints
    .map((text) => wordsOf(foldText(text).folded).join(' '))
    .filter((text) => text.length >= 6)
  if (needles.length === 0) return () => false
  const padded = needles.map((needle) => ` ${needle} `)
  return (folded) => {
    const words = ` ${wordsOf(folded).join(' ')} `
    return padded.some((needle) => words.includes(needle))
  }
}
