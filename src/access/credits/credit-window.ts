/** A span of time that a cap counts in: a UTC day or month. */
export type Period = 'day' | 'month'

/** First UTC day of the window that a moment lies in, as `2026-05-31` or `2026-05-01`. */
export const windowStart = (period: Period, at: Date): string => {
  const day = dayOf(at)
  return period === 'day' ? day : `${day.slice(0, 8)}01`
}

/** When the window that a moment lies in ends and the next one begins. */
export function windowEnd(period: Period, at: Date): Date {
  const [year, month, day] = [at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate()]
  return new Date(period === 'day' ? Date.UTC(year, month, day + 1) : Date.UTC(year, month + 1, 1))
}

const dayMs = 86_400_000
let known = { number: Number.NaN, day: '' }

/** The UTC day of a moment, written once a day: every request asks for it several times. */
function dayOf(at: Date): string {
  const number = Math.floor(at.getTime() / dayMs)
  if (number !== known.number) known = { number, day: at.toISOString().slice(0, 10) }
  return known.day
}
