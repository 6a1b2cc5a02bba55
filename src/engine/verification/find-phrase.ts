import type { WordIndex } from './word-index.ts'

/**
 * Where words stand exactly so, one after another, in the translations from slot `from` up to slot `until`.
 * @param ids word numbers, at least one; a −1 is nowhere
 * @returns positions of the first word in `index.words`, at most `most`
 */
export function findPhrase(
  index: WordIndex,
  ids: readonly number[],
  from: number,
  until: number,
  most: number,
): number[] {
  if (ids.length === 0 || ids.includes(-1)) return []
  const { words, looseIds, places, placeStarts, starts } = index
  const countOf = (id: number) => placeStarts[looseIds[id]! + 1]! - placeStarts[looseIds[id]!]!
  let rarest = 0
  for (let at = 1; at < ids.length; at++) if (countOf(ids[at]!) < countOf(ids[rarest]!)) rarest = at

  const form = looseIds[ids[rarest]!]!
  const [first, end] = [starts[from]!, starts[until]!]
  const found: number[] = []
  for (
    let row = lowerBound(places, first, placeStarts[form]!, placeStarts[form + 1]!);
    row < placeStarts[form + 1]!;
    row++
  ) {
    const position = places[row]! - rarest
    if (position + ids.length > end) break
    if (position < first) continue
    let same = 0
    while (same < ids.length && words[position + same] === ids[same]) same++
    if (same < ids.length) continue
    found.push(position)
    if (found.length === most) break
  }
  return found
}

/** The first row of a sorted stretch whose value is at least `value`. */
export function lowerBound(sorted: Uint32Array, value: number, from: number, until: number): number {
  let [low, high] = [from, until]
  while (low < high) {
    const middle = (low + high) >> 1
    if (sorted[middle]! < value) low = middle + 1
    else high = middle
  }
  return low
}
