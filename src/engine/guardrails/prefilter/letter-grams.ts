/** Letters, digits and `_` are signs of their own, in lower case; whatever parts words is one sign. */
const parting = '#'
const alphabet = `${parting}abcdefghijklmnopqrstuvwxyz0123456789_`
const size = alphabet.length

/** In a string of signs: a place between a word and no word. It is no sign itself. */
export const boundary = '|'

const placeOf = new Uint8Array(0x80)
for (const [place, sign] of [...alphabet].entries()) {
  if (place === 0) continue
  placeOf[sign.charCodeAt(0)] = place
  placeOf[sign.toUpperCase().charCodeAt(0)] = place
}

/** The sign that a character is read as. */
export const signOf = (code: number): string => alphabet[code < 0x80 ? placeOf[code]! : 0]!

/** Whether a sign is part of a word, as `\w` has it. */
export const isWordSign = (sign: string): boolean => sign !== parting

/** Which three signs in a row a text has, its edges read as what parts words. One bit for each three. */
export type LetterGrams = Uint32Array

/** Makes the set for a text: linear in its length. */
export function letterGrams(text: string): LetterGrams {
  const grams = new Uint32Array((size ** 3 + 31) >>> 5)
  let two = 0
  for (let at = 0; at <= text.length; at++) {
    const code = at < text.length ? text.charCodeAt(at) : 0
    const gram = two * size + (code < 0x80 ? placeOf[code]! : 0)
    grams[gram >>> 5]! |= 1 << (gram & 31)
    two = gram % (size * size)
  }
  return grams
}

/** Whether a text may have a gram; one that it has not is certainly not there. */
export const hasGram = (grams: LetterGrams, gram: number): boolean => ((grams[gram >>> 5]! >>> (gram & 31)) & 1) === 1

/** The numbers of the grams that a string of signs consists of; none for one under three signs. */
export function gramsOf(signs: string): number[] {
  const found = new Set<number>()
  const places = Array.from(signs, (sign) => alphabet.indexOf(sign))
  for (let at = 0; at + 2 < places.length; at++) {
    found.add((places[at]! * size + places[at + 1]!) * size + places[at + 2]!)
  }
  return [...found]
}

/** Signs from the most frequent in English and Spanish to the rarest. */
const byFrequency = `${parting}eaotinsrhldcumpgfybwvkxqjz0123456789_`
const rarity = Array.from(alphabet, (sign) => byFrequency.indexOf(sign))
const rarityOf = (gram: number): number =>
  rarity[Math.floor(gram / (size * size))]! + rarity[Math.floor(gram / size) % size]! + rarity[gram % size]!

/** Grams in the order in which they are best asked for: what few texts have says no soonest. */
export const rarestFirst = (grams: readonly number[]): number[] =>
  grams.toSorted((one, other) => rarityOf(other) - rarityOf(one))
