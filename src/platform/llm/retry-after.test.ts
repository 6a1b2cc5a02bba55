import { expect, it } from 'vitest'
import { retryAfterMs } from './retry-after.ts'

const now = Date.UTC(2026, 10, 21, 12, 0, 0)

it.each([
  [{ 'retry-after': '2' }, 2_000],
  [{ 'retry-after': ' 1.5 ' }, 1_500],
  [{ 'retry-after': 'Sat, 21 Nov 2026 12:00:07 GMT' }, 7_000],
  [{ 'retry-after': 'Sat, 21 Nov 2026 11:00:00 GMT' }, 0],
  [{ 'retry-after': '9', 'retry-after-ms': '250' }, 250],
  [{ 'retry-after': ['3', '4'] }, 3_000],
  [{ 'retry-after': 'soon' }, undefined],
  [{ 'retry-after-ms': '-1' }, undefined],
  [{}, undefined],
])('%j is %j ms', (headers, ms) => {
  expect(retryAfterMs(headers, now)).toBe(ms)
})
