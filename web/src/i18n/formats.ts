import type { Dictionary } from './en.ts'
import type { Language } from './language.ts'

/** Every function takes contract values: ISO moments, days `2026-05-01`, milliseconds. Moments are shown in UTC, but for `local`. */
export type Formats = ReturnType<typeof formatsFor>

const dayMs = 86_400_000

export function formatsFor(language: Language, units: Dictionary['units']) {
  const locale = language === 'es' ? 'es' : 'en-GB'
  // Spanish writes four digits without a separator, which makes columns harder to compare
  const whole = new Intl.NumberFormat(locale, { maximumFractionDigits: 0, useGrouping: 'always' })
  const seconds = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 2 })
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 })
  const compact = new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 })
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' })
  const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })
  const exact = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'medium', timeZone: 'UTC' })
  // in the zone of whoever looks, which the text names
  const local = new Intl.DateTimeFormat(locale, {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    timeZoneName: 'short',
  })
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'short', day: 'numeric', timeZone: 'UTC' })
  const longDay = new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto', style: 'long' })
  const ofDay = (day: string) => new Date(`${day}T00:00:00Z`)
  return {
    number: (value: number) => whole.format(value),
    compact: (value: number) => compact.format(value),
    percent: (share: number) => percent.format(share),
    /** 812 ms, 1.24 s; a dash for none. */
    latency: (ms: number | null) =>
      ms === null ? '–' : ms < 1_000 ? `${whole.format(ms)} ms` : `${seconds.format(ms / 1_000)} s`,
    date: (at: string) => date.format(new Date(at)),
    moment: (at: string) => `${moment.format(new Date(at))} UTC`,
    /** For columns that say UTC themselves. */
    clock: (at: string) => exact.format(new Date(at)),
    /** In the time zone of the browser, named; undefined where that is UTC. */
    local: (at: string) => (new Date(at).getTimezoneOffset() === 0 ? undefined : local.format(new Date(at))),
    exact: (at: string) => `${exact.format(new Date(at))} UTC`,
    weekday: (day: string) => weekday.format(ofDay(day)),
    longDay: (day: string) => longDay.format(ofDay(day)),
    /** In 3 hours, 2 days ago. */
    relative: (at: string, now = Date.now()) => relativeTo(relative, new Date(at).getTime() - now),
    grace: (days: number) => (days === 1 ? units.oneDay : units.days(whole.format(days))),
  }
}

function relativeTo(relative: Intl.RelativeTimeFormat, ms: number): string {
  const size = Math.abs(ms)
  if (size < 60_000) return relative.format(Math.round(ms / 1_000), 'second')
  if (size < 3_600_000) return relative.format(Math.round(ms / 60_000), 'minute')
  if (size < 2 * dayMs) return relative.format(Math.round(ms / 3_600_000), 'hour')
  return relative.format(Math.round(ms / dayMs), 'day')
}
