import type { Span } from '../engine.ts'
import type { FoundReference } from '../scripture/index.ts'
import type { MarkedText } from './attribution.ts'
import type { Quoted } from './find-quoted.ts'

/** What is quoted without the references that stand inside the marks; not whole when one stands in its middle. */
export type Trimmed = { span: Span; own: FoundReference[]; isWhole: boolean }

/** Cuts off `(John 3:16)` and `— John 3:16 (WEB)` at the end, and `John 3:16 (WEB):` at the beginning. */
export function trimReferences({ text, references, translations }: MarkedText, { inner }: Quoted): Trimmed {
  let { start, end } = inner
  // "sus cuatro" and "Wisdom three" may be the verse's own words
  const isInside = (one: FoundReference) => one.start >= start && one.end <= end && /\d/.test(one.text)
  const own = references.between(start, end).filter(isInside)
  if (own.length === 0) return { span: inner, own, isWhole: true }
  const first = own[0]!
  if (isPlain(text.slice(start, first.start))) start = first.end + nameAfter(text, first.end)
  const tail = own.findLast((one) => one.start >= start && isPlain(withoutName(one.end)))
  function withoutName(from: number): string {
    const rest = text.slice(from, end)
    const name = translations.next(from)
    return name === undefined || name.end > end || name.start - from >= 6
      ? rest
      : rest.replace(text.slice(name.start, name.end), '')
  }
  if (tail !== undefined && tail.start > start) end = tail.start
  const span = trimmedSpan(text, start, end)
  return { span, own, isWhole: !own.some((one) => one.start >= span.start && one.end <= span.end) }
}

const isPlain = (gap: string) => !/[\p{L}\p{N}]/u.test(gap)
const nameAfter = (text: string, at: number) => /^\s*\([^()\n]{2,24}\)/.exec(text.slice(at, at + 40))?.[0].length ?? 0

/** Without the punctuation and marks that parted it from its reference. */
function trimmedSpan(text: string, start: number, end: number): Span {
  const before = /^[\s>*_:—–\-)\]"“]*/.exec(text.slice(start, end))?.[0].length ?? 0
  const after = /(?:[\s>*_—–\-([~"”]|\bde\b)*$/.exec(text.slice(start + before, end))?.[0].length ?? 0
  return { start: start + before, end: end - after }
}
