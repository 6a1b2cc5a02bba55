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

const piece = /(\p{L}+)|([0-9]+)|([\s*_`~\\]+)|./gsu
/** What is glued to an ordinal: `1stJohn`. Not `1Thess`, whose `th` is its own. */
const gluedOrdinals: Record<string, string> = { 1: 'st', 2: 'nd', 3: 'rd' }

/** Cuts a text into tokens. Linear in its length. */
export function tokenize(original: string): Token[] {
  const { text, starts, ends } = foldText(original)
  const tokens: Token[] = []
  let gap = ''
  const add = (kind: Token['kind'], from: number, to: number) => {
    const raw = text.slice(from, to)
    tokens.push({
      kind,
      text: raw.toLowerCase(),
      value: kind === 'number' ? readDigits(raw) : 0,
      start: starts[from]!,
      end: ends[to - 1]!,
      glued: gap === '' && tokens.length > 0,
      newLine: gap.includes('\n'),
      allCapitals: kind === 'word' && raw.length > 1 && raw === raw.toUpperCase(),
      capital: kind === 'word' && raw[0] !== raw[0]!.toLowerCase(),
    })
    gap = ''
  }
  for (const match of text.matchAll(piece)) {
    const [whole, word, number, space] = match
    const end = match.index + whole.length
    if (space !== undefined) gap += space
    else if (number !== undefined) add('number', match.index, end)
    else if (word === undefined) add('mark', match.index, end)
    else {
      const before = tokens.at(-1)
      const ordinal = gap === '' && before?.kind === 'number' ? gluedOrdinals[before.text] : undefined
      const cut = ordinal !== undefined && word.length > 3 && word.toLowerCase().startsWith(ordinal) ? 2 : 0
      if (cut > 0) add('word', match.index, match.index + cut)
      add('word', match.index + cut, end)
    }
  }
  return tokens
}

function readDigits(digits: string): number {
  const significant = digits.replace(/^0+/, '')
  return significant.length > 4 ? tooLarge : Number(significant)
}
