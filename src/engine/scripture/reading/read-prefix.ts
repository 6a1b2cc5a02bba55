import type { VerseRange } from '../verse-key.ts'
import type { BookTarget } from './book-lookup.ts'
import { readMention } from './book-mention.ts'
import { readChapterNumber, readVerseNumber } from './keyed-number.ts'
import { type Numeral, readNumeral, readOrdinal } from './numerals.ts'
import { skipRangeMark } from './range-end.ts'
import type { Passages } from './read-passages.ts'
import { type ReferenceProblem, resolveRange } from './resolve-range.ts'
import { openScope, type Style } from './scope.ts'
import type { Token } from './tokens.ts'

type Numbers = { spans: { from: number; to: number }[]; next: number }
type ReadKeyed = (tokens: readonly Token[], at: number) => Numeral | undefined

/** The most spans a list before its book may have; bounds the work on text that only looks like one. */
const mostSpans = 12

const articles: ReadonlySet<string> = new Set(['the', 'el', 'la', 'los', 'las'])

/** A passage whose numbers come before its book: `verses 1-3 of Psalm 23`, `the third chapter of John`, `the 23rd Psalm`. */
export function readPrefix(tokens: readonly Token[], at: number, style: Style): Passages | undefined {
  const start = articles.has(tokens[at]?.text ?? '') ? at + 1 : at
  return readNumberedPsalm(tokens, start, style) ?? readBeforeBook(tokens, start, style)
}

function readNumberedPsalm(tokens: readonly Token[], at: number, style: Style): Passages | undefined {
  const ordinal = readOrdinal(tokens, at)
  if (ordinal === undefined || !/^(psalm|salmo)$/.test(tokens[ordinal.next]?.text ?? '')) return undefined
  const chapters = { spans: [{ from: ordinal.value, to: ordinal.value }], next: ordinal.next + 1 }
  const verses = readKeyedList(tokens, skipMarks(tokens, chapters.next), readVerseNumber)
  return passagesOf({ code: 'Ps' }, chapters, verses, verses?.next ?? chapters.next, style)
}

function readBeforeBook(tokens: readonly Token[], at: number, style: Style): Passages | undefined {
  let chapters = readKeyedList(tokens, at, readChapterNumber)
  let verses = readKeyedList(tokens, chapters === undefined ? at : skipAnd(tokens, chapters.next), readVerseNumber)
  let next = verses?.next ?? chapters?.next
  if (next === undefined) return undefined
  if (chapters === undefined) {
    chapters = readKeyedList(tokens, skipLinks(tokens, next), readChapterNumber)
    next = chapters?.next ?? next
  }
  const nameAt = skipLinks(tokens, next)
  const mention = nameAt === next ? undefined : readMention(tokens, nameAt, false)
  const target = mention?.targets[0]
  if (mention === undefined || target === undefined) return undefined
  next = mention.next
  if (chapters === undefined) {
    chapters = readChapterBehind(tokens, next, target)
    if (chapters === undefined) return undefined
    next = chapters.next
  }
  if (verses === undefined) {
    verses = readKeyedList(tokens, skipAnd(tokens, skipMarks(tokens, next)), readVerseNumber)
    next = verses?.next ?? next
  }
  return passagesOf(target, chapters, verses, next, style)
}

/** The chapter of "verse 16 of John 3". */
function readChapterBehind(tokens: readonly Token[], at: number, { only }: BookTarget): Numbers | undefined {
  const number = readChapterNumber(tokens, at) ?? readNumeral(tokens, at, true)
  if (number === undefined) return only === undefined ? undefined : { spans: [{ from: only, to: only }], next: at }
  return tokens[number.next]?.text === ':'
    ? undefined
    : { spans: [{ from: number.value, to: number.value }], next: number.next }
}

function readKeyedList(tokens: readonly Token[], at: number, readKeyed: ReadKeyed): Numbers | undefined {
  const first = readKeyed(tokens, at)
  if (first === undefined) return undefined
  const spans = [{ from: first.value, to: first.value }]
  let next = first.next
  while (spans.length < mostSpans) {
    const rangeAt = skipRangeMark(tokens, next, { prose: true, spanish: true })
    const itemAt = rangeAt ?? skipAnd(tokens, skipMarks(tokens, next))
    const number = itemAt === next ? undefined : readNumeral(tokens, itemAt)
    if (number === undefined) break
    if (rangeAt === undefined) spans.push({ from: number.value, to: number.value })
    else spans.at(-1)!.to = number.value
    next = number.next
  }
  return { spans, next }
}

function passagesOf(
  target: BookTarget,
  chapters: Numbers,
  verses: Numbers | undefined,
  next: number,
  style: Style,
): Passages | undefined {
  const { code, only } = target
  const first = chapters.spans[0]!.from
  if (verses !== undefined && (chapters.spans.length > 1 || chapters.spans[0]!.to !== first)) return undefined
  const resolved =
    verses === undefined
      ? chapters.spans.map(({ from, to }) => resolveRange({ code, chapter: from }, { code, chapter: to }))
      : verses.spans.map(({ from, to }) =>
          resolveRange({ code, chapter: first, verse: from }, { code, chapter: first, verse: to }),
        )
  const ranges: VerseRange[] = resolved.flatMap((each) => each.ranges ?? [])
  const problem: ReferenceProblem | undefined = resolved.find((each) => each.problem !== undefined)?.problem
  const scope = openScope(target, { ...style })
  scope.chapter = only ?? first
  if (verses !== undefined) scope.level = 'verse'
  return { ranges, problem, next, scope }
}

const links =
  /^(of|in|from|de|del|en|the|el|la|los|las|book|gospel|letter|epistle|according|to|st|saint|san|santo|libro|evangelio|carta|segun|a|,|\.|')$/

/** Skips `of`, `of the book of`, `from the Gospel according to St.`. */
function skipLinks(tokens: readonly Token[], at: number): number {
  let next = at
  while (next - at < 10 && links.test(tokens[next]?.text ?? '')) next++
  return next
}

function skipMarks(tokens: readonly Token[], at: number): number {
  let next = at
  while (next - at < 3 && /^[,.:&]$/.test(tokens[next]?.text ?? '')) next++
  return next
}

function skipAnd(tokens: readonly Token[], at: number): number {
  const next = skipMarks(tokens, at)
  const joined = /^(and|y|&)$/.test(tokens[next]?.text ?? '') ? next + 1 : next
  return /^(the|el|la)$/.test(tokens[joined]?.text ?? '') ? joined + 1 : joined
}
