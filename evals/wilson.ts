/** The Wilson score interval of a share at 95 %, both ends 0 to 1: honest for few rows and for shares near 0 and 1. */
export function wilsonInterval(hits: number, rows: number): { low: number; high: number } {
  if (rows === 0) return { low: 0, high: 1 }
  const z = 1.959964
  const share = hits / rows
  const scale = 1 + z ** 2 / rows
  const middle = share + z ** 2 / (2 * rows)
  const reach = z * Math.sqrt((share * (1 - share)) / rows + z ** 2 / (4 * rows ** 2))
  return { low: Math.max(0, (middle - reach) / scale), high: Math.min(1, (middle + reach) / scale) }
}
