import type { Citation } from '../engine.ts'

/**
 * The text with every verified quotation blanked out, place for place: the words of Scripture and of commentators are
 * their sources' own, and rules about what the service itself says must not read them. What the caller sent stays
 * readable: it is not verified.
 */
export function maskQuoted(text: string, citations: readonly Citation[]): string {
  const spans = citations
    .filter(({ verified }) => verified)
    .flatMap(({ spans }) => spans)
    .sort((a, b) => a.start - b.start)
  let masked = ''
  let from = 0
  for (const { start, end } of spans) {
    if (start < from) continue
    masked += text.slice(from, start) + ' '.repeat(end - start)
    from = end
  }
  return masked + text.slice(from)
}
