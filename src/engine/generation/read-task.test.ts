import { expect, it } from 'vitest'
import { readTask } from './read-task.ts'

it.each([
  ['Write a devotional on patience for busy parents', 'en', 'patience', { form: 'devotional' }],
  ['I need a three-point sermon on forgiveness', 'en', 'forgiveness', { form: 'outline', count: 3 }],
  ['Make a 7 day reading plan on prayer', 'en', 'prayer', { form: 'plan', count: 7 }],
  ['Can you give me 3 short Bible verses about hope?', 'en', 'hope', { form: 'verses', count: 3 }],
  ['Escribe un bosquejo de sermón sobre la esperanza', 'es', 'la esperanza', { form: 'outline' }],
  ['Dame cinco versículos sobre la ansiedad', 'es', 'la ansiedad', { form: 'verses', count: 5 }],
  ['Explain the Trinity to a ten year old', 'en', 'Explain the Trinity', { form: 'explanation', isForChild: true }],
  ['will my dog go to heaven? i am 8', 'en', 'will my dog go to heaven?', { form: 'explanation', isForChild: true }],
] as const)('parts the work that is asked for from its subject: %s', (prompt, language, subject, task) => {
  expect(readTask(prompt, language)).toEqual({ subject, task })
})

it.each([
  ['What is the message of Jonah?', 'en'],
  ['the Sermon on the Mount', 'en'],
  ['plan of salvation', 'en'],
  ['I am 12 weeks pregnant and scared', 'en'],
  ['el sermón del monte', 'es'],
  ['verses about anger', 'en'],
] as const)('leaves a question alone that only sounds like it: %s', (prompt, language) => {
  expect(readTask(prompt, language)).toEqual({ subject: prompt })
})
