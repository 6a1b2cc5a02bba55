import type { Span } from '../writing.ts'
import type { Evidence } from './evidence.ts'

/** Shorter sources may stand in a text by chance. */
const shortest = 12

/** Where the words of sources stand in a text character for character: each occurrence, longest sources first. */
export function ownWords(text: string, evidence: readonly Evidence[]): (Span & { source: Evidence })[] {
  const found: (Span & { source: Evidence })[] = []
  for (const source of evidence.toSorted((a, b) => b.text.length - a.text.length)) {
    if (source.type === 'context' || source.text.length < shortest) continue
    for (let start = text.indexOf(source.text); start !== -1; start = text.indexOf(source.text, start + 1)) {
      const end = start + source.text.length
      if (!found.some((one) => one.start < end && start < one.end)) found.push({ start, end, source })
    }
  }
  return found.sort((a, b) => a.start - b.start)
}

/** Whether a stretch holds nothing but such words: no letter or digit of it stands outside of them. */
export function isOwn(text: string, { start, end }: Span, own: readonly Span[]): boolean {
  let rest = ''
  let from = start
  for (const span of own) {
    if (span.end <= start || span.start >= end) continue
    rest += text.slice(from, Math.max(from, span.start))
    from = Math.max(from, span.end)
  }
  rest += text.slice(Math.min(from, end), end)
  return rest.length < end - start && !/[\p{L}\p{N}]/u.test(rest)
}
