import { foldText } from './folded-text.ts'

/** A word, a number or one mark of punctuation; white space and Markdown emphasis are no tokens. */
export type Token = {
  kind: 'word' | 'number' | 'mark'
  /** Folded and in lower case. */
  text: string
  /** Of a number; `tooLarge` for one of more than four digits. */
  value: number
  /** Where it stands in the original, in UTF-16 units, end exclusive. */
  start: number
  end: number
  /** Whether it follows the token before it without a space. */
  glued: boolean
  /** Whether a line break comes before it. */
  newLine: boolean
  /** Whether a word begins with a capital. */
  capital: boolean
  /** Whether a word of several letters is all capitals. */
  allCapitals: boolean
}

/** Stands for any number that no chapter or verse can have. */
export const tooLarge = 99_999

/** What a character of ASCII is: a letter, a digit, nothing that shows, or a mark. Markdown's emphasis does not show. */
const [isMark, isLetter, isDigit, isSpace] = [0, 1, 2, 3]
const kinds = Uint8Array.from({ length: 0x80 }, (_, code) => {
  const character = String.fromCharCode(code)
  if (/[a-z]/i.test(character)) return isLetter
  if (/[0-9]/.test(character)) return isDigit
  return /[\s*_`~\\]/.test(character) ? isSpace : isMark
})
/** The same runs with what lies outside of ASCII, where it takes the tables of Unicode to tell. */
const letters = /\p{L}+/uy
const spaces = /[\s*_`~\\]+/y
/** What is glued to an ordinal: `1stJohn`. Not `1Thess`, whose `th` is its own. */
const gluedOrdinals: Record<string, string> = { 1: 'st', 2: 'nd', 3: 'rd' }

/** Cuts a text into tokens. Linear in its length. */
export function tokenize(original: string): Token[] {
  const { text, starts, ends } = foldText(original)
  const tokens: Token[] = []
  let hasGap = false
  let hasBreak = false
  const add = (kind: Token['kind'], from: number, to: number) => {
    const raw = text.slice(from, to)
    const isWord = kind === 'word'
    const lower = kind === 'number' ? raw : raw.toLowerCase()
    tokens.push({
      kind,
      text: lower,
      value: kind === 'number' ? readDigits(raw) : 0,
      start: starts[from]!,
      end: ends[to - 1]!,
      glued: !hasGap && tokens.length > 0,
      newLine: hasBreak,
      allCapitals: isWord && raw.length > 1 && raw === raw.toUpperCase(),
      capital: isWord && raw !== lower && raw[0] !== raw[0]!.toLowerCase(),
    })
    hasGap = false
    hasBreak = false
  }
  for (let at = 0; at < text.length; ) {
    const { kind, end } = pieceAt(text, at)
    if (kind === isSpace) {
      hasGap = true
      hasBreak ||= text.slice(at, end).includes('\n')
    } else if (kind === isDigit) add('number', at, end)
    else if (kind === isMark) add('mark', at, end)
    else {
      const before = tokens.at(-1)
      const ordinal = !hasGap && before?.kind === 'number' ? gluedOrdinals[before.text] : undefined
      const cut = ordinal !== undefined && end - at > 3 && text.slice(at, end).toLowerCase().startsWith(ordinal) ? 2 : 0
      if (cut > 0) add('word', at, at + cut)
      add('word', at + cut, end)
    }
    at = end
  }
  return tokens
}

/** The run of letters, digits or white space at a place, or the one mark that stands there. */
function pieceAt(text: string, at: number): { kind: number; end: number } {
  const kind = kindOf(text, at)
  if (kind === isMark) return { kind, end: at + (text.codePointAt(at)! > 0xffff ? 2 : 1) }
  let end = at
  while (end < text.length && text.charCodeAt(end) < 0x80 && kinds[text.charCodeAt(end)] === kind) end++
  if (end < text.length && text.charCodeAt(end) >= 0x80 && kind !== isDigit) end = runEnd(text, end, kind)
  return { kind, end }
}

function kindOf(text: string, at: number): number {
  const code = text.charCodeAt(at)
  if (code < 0x80) return kinds[code]!
  if (runEnd(text, at, isLetter) > at) return isLetter
  return runEnd(text, at, isSpace) > at ? isSpace : isMark
}

/** Where a run ends that goes on at `from` outside of ASCII, if it does. */
function runEnd(text: string, from: number, kind: number): number {
  const run = kind === isLetter ? letters : spaces
  run.lastIndex = from
  return run.test(text) ? run.lastIndex : from
}

function readDigits(digits: string): number {
  const significant = digits.replace(/^0+/, '')
  return significant.length > 4 ? tooLarge : Number(significant)
}
