import { readMention } from './book-mention.ts'
import { readVerseNumber } from './keyed-number.ts'
import { type Numeral, readNumeral } from './numerals.ts'
import { continuesSentence } from './prose.ts'
import { type Scope, versesIn } from './scope.ts'
import type { Token } from './tokens.ts'

/**
 * The verse that follows a chapter's number, over whatever parts the two.
 * @param bare whether the chapter had no key word: then the two may be parted by a space alone
 */
export function readVerseAfter(
  tokens: readonly Token[],
  chapter: Numeral,
  scope: Scope,
  bare: boolean,
): Numeral | undefined {
  const keyed = readKeyedVerseAfter(tokens, chapter, scope, bare)
  if (keyed !== undefined) return keyed
  const at = verseIndexAfter(tokens, chapter, scope, bare)
  if (at === undefined) return undefined
  const verse = readNumeral(tokens, at, chapter.form === 'roman')
  if (verse === undefined || (chapter.form === 'digits' && verse.form !== 'digits')) return undefined
  return verse
}

/** `3 verse 16`, `chapter 3, and the 16th verse`. Behind a verse, a bare number is one more verse: `1-5, verse 8`. */
function readKeyedVerseAfter(
  tokens: readonly Token[],
  chapter: Numeral,
  scope: Scope,
  bare: boolean,
): Numeral | undefined {
  if (bare && scope.verse !== undefined) {
    const verse = readVerseNumber(tokens, chapter.next)
    return verse !== undefined && verse.value <= versesIn(scope, chapter.value) ? verse : undefined
  }
  const behindMarks = skipMarks(tokens, chapter.next)
  const behindAnd = bare ? behindMarks : skipWord(tokens, behindMarks, /^(and|y)$/)
  return readVerseNumber(tokens, skipWord(tokens, behindAnd, /^(the|el)$/))
}

function verseIndexAfter(tokens: readonly Token[], chapter: Numeral, scope: Scope, bare: boolean): number | undefined {
  const [mark, after] = [tokens[chapter.next], tokens[chapter.next + 1]]
  const { style } = scope
  switch (mark?.text) {
    case ':':
      return chapter.next + 1
    case '.':
      if (style.commaVerse) return undefined
      return (after?.glued && mark.glued) || !style.prose || chapter.form === 'roman' ? chapter.next + 1 : undefined
    case ',':
      return style.commaVerse ? chapter.next + 1 : undefined
    case ';':
      return bare && isSlippedColon(tokens, chapter, scope) ? chapter.next + 1 : undefined
    case '-':
      return style.slug && scope.level === 'chapter' && mark.glued && after?.glued ? chapter.next + 1 : undefined
    case 'del': // `Mateo 5 del 3 al 12`
      return scope.level === 'chapter' && after?.kind === 'number' ? chapter.next + 1 : undefined
    case '(':
    case '[':
      return bare && !style.prose && scope.level === 'chapter' && after?.kind === 'number'
        ? chapter.next + 1
        : undefined
    default:
      return bare && scope.level === 'chapter' && isSpacedVerse(tokens, chapter, scope) ? chapter.next : undefined
  }
}

/** `John 3;16`, typed without the shift key. Spaced out, or followed by more, it is a list of chapters. */
function isSlippedColon(tokens: readonly Token[], chapter: Numeral, scope: Scope): boolean {
  const [mark, verse, more] = tokens.slice(chapter.next, chapter.next + 3)
  if (scope.level === 'verse' || !mark?.glued || !verse?.glued || verse.kind !== 'number') return false
  return (
    more?.text !== ';' &&
    more?.text !== ':' &&
    verse.value !== chapter.value + 1 &&
    verse.value <= versesIn(scope, chapter.value)
  )
}

/** `John 3 16`. In prose the verse must exist and the sentence must not go on with it: "John 3 16 people". */
function isSpacedVerse(tokens: readonly Token[], chapter: Numeral, scope: Scope): boolean {
  const verse = readNumeral(tokens, chapter.next, chapter.form === 'roman')
  if (verse === undefined || (verse.form === 'words') !== (chapter.form === 'words')) return false
  if (tokens[verse.next]?.text === ':' || beginsBook(tokens, chapter.next)) return false
  if (!scope.style.prose) return true
  return !continuesSentence(tokens, verse.next) && verse.value >= 1 && verse.value <= versesIn(scope, chapter.value)
}

/** Whether a number is the ordinal of a book: the second one in `John 3 1 John 4`. */
function beginsBook(tokens: readonly Token[], at: number): boolean {
  return (readMention(tokens, at, true)?.targets.length ?? 0) > 0
}

function skipWord(tokens: readonly Token[], at: number, word: RegExp): number {
  return word.test(tokens[at]?.text ?? '') ? at + 1 : at
}

function skipMarks(tokens: readonly Token[], at: number): number {
  let next = at
  while (next - at < 3 && /^[,.:;(-]$/.test(tokens[next]?.text ?? '')) next++
  return next
}
