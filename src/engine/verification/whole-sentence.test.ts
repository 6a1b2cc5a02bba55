import { expect, it } from 'vitest'
import { wholeSentence } from './whole-sentence.ts'

it.each([
  ['One stands. Two is <wrong> here [2]. Three stands.', 'One stands. Three stands.'],
  ['One stands. <“Two is wrong.”> [1] Three stands.', 'One stands. Three stands.'],
  ['One stands. He says “<Two is wrong.>” [1] [2] Three stands.', 'One stands. Three stands.'],
  ['- One: <Two is wrong.> They own it. [1]\n- Three stands.', '- Three stands.'],
  ['| A | B |\n|---|---|\n| John 3:16 | <Two is wrong.> |\n| C | D |', '| A | B |\n|---|---|\n| C | D |'],
  ['One stands.\n\nTwo is <wrong>\n\nThree stands.', 'One stands.\n\n\nThree stands.'],
])('takes all of a sentence, an item or a row: %s', (marked, left) => {
  const start = marked.indexOf('<')
  const text = marked.replace(/[<>]/g, '')
  const end = marked.indexOf('>') - 1
  const whole = wholeSentence(text, { start, end })
  expect(text.slice(0, whole.start) + text.slice(whole.end)).toBe(left)
})
