/** A word as it counts for equality, and where it stands in its text in UTF-16 units, end exclusive. */
export type Word = { text: string; start: number; end: number }

const separator = 0
const letter = 1
const digit = 2
const apostrophe = 3
const ignorable = 4

/**
 * The words of a text, folded so that texts which are equal but for Unicode form, case, quotation marks, white space
 * and punctuation have the same words. A hyphen or dash parts words as a space does; an apostrophe between letters
 * parts none and counts for nothing (`don’t` is `dont`); æ is ae; soft hyphens, zero-width characters and superscript
 * digits are nothing. Letters and digits are never one word: the `2` of `world2` is a note's mark.
 */
export function foldWords(text: string): Word[] {
  const words: Word[] = []
  scanWords(text, (start, end) => words.push({ text: foldWord(text.slice(start, end)), start, end }))
  return words
}

/** Calls `visit` with the place of every word. Foldings are left to the caller, who may know the word already. */
export function scanWords(text: string, visit: (start: number, end: number) => void): void {
  let start = -1
  let kind = separator
  const length = text.length
  for (let at = 0; at < length; at++) {
    const code = text.charCodeAt(at)
    const now = code < 128 ? ascii[code]! : classOf(code)
    if (now === kind && start !== -1) continue
    if (start !== -1 && (now === ignorable || (now === apostrophe && kind === letter && joinsLetters(text, at))))
      continue
    if (start !== -1) visit(start, at)
    const begins = now === letter || now === digit
    start = begins ? at : -1
    kind = begins ? now : separator
  }
  if (start !== -1) visit(start, length)
}

/** One word without its typography: `Cæsar’s` is `caesars`. */
export function foldWord(raw: string): string {
  if (isAsciiWord.test(raw)) return raw.toLowerCase()
  const lower = raw.normalize('NFC').toLowerCase()
  return plain.test(lower) ? lower : lower.replace(notPlain, (found) => foldings[found] ?? '')
}

/** Whether a folded word is a number in digits. */
export const isNumber = (word: string): boolean => classOf(word.charCodeAt(0)) === digit

const isAsciiWord = /^[A-Za-z0-9]*$/
const plain = /^[a-z0-9à-åç-öø-ÿ]*$/
const notPlain = /[æœ]|[^\p{L}\p{M}\p{Nd}]|ʼ|ʹ/gu
const foldings: Readonly<Record<string, string>> = { æ: 'ae', œ: 'oe' }
const apostrophes: ReadonlySet<string> = new Set("'’‘ʼʹ´`′")

function joinsLetters(text: string, at: number): boolean {
  return at + 1 < text.length && classOf(text.charCodeAt(at + 1)) === letter
}

function classify(code: number): number {
  const character = String.fromCharCode(code)
  if (apostrophes.has(character)) return apostrophe
  if (/[\p{L}\p{M}]/u.test(character)) return letter
  if (/\p{Nd}/u.test(character)) return digit
  // soft hyphen, zero-width space and joiners, word joiner, byte-order mark
  return /\p{Cf}/u.test(character) ? ignorable : separator
}

const ascii = Uint8Array.from({ length: 128 }, (_, code) => classify(code))
const unknown = 255
const known = new Uint8Array(0x1_0000).fill(unknown)

function classOf(code: number): number {
  if (known[code] === unknown) known[code] = classify(code)
  return known[code]!
}
