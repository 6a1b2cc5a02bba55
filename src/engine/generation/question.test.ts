import { expect, it } from 'vitest'
import { findReferences } from '../scripture/index.ts'
import { readQuestion } from './question.ts'

const read = (prompt: string, language: 'en' | 'es' = 'en') =>
  readQuestion(prompt, findReferences(prompt, { language }), language)

it.each([
  ['Explain Romans 8:28', 'passage'],
  ['What does Psalm 23 mean?', 'passage'],
  ['Explain the Good Samaritan', 'passage'],
  ['What does John 99:1 say?', 'no_such_passage'],
  ['What does agape mean?', 'word'],
  ['the Hebrew word for peace', 'word'],
  ['What is the difference between faith and works?', 'comparison'],
  ['Where does the Bible say God helps those who help themselves?', 'saying'],
  ['Is “cleanliness is next to godliness” in the Bible?', 'saying'],
  ['For how many days did it rain in the flood?', 'fact'],
  ['Who baptized Jesus?', 'fact'],
  ['What does the Bible say about forgiveness?', 'topic'],
])('reads “%s” as a question of the kind %s', (prompt, kind) => {
  expect(read(prompt).kind).toBe(kind)
})

it.each([
  ['¿Qué dice la Biblia sobre el perdón?', 'topic'],
  ['¿Dónde dice la Biblia que la verdad os libertará?', 'saying'],
  ['Explica Juan 14:6', 'passage'],
  ['¿Qué diferencia hay entre la fe y las obras?', 'comparison'],
])('reads Spanish “%s” as %s', (prompt, kind) => {
  expect(read(prompt, 'es').kind).toBe(kind)
})

it('takes the framing off a subject', () => {
  expect(read('What does the Bible say about forgiveness?')).toEqual({ kind: 'topic', subject: 'forgiveness' })
  expect(read('How do I deal with anxiety?')).toEqual({ kind: 'topic', subject: 'deal with anxiety' })
  expect(read('¿Qué dice la Biblia sobre el perdón?', 'es')).toEqual({ kind: 'topic', subject: 'perdón' })
})
