/** What a text has of the signs that encoded text can't be without; found in one walk. */
export type Traces = {
  /** Longest run of characters that base64 consists of. */
  longestBase64: number
  /** Longest run of hexadecimal digits, with what may part and mark them. */
  longestHexadecimal: number
  /** Digits and marks that may stand for letters. */
  digitsForLetters: number
  /** Noughts and ones. */
  bits: number
  /** Marks between two letters without a blank. */
  joints: number
  /** Dots and dashes. */
  dotsAndDashes: number
}

const [base64, hexadecimal, forLetter, bit, joint, dotOrDash, letter] = [1, 2, 4, 8, 16, 32, 64]
const classes = Uint8Array.from({ length: 0x80 }, (_, code) => {
  const sign = String.fromCharCode(code)
  const has = (signs: RegExp, one: number) => (signs.test(sign) ? one : 0)
  return (
    has(/[A-Za-z0-9+/_-]/, base64) |
    has(/[0-9a-fx :,]/i, hexadecimal) |
    has(/[0-9@$!|+]/, forLetter) |
    has(/[01]/, bit) |
    has(/[._*/|+~-]/, joint) |
    has(/[.-]/, dotOrDash) |
    has(/[a-z]/i, letter)
  )
})
/** What lies outside of ASCII may be read as a letter, and is nothing else. */
const classOf = (text: string, at: number): number => {
  const code = text.charCodeAt(at)
  return code < 0x80 ? classes[code]! : code >= 0x80 ? letter : 0
}

/** Walks a text once. */
export function tracesIn(plain: string): Traces {
  const found: Traces = {
    longestBase64: 0,
    longestHexadecimal: 0,
    digitsForLetters: 0,
    bits: 0,
    joints: 0,
    dotsAndDashes: 0,
  }
  let base64Run = 0
  let hexadecimalRun = 0
  let before = 0
  for (let at = 0; at < plain.length; at++) {
    const now = classOf(plain, at)
    base64Run = now & base64 ? base64Run + 1 : 0
    if (base64Run > found.longestBase64) found.longestBase64 = base64Run
    hexadecimalRun = now & hexadecimal ? hexadecimalRun + 1 : 0
    if (hexadecimalRun > found.longestHexadecimal) found.longestHexadecimal = hexadecimalRun
    if (now & forLetter) found.digitsForLetters++
    if (now & bit) found.bits++
    if (now & dotOrDash) found.dotsAndDashes++
    if (now & joint && before & letter && classOf(plain, at + 1) & letter) found.joints++
    before = now
  }
  return found
}

/** Letters and digits that stand alone: as many as this at least make a word of spaced letters. */
const fewestAlone = 7
/** What one character outside of ASCII may come to when it is resolved. */
const mostResolved = 4

/** Whether a text, as it was sent, may have a row of letters that blanks or marks part. */
export function mayBeSpaced(original: string): boolean {
  let alone = 0
  for (let at = 0; at < original.length && alone < fewestAlone; at++) {
    const code = original.charCodeAt(at)
    if (code >= 0x80) alone += isTypography(code) ? 0 : mostResolved
    else if (
      isAsciiWord(code) &&
      !isAsciiWord(original.charCodeAt(at - 1)) &&
      !isAsciiWord(original.charCodeAt(at + 1))
    )
      alone++
  }
  return alone >= fewestAlone
}

const isAsciiWord = (code: number): boolean =>
  (code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a) || (code >= 0x30 && code <= 0x39)
/** Quotation marks and dashes, which nothing resolves. */
const isTypography = (code: number): boolean => code >= 0x2012 && code <= 0x201f && code !== 0x2017
