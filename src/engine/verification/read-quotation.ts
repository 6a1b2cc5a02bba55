import { foldWords, isNumber, type Word } from './fold-words.ts'
import { type IndexedWord, indexWords, type WordIndex } from './word-index.ts'

/**
 * A word of a quotation. `bracketed` words are the quoter's own: put in, or in the place of a pronoun. `altered` has
 * brackets inside, as `[F]or` and `believe[s]`, `kept` being what of it is quoted. A `number` may be a verse's number; a
 * `mark` is a footnote's.
 */
export type QuotedWord = IndexedWord & {
  kind: 'plain' | 'bracketed' | 'altered' | 'number' | 'mark'
  /** Counts the pieces between ellipses, from 0. */
  piece: number
  kept?: { before: string; after: string }
}

/** A quotation without its typography. */
export type Quotation = { words: QuotedWord[]; pieces: QuotedWord[][] }

/**
 * Reads the words of a quotation with the marks that quoters use: ellipses in any form, square brackets, verse
 * numbers, footnote marks. HTML's tags and entities are nothing.
 * @param start where in `text` the quotation begins, `end` where it ends; places of words refer to `text`
 */
export function readQuotation(index: WordIndex, text: string, start = 0, end = text.length): Quotation {
  const quoted = text.slice(start, end).replace(tagOrEntity, blank)
  const ellipses = [...quoted.matchAll(ellipsis)].map(({ index: at }) => at)
  const words = joinAltered(joinEndings(index, foldWords(quoted), quoted), quoted)
  let piece = 0
  let passed = 0
  const read = indexWords(index, words).map((word, at): QuotedWord => {
    let fresh = false
    for (; passed < ellipses.length && ellipses[passed]! < word.start; passed++) fresh = true
    if (fresh && at > 0) piece++
    const { kept } = words[at]!
    const place = { ...word, start: word.start + start, end: word.end + start, piece }
    return kept === undefined ? { ...place, kind: kindOf(word, quoted) } : { ...place, kind: 'altered', kept }
  })
  return { words: read, pieces: [...Map.groupBy(read, (word) => word.piece).values()] }
}

const tagOrEntity = /<\/?[a-z][^<>]{0,60}>|&(?:[a-z]{2,6}|#\d{2,5}|#x[0-9a-f]{2,5});/gi
const ellipsis = /…|\.{2,}|\.(?:[ \u00a0]\.){2,}/g
const blank = (found: string) => ' '.repeat(found.length)

type ReadWord = Word & { kept?: { before: string; after: string } }

const endings = new Set(['s', 't', 'd', 'm', 'll'])
const endingsOfPronouns = new Set(['ve', 're'])
const pronouns = new Set(['i', 'we', 'you', 'they'])

/** `don t` and `God s`, where white space was put for an apostrophe. */
function joinEndings({ idOf }: WordIndex, words: readonly Word[], text: string): Word[] {
  const joined: Word[] = []
  for (const word of words) {
    const before = joined.at(-1)
    const isEnding = endings.has(word.text) || (endingsOfPronouns.has(word.text) && pronouns.has(before?.text ?? ''))
    const isOne = isEnding && before !== undefined && idOf(before.text + word.text) !== -1
    if (!isOne || text.slice(before.end, word.start).trim() !== '') joined.push(word)
    else joined[joined.length - 1] = { text: before.text + word.text, start: before.start, end: word.end }
  }
  return joined
}

/** Words that only brackets part are one altered word. */
function joinAltered(words: readonly Word[], text: string): ReadWord[] {
  const joined: ReadWord[] = []
  for (const word of words) {
    const before = joined.at(-1)
    const between = before === undefined ? '' : text.slice(before.end, word.start)
    if (before === undefined || isNumber(word.text) || !isBracket(between)) {
      joined.push(word)
      continue
    }
    const wasKept =
      before.kept ?? (text[before.start - 1] === '[' ? { before: '', after: '' } : { before: before.text, after: '' })
    const kept = between.includes('[') ? wasKept : { ...wasKept, after: wasKept.after + word.text }
    joined[joined.length - 1] = { text: before.text + word.text, start: before.start, end: word.end, kept }
  }
  return joined
}

/** Asked of what stands between any two words, which begins with no bracket but in few quotations. */
const isBracket = (between: string) => (between[0] === '[' || between[0] === ']') && /^[[\]]+['’]?$/.test(between)

const longestBracket = 80

function kindOf({ text: word, start, end }: Word, quoted: string): QuotedWord['kind'] {
  const before = quoted.slice(Math.max(0, start - longestBracket), start)
  const bracket = before.includes('[') ? /\[([^[\]]*)$/.exec(before) : null
  const after = bracket === null ? null : /^[^[\]]{0,80}\]/.exec(quoted.slice(end, end + longestBracket + 1))
  const isAlone = after !== null && /^\s*$/.test(bracket![1]!) && /^\s*\]$/.test(after[0])
  if (isNumber(word)) return isAlone || isGlued(quoted, start) ? 'mark' : 'number'
  if (isAlone && word.length === 1) return 'mark'
  return after === null ? 'plain' : 'bracketed'
}

/** A number right behind a word or its punctuation marks a note, but for `3:16` and `144,000`. */
function isGlued(text: string, start: number): boolean {
  const before = text.slice(Math.max(0, start - 2), start)
  return /[\p{L}.!?;”’"')]$/u.test(before) || /\p{L}[,:]$/u.test(before)
}
