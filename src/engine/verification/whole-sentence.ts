import type { Span } from '../engine.ts'

const sentenceEnd = /[.!?]["”’)\]]*(?:\s*\[\d+\])*(?=\s|$)/
const sentenceEnds = new RegExp(sentenceEnd, 'g')
/** What may stand between a quotation that has its sentence's end inside and the next sentence. */
const closing = /^["”’)\]*_]*(?:\s*\[\d+\])*(?=\s|$)/
/** A row of a table or an item of a list is one statement, however many sentences it has. */
const item = /^\s*(?:\||[-*+]\s|\d+[.)]\s)/

/**
 * The sentence around a stretch, with the markers behind it and without crossing a line break; all of a list's item or a
 * table's row. A line of which nothing would be left goes with its break.
 */
export function wholeSentence(text: string, { start, end }: Span): Span {
  const lineStart = text.lastIndexOf('\n', start - 1) + 1
  const nextBreak = text.indexOf('\n', end)
  const lineEnd = nextBreak === -1 ? text.length : nextBreak
  const isItem = item.test(text.slice(lineStart, end))
  const from = isItem ? lineStart : lineStart + endOfLast(text.slice(lineStart, start))
  const to = isItem ? lineEnd : end + lengthToEnd(text.slice(start, end), text.slice(end, lineEnd))
  return { start: from, end: from === lineStart && to === lineEnd ? Math.min(text.length, lineEnd + 1) : to }
}

function endOfLast(before: string): number {
  const last = [...before.matchAll(sentenceEnds)].at(-1)
  return last === undefined ? 0 : last.index + last[0].length
}

function lengthToEnd(inside: string, behind: string): number {
  const closes = /[.!?]["”’)\]]*$/.test(inside) ? closing.exec(behind) : null
  const after = sentenceEnd.exec(behind)
  return closes?.[0].length ?? (after === null ? behind.length : after.index + after[0].length)
}
