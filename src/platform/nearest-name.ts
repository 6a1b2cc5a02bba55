/**
 * The known name a mistyped one most likely stands for.
 * @returns undefined when none is close: more than a third of the letters would have to change
 */
export function nearestName(typed: string, known: readonly string[]): string | undefined {
  const wanted = simplified(typed)
  if (wanted.length > 64) return undefined
  let best: { name: string; distance: number } | undefined
  for (const name of known) {
    const candidate = simplified(name)
    const distance = candidate.startsWith(wanted) && wanted.length > 3 ? 1 : editDistance(wanted, candidate)
    const allowed = Math.max(1, Math.floor(Math.max(wanted.length, candidate.length) / 3))
    if (distance <= allowed && (best === undefined || distance < best.distance)) best = { name, distance }
  }
  return best?.name
}

/** Case, underscores and hyphens are the commonest slips: `max_output_tokens` for `maxOutputTokens`. */
function simplified(name: string): string {
  return name.toLowerCase().replace(/[_-]/g, '')
}

/** Letters to add, drop, change, or swap with their neighbour. */
function editDistance(a: string, b: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const change = a[i - 1] === b[j - 1] ? 0 : 1
      let least = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + change)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, beforeLast[j - 2]! + 1)
      row.push(least)
    }
    beforeLast = last
    last = row
  }
  return last[b.length]!
}
