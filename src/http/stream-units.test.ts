import { expect, it } from 'vitest'
import { streamUnits } from './stream-units.ts'

it.each([
  [['Paul writes in Romans 8:28:\n\n', '> We know. [1]\n\n', 'So trust.']],
  [['- **Why does God allow suffering?**: ', 'he turns it to good (Gen 50:20). [2]\n', 'End']],
  [['It is “good.” [1] [2] ', 'See John 3:16.']],
])('ends a unit at a sentence, and inside of no reference: %j', (units) => {
  expect(streamUnits(units.join(''), [])).toEqual(units)
})

it('ends no unit inside of a span', () => {
  const text = 'He said: “I am. You are.” Then he went.'
  const [start, end] = [text.indexOf('I am'), text.indexOf('”')]
  expect(streamUnits(text, [{ start, end }])).toEqual(['He said: ', '“I am. You are.” ', 'Then he went.'])
})
