type Span = { start: number; end: number }

/** White space must follow: the colon of “8:28” and of “**Why?**:” ends nothing. */
const unitEnd = /[.!?…:]["”’»)\]*_]*(?:[ \t]*\[\d+\])*(?:[ \t]+\n*|\n+|$)|\n+/g

/**
 * A text in the units in which it is released: a sentence, or a whole quotation. Joined they are the text again.
 * @param spans stretches that no unit may end inside of
 * @param from where the first unit begins
 */
export function streamUnits(text: string, spans: readonly Span[], from = 0): string[] {
  const units: string[] = []
  for (const { index, 0: end } of text.matchAll(unitEnd)) {
    const to = index + end.length
    if (to <= from || spans.some((span) => span.start < to && to < span.end)) continue
    units.push(text.slice(from, to))
    from = to
  }
  if (from < text.length) units.push(text.slice(from))
  return units
}
