import { beforeAll, describe, expect, it } from 'vitest'
import { builtWriter } from '../prayers/prayer-writer.test-data.ts'
import { mistakenName } from './mistaken-name.ts'
import { type WriterDeps, writeAnswer } from './write-answer.ts'

let deps: WriterDeps
beforeAll(async () => {
  deps = await builtWriter()
}, 120_000)

const answer = (prompt: string) => writeAnswer(deps, { prompt }).answerMarkdown

describe('a question that tells of one person what is told of another', () => {
  it('is put right first', () => {
    expect(answer('Why did Paul deny Jesus three times?')).toMatch(
      /^Scripture tells this of Peter, not of Paul\. \[1\]/,
    )
  })

  it('is seen in Spanish, where the verb may come before the name', () => {
    const entry = deps.corpus.guide.find('peter')!
    const fact = entry.facts.find(({ en }) => en.includes('denied'))!
    const mistaken = (question: string) =>
      mistakenName({ corpus: deps.corpus, language: 'es' }, { entry, fact }, question)
    expect(mistaken('¿Por qué negó Pablo a Jesús tres veces?')).toEqual({ told: 'Pedro', asked: 'Pablo' })
    expect(mistaken('¿Por qué Pablo negó a Jesús?')).toEqual({ told: 'Pedro', asked: 'Pablo' })
    expect(mistaken('¿Por qué negó Pedro a Jesús?')).toBeUndefined()
  })

  it.each([
    'Why did Peter deny Jesus three times?',
    'Who betrayed Jesus when Peter was there?',
    'How did Absalom die?',
    'How many years did Jacob work for Rachel?',
    'When did Moses lead Israel through the sea?',
    '¿Por qué mató Caín a Abel?',
  ])('is no question about whoever it names rightly: %s', (prompt) => {
    expect(answer(prompt)).not.toMatch(/tells this of/)
  })
})
