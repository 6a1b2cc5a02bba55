/**
 * Strong's numbers as one small integer: Greek 1 to 5,624, Hebrew from 10,001. What lies outside the two dictionaries
 * is a slip of a module's maker and is dropped.
 */
const greekEntries = 5_624
const hebrewEntries = 8_674
const hebrewBase = 10_000

/** Every number in an OSIS `lemma` attribute: `strong:G1063 strong:G3754`, `G0025`. */
export function strongsIn(lemma: string): number[] {
  const numbers: number[] = []
  for (const [, language, digits] of lemma.matchAll(/\b([GH])0*(\d{1,5})\b/g)) {
    const number = strongsNumber(`${language}${digits}`)
    if (number !== undefined) numbers.push(number)
  }
  return numbers
}

/** `G25`, `G0025` or `H430` as an integer, undefined when no such entry exists. */
export function strongsNumber(text: string): number | undefined {
  const [, language, digits] = /^([GHgh])0*(\d{1,5})$/.exec(text) ?? []
  if (language === undefined || digits === undefined) return undefined
  const number = Number(digits)
  const isGreek = language.toUpperCase() === 'G'
  if (number < 1 || number > (isGreek ? greekEntries : hebrewEntries)) return undefined
  return isGreek ? number : hebrewBase + number
}

/** The usual form: `G25`, `H430`. */
export const formatStrongs = (number: number): string =>
  number > hebrewBase ? `H${number - hebrewBase}` : `G${number}`
