import { beforeAll, describe, expect, it } from 'vitest'
import type { AnswerRequest } from '../engine.ts'
import { builtWriter } from '../prayers/prayer-writer.test-data.ts'
import { shortened } from './detail.ts'
import { heading, paragraph } from './draft.ts'
import { type WriterDeps, writeAnswer } from './write-answer.ts'

let deps: WriterDeps
beforeAll(async () => {
  deps = await builtWriter()
}, 120_000)

const ask = (request: AnswerRequest) => writeAnswer(deps, request).answerMarkdown
const words = (text: string) => text.split(/\s+/).length
const questions = [
  'What does the Bible say about forgiveness?',
  'Who was Gideon?',
  'What is the book of Ruth about?',
  'Should infants be baptized?',
  'What does agape mean?',
  '¿Qué dice la Biblia sobre la ansiedad?',
]

describe('the detail that is asked for', () => {
  it.each(questions)('gives more room to more: %s', (prompt) => {
    const [brief, standard, full] = (['brief', 'standard', 'full'] as const).map((detail) => ask({ prompt, detail }))
    expect(words(brief!)).toBeLessThan(words(standard!))
    expect(words(standard!)).toBeLessThan(words(full!))
    expect(words(brief!)).toBeLessThanOrEqual(220)
    expect(words(standard!)).toBeLessThanOrEqual(320)
    expect(words(full!)).toBeLessThanOrEqual(700)
  })

  it('is standard unless told', () => {
    expect(ask({ prompt: questions[0]! })).toBe(ask({ prompt: questions[0]!, detail: 'standard' }))
  })

  it('opens alike whatever the room', () => {
    const opening = (detail: AnswerRequest['detail'] & string) =>
      ask({ prompt: questions[0]!, detail })
        .split('. ')[0]
        ?.replace(/ \[\d+\]/g, '')
    expect(opening('brief')).toBe(opening('full'))
  })
})

describe('whom an answer is written for', () => {
  it('a child gets what is said to children', () => {
    const prompt = 'Is it a sin to be angry at God?'
    const child = ask({ prompt, audience: 'child' })
    expect(child).not.toBe(ask({ prompt }))
    expect(child).not.toMatch(/Read on/)
  })
})

describe('a draft that is too long', () => {
  const draft = [
    paragraph(['One two three.']),
    paragraph(['Four five six.']),
    heading('Seven'),
    paragraph(['Eight nine ten.'], ['Eleven twelve.']),
  ]
  it('loses its end, and never ends in a heading', () => {
    expect(shortened(draft, 12)).toEqual(draft)
    expect(shortened(draft, 10)).toEqual([...draft.slice(0, 3), paragraph(['Eight nine ten.'])])
    expect(shortened(draft, 8)).toEqual(draft.slice(0, 2))
  })
  it('keeps what opens it', () => {
    expect(shortened(draft, 1)).toEqual(draft.slice(0, 2))
  })
})
