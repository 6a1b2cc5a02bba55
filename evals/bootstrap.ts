export type Interval = { low: number; high: number }

const rounds = 2_000

/**
 * A 95 % interval of the mean by the bootstrap: as many values drawn with repeats, many times over. Seeded, so that a
 * repeated run prints the same.
 */
export function bootstrapInterval(values: readonly number[]): Interval {
  const random = mulberry32(20_260_501)
  const means = Array.from({ length: rounds }, () => {
    let sum = 0
    for (let i = 0; i < values.length; i++) sum += values[Math.floor(random() * values.length)]!
    return sum / values.length
  }).sort((a, b) => a - b)
  return { low: means[Math.floor(rounds * 0.025)]!, high: means[Math.floor(rounds * 0.975)]! }
}

/** A small seeded generator of numbers from 0 to 1. */
function mulberry32(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}
