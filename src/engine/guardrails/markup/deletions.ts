import type { Span } from '../../engine.ts'

/** A text from which stretches were taken out, with the place that each character had at first. */
export type Cut = { text: string; places: Int32Array }

/** A text from which nothing was taken yet. */
export const uncut = (text: string): Cut => ({
  text,
  places: Int32Array.from({ length: text.length }, (_, place) => place),
})

/** The text without the stretches; these may overlap and come in any order. The same object when there are none. */
export function withoutSpans(cut: Cut, spans: readonly Span[]): Cut {
  if (spans.length === 0) return cut
  const { text, places } = cut
  const kept: string[] = []
  const keptPlaces = new Int32Array(text.length)
  let length = 0
  let from = 0
  const keep = (to: number) => {
    if (to <= from) return
    kept.push(text.slice(from, to))
    keptPlaces.set(places.subarray(from, to), length)
    length += to - from
  }
  for (const { start, end } of spans.toSorted((a, b) => a.start - b.start)) {
    keep(start)
    from = Math.max(from, end)
  }
  keep(text.length)
  const rest = kept.join('')
  return rest.length === text.length ? cut : { text: rest, places: keptPlaces.slice(0, length) }
}

/** The stretches of the first text that are gone, in order. */
export function deletedSpans({ places }: Cut, length: number): Span[] {
  const gone: Span[] = []
  let expected = 0
  for (const place of places) {
    if (place > expected) gone.push({ start: expected, end: place })
    expected = place + 1
  }
  if (expected < length) gone.push({ start: expected, end: length })
  return gone
}
