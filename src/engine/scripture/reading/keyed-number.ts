import { type Numeral, readNumeral, readOrdinal } from './numerals.ts'
import type { Token } from './tokens.ts'

const chapterWords = words('ch,chs,chap,chaps,chapt,chapter,chapters,chp,chpt,cap,caps,capitulo,capitulos,caput')
const verseWords = words('v,vv,vs,vss,ver,vers,verse,verses,vrs,vrse,versiculo,versiculos,versicle')

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(','))
}

/** Whether a word is the key of a chapter's or a verse's number. */
export const isKeyWord = (word: string): boolean => chapterWords.has(word) || verseWords.has(word)

/** `chapter 3`, `ch. iii`, `third chapter`, `3rd chapter`. */
export function readChapterNumber(tokens: readonly Token[], at: number, roman = true): Numeral | undefined {
  return readKeyed(tokens, at, chapterWords, roman)
}

/** `verse 16`, `v. 16`, `vv 16`, `sixteenth verse`. */
export function readVerseNumber(tokens: readonly Token[], at: number): Numeral | undefined {
  return readKeyed(tokens, at, verseWords, false)
}

/** A number behind its key word, or an ordinal before it. */
function readKeyed(
  tokens: readonly Token[],
  at: number,
  keys: ReadonlySet<string>,
  roman: boolean,
): Numeral | undefined {
  const ordinal = readOrdinal(tokens, at)
  if (ordinal !== undefined && keys.has(tokens[ordinal.next]?.text ?? ''))
    return { value: ordinal.value, form: 'words', next: ordinal.next + 1 }
  if (!keys.has(tokens[at]?.text ?? '')) return undefined
  return readNumeral(tokens, tokens[at + 1]?.text === '.' ? at + 2 : at + 1, roman)
}
