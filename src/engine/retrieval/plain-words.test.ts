import { expect, it } from 'vitest'
import { inPlainWords } from './plain-words.ts'

it.each([
  ['I feel like giving up', 'I  weary faint discouraged'],
  ['my father passed away last week', 'my father died '],
  ['starting a new job', 'starting a new work'],
  ['prayer for a job interview', 'prayer for a work interview'],
])('says %j as the texts might', (query, plain) => {
  expect(inPlainWords(query, 'en')).toBe(plain)
})

it.each(['the patience of Job', 'Job 3', 'did Job suffer', 'the book of Job', 'give us this day our daily bread'])(
  'leaves %j alone',
  (query) => {
    expect(inPlainWords(query, 'en')).toBe(query)
  },
)

it.each([
  ['me siento solo y triste', ' soledad y triste'],
  ['estoy sola', 'estoy soledad'],
  ['mi madre falleció', 'mi madre murió'],
  ['solo Dios puede perdonar', 'solo Dios puede perdonar'],
])('says %j in Spanish so', (query, plain) => {
  expect(inPlainWords(query, 'es')).toBe(plain)
})
