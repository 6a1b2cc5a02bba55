import { editDistance } from './edit-distance.ts'

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
