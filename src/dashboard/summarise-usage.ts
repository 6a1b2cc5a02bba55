import type { EndpointDay } from '../access/usage/index.ts'
import type { Overview, UsageFigures } from './contract.ts'

const dayMs = 86_400_000

/** The last UTC days, today being the last of them, as `2026-05-31`. */
export const lastDays = (now: Date, count: number): string[] =>
  Array.from({ length: count }, (_, place) =>
    new Date(now.getTime() - (count - 1 - place) * dayMs).toISOString().slice(0, 10),
  )

/** Figures by day, with the days on which nothing happened, by endpoint, and in all. */
export function summariseUsage(days: readonly string[], rows: readonly EndpointDay[]): Overview {
  const ofDay = Map.groupBy(rows, ({ day }) => day)
  const ofEndpoint = Map.groupBy(rows, ({ endpoint }) => endpoint)
  return {
    from: days[0]!,
    to: days.at(-1)!,
    totals: figuresOf(rows),
    days: days.map((day) => ({ day, ...figuresOf(ofDay.get(day) ?? []) })),
    endpoints: [...ofEndpoint]
      .map(([endpoint, its]) => ({ endpoint, ...figuresOf(its) }))
      .toSorted((a, b) => b.requests - a.requests || (a.endpoint < b.endpoint ? -1 : 1)),
  }
}

function figuresOf(rows: readonly EndpointDay[]): UsageFigures {
  const sum = (figure: 'requests' | 'completed' | 'credits' | 'latencyMs') =>
    rows.reduce((total, row) => total + row[figure], 0)
  const completed = sum('completed')
  return {
    requests: sum('requests'),
    completed,
    credits: sum('credits'),
    averageLatencyMs: completed === 0 ? null : sum('latencyMs') / completed,
  }
}
