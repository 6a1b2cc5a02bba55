/** One figure of a benchmark: what was measured, and the bar that it has to keep under, or above, where there is one. */
export type BenchFigure = {
  name: string
  value: number
  unit: 'ms' | 'µs' | 'kB' | 'MiB' | 'per second' | 'times'
  bar?: number
  least?: number
}

/** A benchmark: a file of its own that measures one thing and returns its figures. */
export type Bench = { run: () => Promise<BenchFigure[]> }
