/** Header values as the HTTP client gives them. */
export type Headers = Readonly<Record<string, string | string[] | undefined>>

/**
 * How long a provider asks to be left alone, in milliseconds: `retry-after-ms` where it is sent, else `Retry-After`,
 * which holds seconds or a date.
 * @param now milliseconds since 1970
 */
export function retryAfterMs(headers: Headers, now: number): number | undefined {
  const exact = Number.parseFloat(first(headers['retry-after-ms']) ?? '')
  if (exact >= 0 && Number.isFinite(exact)) return Math.ceil(exact)
  const header = first(headers['retry-after'])
  if (header === undefined) return undefined
  if (/^\s*\d{1,9}(\.\d+)?\s*$/.test(header)) return Math.ceil(Number(header) * 1_000)
  const date = Date.parse(header)
  return Number.isNaN(date) ? undefined : Math.max(0, date - now)
}

const first = (value: string | string[] | undefined): string | undefined => (Array.isArray(value) ? value[0] : value)
