import type { Token } from './tokens.ts'

/** A number as written in digits, words (English, Spanish) or Roman numerals. `next` is the token after it. */
export type Numeral = { value: number; form: 'digits' | 'words' | 'roman'; next: number }

const units = numbered('one two three four five six seven eight nine', 1)
const teens = numbered('ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen', 10)
const tens = numbered('twenty thirty forty fifty sixty seventy eighty ninety', 20, 10)
const unidades = numbered('uno dos tres cuatro cinco seis siete ocho nueve', 1)
const hasta29 = numbered(
  'diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve veinte veintiuno veintidos ' +
    'veintitres veinticuatro veinticinco veintiseis veintisiete veintiocho veintinueve',
  10,
)
const decenas = numbered('treinta cuarenta cincuenta sesenta setenta ochenta noventa', 30, 10)
const ordinalWords = new Map([
  ...numbered('first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth', 1),
  ...numbered('thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth', 13),
  ...numbered('twentieth thirtieth fortieth fiftieth sixtieth seventieth eightieth ninetieth hundredth', 20, 10),
  ...numbered('primero segundo tercero cuarto quinto sexto septimo octavo noveno decimo', 1),
  ...numbered('primera segunda tercera cuarta quinta sexta septima octava novena decima', 1),
  ...numbered('primer second tercer', 1),
])

function numbered(words: string, from: number, step = 1): Map<string, number> {
  return new Map(words.split(' ').map((word, index) => [word, from + index * step]))
}

/** The number at a token in digits, number words or, where `roman` allows, Roman numerals. */
export function readNumeral(tokens: readonly Token[], at: number, roman = false): Numeral | undefined {
  const token = tokens[at]
  if (token === undefined || token.kind === 'mark') return undefined
  if (token.kind === 'number') return { value: token.value, form: 'digits', next: at + 1 }
  const words = readWords(tokens, at)
  if (words !== undefined) return { ...words, form: 'words' }
  const value = roman ? readRoman(token.text) : undefined
  return value === undefined ? undefined : { value, form: 'roman', next: at + 1 }
}

type Read = { value: number; next: number }

function readWords(tokens: readonly Token[], at: number): Read | undefined {
  const word = tokens[at]!.text
  const hundred = readHundred(tokens, at)
  if (hundred !== undefined) {
    const and = ['and', 'y'].includes(tokens[hundred.next]?.text ?? '') ? 1 : 0
    const rest = readBelowHundred(tokens, hundred.next + and)
    return rest === undefined ? hundred : { value: hundred.value + rest.value, next: rest.next }
  }
  return units.has(word) ||
    teens.has(word) ||
    tens.has(word) ||
    unidades.has(word) ||
    hasta29.has(word) ||
    decenas.has(word)
    ? readBelowHundred(tokens, at)
    : undefined
}

const hundreds = new Set(['hundred', 'cien', 'ciento'])

function readHundred(tokens: readonly Token[], at: number): Read | undefined {
  const word = tokens[at]!.text
  if (hundreds.has(word)) return { value: 100, next: at + 1 }
  const counted = word === 'one' || word === 'a'
  return counted && tokens[at + 1]?.text === 'hundred' ? { value: 100, next: at + 2 } : undefined
}

function readBelowHundred(tokens: readonly Token[], at: number): Read | undefined {
  const word = tokens[at]?.text ?? ''
  const whole = units.get(word) ?? teens.get(word) ?? unidades.get(word) ?? hasta29.get(word)
  if (whole !== undefined) return { value: whole, next: at + 1 }
  const ten = tens.get(word) ?? decenas.get(word)
  if (ten === undefined) return undefined
  const joined = tokens[at + 1]?.text === '-' || (decenas.has(word) && tokens[at + 1]?.text === 'y') ? 2 : 1
  const unit = (decenas.has(word) ? unidades : units).get(tokens[at + joined]?.text ?? '')
  return unit === undefined ? { value: ten, next: at + 1 } : { value: ten + unit, next: at + joined + 1 }
}

/**
 * The number of an ordinal: `3rd`, `23rd`, `third`, `twenty-third`, `tercera`, `3º`.
 * A bare number is none.
 */
export function readOrdinal(tokens: readonly Token[], at: number): Read | undefined {
  const token = tokens[at]
  if (token?.kind === 'number') {
    const suffix = tokens[at + 1]
    if (suffix?.kind !== 'word' || !/^(st|nd|rd|th|a|o|er|ra|da|do|ro)$/.test(suffix.text)) return undefined
    return { value: token.value, next: at + 2 }
  }
  if (token?.kind !== 'word') return undefined
  const simple = ordinalWords.get(token.text)
  if (simple !== undefined) return { value: simple, next: at + 1 }
  const hundred = readHundred(tokens, at)
  const ofHundred = hundred === undefined ? undefined : readOrdinal(tokens, skipAnd(tokens, hundred.next))
  if (ofHundred !== undefined) return { value: 100 + ofHundred.value, next: ofHundred.next }
  const ten = tens.get(token.text)
  if (ten === undefined) return undefined
  const last = at + (tokens[at + 1]?.text === '-' ? 2 : 1)
  const unit = ordinalWords.get(tokens[last]?.text ?? '')
  return unit === undefined || unit > 9 ? undefined : { value: ten + unit, next: last + 1 }
}

/** Whether `readOrdinal` may find an ordinal that begins with this word. */
export const mayBeginOrdinal = (word: string, next: string | undefined): boolean =>
  ordinalWords.has(word) ||
  tens.has(word) ||
  hundreds.has(word) ||
  ((word === 'a' || word === 'one') && next === 'hundred')

function skipAnd(tokens: readonly Token[], at: number): number {
  return tokens[at]?.text === 'and' ? at + 1 : at
}

const romanForm = /^(c{0,2})(x[cl]|l?x{0,3})(i[xv]|v?i{0,3})$/
const romanValues: Record<string, number> = { i: 1, v: 5, x: 10, l: 50, c: 100 }

/** A Roman numeral in lower case up to 299, or undefined. */
export function readRoman(text: string): number | undefined {
  if (text === '' || !romanForm.test(text)) return undefined
  const values = [...text].map((letter) => romanValues[letter]!)
  return values.reduce((sum, value, index) => sum + (value < (values[index + 1] ?? 0) ? -value : value), 0)
}
