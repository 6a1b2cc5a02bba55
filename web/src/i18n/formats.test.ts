import { describe, expect, it } from 'vitest'
import { en } from './en.ts'
import { es } from './es.ts'
import { formatsFor } from './formats.ts'

const english = formatsFor('en', en.units)
const spanish = formatsFor('es', es.units)

describe('figures and moments', () => {
  it('are written as the language writes them', () => {
    expect(english.number(1234567)).toBe('1,234,567')
    expect(spanish.number(1234567)).toBe('1.234.567')
    expect(spanish.number(4381)).toBe('4.381')
    expect(english.latency(812.4)).toBe('812 ms')
    expect(english.latency(1_240)).toBe('1.24 s')
    expect(spanish.latency(1_240)).toBe('1,24 s')
    expect(english.latency(null)).toBe('–')
  })

  it('are in UTC, wherever the browser is', () => {
    expect(english.moment('2026-12-31T23:59:59.000Z')).toBe('31 Dec 2026, 23:59 UTC')
    expect(english.weekday('2026-05-01')).toBe('Fri 1')
    expect(spanish.longDay('2026-05-01')).toContain('mayo')
  })

  it('are in the zone of whoever looks beside it, named, unless that is UTC', () => {
    const at = '2026-07-01T12:00:00.000Z'
    const isUtc = new Date(at).getTimezoneOffset() === 0
    expect(english.local(at)).toEqual(isUtc ? undefined : expect.stringMatching(/2026.*\d\d:\d\d:\d\d .+/))
  })

  it.each([
    [7 * 86_400_000 - 900, 'in 7 days'],
    [-90 * 60_000, '1 hour ago'],
    [-47 * 3_600_000, '47 hours ago'],
    [59_000, 'in 59 seconds'],
    [-3 * 86_400_000, '3 days ago'],
  ])('tell how far away a moment is, to the nearest unit: %s ms', (ms, text) => {
    const now = Date.parse('2026-05-01T00:00:00Z')
    expect(english.relative(new Date(now + ms).toISOString(), now)).toBe(text)
  })
})
