import { expect, it } from 'vitest'
import { isInDistress } from './distress-answer.ts'

it.each(['I want to die', 'i’m going to kill myself tonight', 'Quiero morir', 'I don’t want to live anymore'])(
  'hears “%s”',
  (prompt) => {
    expect(isInDistress(prompt)).toBe(true)
  },
)

it.each([
  'Why did Judas kill himself?',
  'Why did Jesus have to die?',
  'What does Paul mean by “to die is gain”?',
  'A prayer for a friend who lost her father',
  '¿Por qué murió Jesús?',
])('does not take “%s” for a cry for help', (prompt) => {
  expect(isInDistress(prompt)).toBe(false)
})
