import { readChapterNumber, readVerseNumber } from './keyed-number.ts'
import { type Numeral, readNumeral, readOrdinal, readRoman } from './numerals.ts'
import type { Scope } from './scope.ts'
import type { Token } from './tokens.ts'
import { readVerseAfter } from './verse-after.ts'

/** A chapter, or a verse of one, as read from numbers. `plain` is a bare number that only its surroundings explain. */
export type Place = { chapter: number; verse: number | undefined; next: number; plain: boolean }

/** The place at a token: `3:16`, `3`, `chapter 3 verse 16`, `iii. 16`, `v. 16`, `third chapter`. */
export function readPlace(tokens: readonly Token[], at: number, scope: Scope): Place | undefined {
  const start = /^(the|el|la|los|las)$/.test(tokens[at]?.text ?? '') ? at + 1 : at
  return (
    readKeyedChapter(tokens, start, scope) ??
    readKeyedVerse(tokens, start, scope) ??
    (start === at || !scope.style.prose ? readNumbers(tokens, start, scope) : undefined)
  )
}

function readKeyedChapter(tokens: readonly Token[], at: number, scope: Scope): Place | undefined {
  const number =
    readChapterNumber(tokens, at, scope.style.roman || !scope.style.prose) ?? readShortChapter(tokens, at, scope)
  if (number === undefined) return undefined
  const chapter = chapterOf(number.value, scope)
  const verse = readVerseAfter(tokens, number, scope, false)
  return { chapter, verse: verse?.value, next: verse?.next ?? number.next, plain: false }
}

/** `c3`, `c. 3`: too short a word for prose, where it is "circa". */
function readShortChapter(tokens: readonly Token[], at: number, { style }: Scope): Numeral | undefined {
  if (style.prose || tokens[at]?.text !== 'c') return undefined
  const number = readNumeral(tokens, tokens[at + 1]?.text === '.' ? at + 2 : at + 1)
  return number?.form === 'digits' ? number : undefined
}

function readKeyedVerse(tokens: readonly Token[], at: number, scope: Scope): Place | undefined {
  if (isRomanFive(tokens, at, scope)) return undefined
  const number = readVerseNumber(tokens, at)
  if (number === undefined || scope.chapter === undefined) return undefined
  return { chapter: scope.chapter, verse: number.value, next: number.next, plain: false }
}

/** `Matt. v. 3` is chapter five: a verse without a chapter would mean nothing. */
function isRomanFive(tokens: readonly Token[], at: number, { chapter, style }: Scope): boolean {
  return tokens[at]?.text === 'v' && tokens[at + 1]?.text === '.' && (chapter === undefined || style.roman)
}

function readNumbers(tokens: readonly Token[], at: number, scope: Scope): Place | undefined {
  const number = readOrdinalPsalm(tokens, at, scope) ?? readNumeral(tokens, at, isRoman(tokens, at, scope))
  if (number === undefined) return undefined
  if (number.form === 'roman') scope.style.roman = true
  const spoken = readSpokenHundred(tokens, number, scope)
  if (spoken !== undefined) return spoken
  const verse = readVerseAfter(tokens, number, scope, true)
  if (verse !== undefined)
    return { chapter: chapterOf(number.value, scope), verse: verse.value, next: verse.next, plain: false }
  const { value, next } = number
  if (scope.level === 'verse' && scope.chapter !== undefined)
    return { chapter: scope.chapter, verse: value, next, plain: true }
  return { chapter: value, verse: undefined, next, plain: true }
}

/** `Psalm the 23rd`. */
function readOrdinalPsalm(tokens: readonly Token[], at: number, { target, style }: Scope): Numeral | undefined {
  const ordinal = target.code === 'Ps' && !style.prose ? readOrdinal(tokens, at) : undefined
  return ordinal === undefined ? undefined : { ...ordinal, form: 'words' }
}

/** "Psalm one nineteen": no psalm 1 has a verse 10, so this is how people say 119. */
function readSpokenHundred(tokens: readonly Token[], one: Numeral, scope: Scope): Place | undefined {
  if (scope.target.code !== 'Ps' || one.form !== 'words' || one.value !== 1 || scope.level === 'verse') return undefined
  const rest = readNumeral(tokens, one.next)
  if (rest?.form !== 'words' || rest.value < 10 || rest.value > 51) return undefined
  const hundred: Numeral = { value: 100 + rest.value, form: 'words', next: rest.next }
  const verse = readVerseAfter(tokens, hundred, scope, true)
  return { chapter: hundred.value, verse: verse?.value, next: verse?.next ?? rest.next, plain: false }
}

/** Whether a Roman numeral may stand here. In prose, only one that another number explains. */
function isRoman(tokens: readonly Token[], at: number, { style, level, chapter }: Scope): boolean {
  if (tokens[at]?.kind !== 'word' || readRoman(tokens[at].text) === undefined) return false
  if (level === 'verse' && chapter !== undefined && !style.roman) return false
  if (!style.prose) return true
  const [mark, verse] = [tokens[at + 1], tokens[at + 2]]
  const explained = (mark?.text === '.' || mark?.text === ':') && (verse?.kind === 'number' || style.roman)
  return (
    (explained && /^([ivx]|..+)$/.test(tokens[at].text)) ||
    (tokens[at].text.length > 1 && /^[ivx]+$/.test(tokens[at].text))
  )
}

/** The chapter of a number before a colon. A book of one chapter may call it chapter 1. */
function chapterOf(value: number, { target: { code, only } }: Scope): number {
  if (only === undefined) return value
  return value === 1 || (value === only && code === 'Bar') ? only : value + (code === 'Bar' ? 100 : 0)
}
