import { expect, it } from 'vitest'
import { AppError } from '../../errors.ts'
import { requireReadableName } from './readable-name.ts'

it.each(['Grace Chapel', 'Iglesia “Betel” nº 3', 'کلیسای می‌خواهم', '👨‍👩‍👧', ''])('takes “%s”', (name) => {
  expect(() => requireReadableName(name)).not.toThrow()
})

it.each(['a\tb', 'a\nb', '\u001b[31mred', 'a\u0000', 'a\u007f', 'a\u009b31m', 'a\u2028b', 'a\u202eb'])(
  'refuses %j',
  (name) => {
    expect(() => requireReadableName(name)).toThrow(AppError)
  },
)
