import { beforeAll, describe, expect, it } from 'vitest'
import { builtWriter } from '../prayers/prayer-writer.test-data.ts'
import { type WriterDeps, writeAnswer } from './write-answer.ts'

let deps: WriterDeps
beforeAll(async () => {
  deps = await builtWriter()
}, 120_000)

const ask = (prompt: string) => writeAnswer(deps, { prompt }).answerMarkdown
const lastReferences = (markdown: string) => markdown.trimEnd().split('\n').slice(-1)[0]

describe('an answer to somebody in need', () => {
  it.each([
    'I had an abortion years ago and I can’t forgive myself',
    'I regret my abortion, will God forgive me?',
    'I cry about my abortion every night',
    'Aborté hace años y no puedo perdonarme',
  ])('does not argue a case: %s', (prompt) => {
    const answer = ask(prompt)
    expect(answer).toMatch(/1 John 1:9|1 Juan 1:9/)
    expect(answer).not.toMatch(/Christians differ|Los cristianos difieren|murder|matarás|Psalm 139|Jeremiah 1:/)
  })

  it('still tells both sides to somebody who asks for them', () => {
    expect(ask('What does the Bible say about abortion?')).toMatch(/most churches .* [Ss]ome churches/s)
  })

  it('does not end in the dark', () => {
    for (const prompt of ['I am depressed', 'Estoy deprimido y no le encuentro sentido a nada', 'I am angry at God']) {
      const answer = ask(prompt)
      const printed = answer.split('\n').filter((line) => line.startsWith('> '))
      expect(printed.length).toBeGreaterThan(0)
      expect(printed.at(-1)).not.toMatch(/darkness|tiniebla/i)
      expect(lastReferences(answer)).not.toMatch(/(?:Psalm|Salmos) 88|Jerem|Lamentations 3:8/)
    }
  })
})
