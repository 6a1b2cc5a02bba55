import { expect, it } from 'vitest'
import { nearestName } from './nearest-name.ts'

const fields = ['prompt', 'responseFormat', 'maxOutputTokens', 'translation']

it.each([
  ['maxOutputToken', 'maxOutputTokens'],
  ['max_output_tokens', 'maxOutputTokens'],
  ['Prompt', 'prompt'],
  ['translaton', 'translation'],
  ['trans', 'translation'],
])('takes %s for %s', (typed, meant) => {
  expect(nearestName(typed, fields)).toBe(meant)
})

it.each(['temperature', '', 'x', '__proto__', 'x'.repeat(10_000)])(
  'suggests nothing for a name that is like none',
  (typed) => {
    expect(nearestName(typed, fields)).toBeUndefined()
  },
)
