import type { BenchFigure } from './bench.ts'

type Bars = { p50?: number; p95?: number; p99?: number }

/** The usual percentiles of times in milliseconds. */
export function latencyFigures(name: string, timesMs: readonly number[], bars: Bars = {}): BenchFigure[] {
  const sorted = timesMs.toSorted((a, b) => a - b)
  return ([50, 95, 99] as const).map((percent) => {
    const bar = bars[`p${percent}`]
    const value = sorted[Math.min(sorted.length - 1, Math.ceil((percent / 100) * sorted.length) - 1)]!
    return { name: `${name} p${percent}`, value, unit: 'ms', ...(bar === undefined ? {} : { bar }) }
  })
}
