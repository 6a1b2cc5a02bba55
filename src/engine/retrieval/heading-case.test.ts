import { expect, it } from 'vitest'
import { headingCase } from './heading-case.ts'

it.each([
  ['FORGIVENESS', 'Forgiveness'],
  ['HUMAN SACRIFICE', 'Human Sacrifice'],
  ['RICH, THE', 'The Rich'],
  ['JESUS, THE CHRIST', 'Jesus, the Christ'],
  ["LORD'S PRAYER", "Lord's Prayer"],
  ['CITIES OF REFUGE', 'Cities of Refuge'],
])('writes %s as %s', (heading, title) => {
  expect(headingCase(heading)).toBe(title)
})
