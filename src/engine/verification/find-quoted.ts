import type { Span } from '../engine.ts'

/** A stretch between quotation marks, or a block quotation, and what is quoted within it. */
export type Quoted = {
  /** What is quoted. */
  inner: Span
  /** With its marks. */
  outer: Span
  within: Quoted[]
}

/**
 * Finds everything quoted in a text: curly, straight, single and angle marks, nested and over several paragraphs, and
 * Markdown block quotations. A single mark within a word is an apostrophe; marks that never close quote up to the end of
 * their paragraph, single ones nothing.
 */
export function findQuoted(text: string): Quoted[] {
  const spans = [...blockQuotations(text), ...markedQuotations(text)]
  spans.sort((a, b) => a.outer.start - b.outer.start || b.outer.end - a.outer.end)
  const top: Quoted[] = []
  const open: Quoted[] = []
  for (const span of spans) {
    while (open.length > 0 && open.at(-1)!.outer.end <= span.outer.start) open.pop()
    const siblings = open.at(-1)?.within ?? top
    siblings.push(span)
    open.push(span)
  }
  return top
}

function blockQuotations(text: string): Quoted[] {
  return [...text.matchAll(/(?:^[ \t]{0,3}>[^\n]*(?:\n|$))+/gm)].map(({ 0: block, index }) => {
    const span = { start: index, end: index + block.trimEnd().length }
    return { inner: span, outer: span, within: [] }
  })
}

const closers: Readonly<Record<string, string>> = {
  '“': '”',
  '«': '»',
  '‹': '›',
  '„': '“',
  '‘': '’',
  '"': '"',
  "'": "'",
}
const isSingle = (mark: string) => mark === '‘' || mark === "'"
const marks = /[“”„«»‹›"‘’']|\n[ \t>]*\n[ \t>]*/g

type Open = { mark: string; start: number }
const deepest = 6

function markedQuotations(text: string): Quoted[] {
  const found: Quoted[] = []
  let open: Open[] = []
  const close = (depth: number, innerEnd: number, outerEnd: number) => {
    const { start } = open[depth]!
    found.push({ inner: { start: start + 1, end: innerEnd }, outer: { start, end: outerEnd }, within: [] })
    open.length = depth
  }
  const closeParagraph = (at: number, next: string) => {
    const first = open[0]
    if (first !== undefined && first.mark === next && !isSingle(first.mark)) {
      open.length = 1
      return
    }
    if (first !== undefined && !isSingle(first.mark)) {
      // more marks open than close where a verse brings its own: then the last that closes is the outer one's
      const last = lastCloser(text, first, at)
      close(0, last ?? at, last === undefined ? at : last + 1)
    }
    open = []
  }
  for (const { 0: mark, index } of text.matchAll(marks)) {
    if (mark.startsWith('\n')) {
      closeParagraph(index, text[index + mark.length] ?? '')
      continue
    }
    const depth = open.findLastIndex((one) => closers[one.mark] === mark)
    const opens = opensQuotation(text, index, mark, depth !== -1)
    const isContinued = open.length === 1 && open[0]!.mark === mark && beginsParagraph(text, index)
    if (opens && !isContinued && open.length < deepest) open.push({ mark, start: index })
    else if (depth !== -1 && !opens && closesQuotation(text, index, mark)) close(depth, index, index + 1)
  }
  closeParagraph(text.length, '')
  return found
}

function lastCloser(text: string, { mark, start }: Open, end: number): number | undefined {
  const at = text.lastIndexOf(closers[mark]!, end - 1)
  return at > start ? at : undefined
}

function opensQuotation(text: string, at: number, mark: string, canClose: boolean): boolean {
  if (mark === '“') return !canClose
  if ('„«‹'.includes(mark)) return true
  if ('”»›’'.includes(mark)) return false
  const before = text[at - 1] ?? ' '
  const after = text[at + 1] ?? ' '
  const begins = /[\s([{—–\-:“"‘'«>*_]/.test(before) && /\S/.test(after)
  if (mark === '"' && !canClose && /\S/.test(after)) return !/[\p{L}\p{N}]/u.test(before) || begins
  return begins && (mark === '"' || /[\p{L}\p{N}“"«[¿¡(]/u.test(after))
}

/** A single mark between letters is an apostrophe. */
function closesQuotation(text: string, at: number, mark: string): boolean {
  if (mark !== '’' && mark !== "'") return true
  return !/[\p{L}\p{N}]/u.test(text[at + 1] ?? ' ')
}

const beginsParagraph = (text: string, at: number) => /\n[ \t>]*\n[ \t>]*$/.test(text.slice(Math.max(0, at - 12), at))
