import type { Citation, Span } from '../engine.ts'
import type { Redaction } from './contract.ts'

/** In order and without overlaps: of two that overlap, the union, with the replacement of the first. */
export function mergedRedactions(redactions: readonly Redaction[]): Redaction[] {
  const merged: Redaction[] = []
  for (const next of [...redactions].sort((a, b) => a.start - b.start || b.end - a.end)) {
    const last = merged.at(-1)
    if (last !== undefined && next.start < last.end) last.end = Math.max(last.end, next.end)
    else merged.push({ ...next })
  }
  return merged
}

/** The text with every redaction made. @param redactions merged, of this very text */
export function redactText(text: string, redactions: readonly Redaction[]): string {
  let written = ''
  let from = 0
  for (const { start, end, replacement } of redactions) {
    written += text.slice(from, start) + replacement
    from = end
  }
  return written + text.slice(from)
}

/**
 * Citations as they stand after redactions: spans move with their text. A quotation that a redaction touched is no
 * longer the source's own characters, so its citation counts as alluded to.
 */
export function moveCitations(citations: readonly Citation[], redactions: readonly Redaction[]): Citation[] {
  if (redactions.length === 0) return [...citations]
  return citations.map((citation) => {
    if (citation.spans.length === 0) return citation
    const isTouched = ({ start, end }: Span) => redactions.some((cut) => cut.start < end && cut.end > start)
    if (citation.spans.some(isTouched)) return { ...citation, role: 'alluded' as const, spans: [] }
    return { ...citation, spans: citation.spans.map((span) => moved(span, redactions)) }
  })
}

function moved({ start, end }: Span, redactions: readonly Redaction[]): Span {
  let shift = 0
  for (const cut of redactions) if (cut.end <= start) shift += cut.replacement.length - (cut.end - cut.start)
  return { start: start + shift, end: end + shift }
}
