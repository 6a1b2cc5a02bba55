import { beforeAll, describe, expect, it } from 'vitest'
import type { TheologyRequest } from '../engine.ts'
import type { WriterDeps } from '../generation/index.ts'
import { builtWriter } from '../prayers/prayer-writer.test-data.ts'
import { writeTheology } from './write-theology.ts'

let deps: WriterDeps
beforeAll(async () => {
  deps = await builtWriter()
}, 120_000)

const ask = (question: string, more: Partial<TheologyRequest> = {}) => writeTheology(deps, { question, ...more })

/** The markers of each side as the text has them: under its heading, or in its line where little fits. */
function sidesOf(markdown: string): number[][] {
  const sections = markdown.split(/^## /m).slice(1)
  const sides = sections.length > 0 ? sections : markdown.split('\n').filter((line) => line.startsWith('- '))
  return sides
    .filter((side) => !/^(?:Read on|Para seguir leyendo)/.test(side))
    .map((side) => [...new Set([...side.matchAll(/\[(\d+)\]/g)].map(([, id]) => Number(id)))].sort((a, b) => a - b))
}

describe('writeTheology', () => {
  it('tells every side in its own words, with its sources, whichever tradition comes first', () => {
    for (const tradition of [undefined, 'Baptist', 'Catholic', 'Reformed']) {
      const { answerMarkdown, views } = ask('Should infants be baptized?', {
        detail: 'full',
        ...(tradition && { tradition }),
      })
      expect(views).toHaveLength(3)
      for (const { summary, citationIds } of views) {
        for (const sentence of summary.split(/(?<=\.) /)) expect(answerMarkdown).toContain(sentence)
        expect(citationIds.length).toBeGreaterThan(1)
      }
      if (tradition !== undefined) expect(views[0]!.tradition).toContain(tradition)
    }
  })

  it('tells every side in its first sentence where no more is asked for', () => {
    const { answerMarkdown, views } = ask('Should infants be baptized?')
    expect(views).toHaveLength(3)
    for (const { summary } of views) expect(answerMarkdown).toContain(summary.split(/(?<=\.) /)[0])
    expect(answerMarkdown.split(/\s+/).length).toBeLessThan(280)
  })

  it('cites for a side what its printed words are marked with, and nothing else', () => {
    for (const question of [
      'Should infants be baptized?',
      'Does God choose who will be saved?',
      '¿Existe el purgatorio?',
    ])
      for (const maxOutputTokens of [200, 300, 500, 1024, 4000]) {
        const { answerMarkdown, views } = ask(question, { maxOutputTokens })
        const printed = sidesOf(answerMarkdown)
        expect(views.map(({ citationIds }) => citationIds)).toEqual(printed)
      }
  })

  it('gives every side a source of its own when little fits', () => {
    const { answerMarkdown, views } = ask('Can women be pastors?', { tradition: 'Catholic', maxOutputTokens: 180 })
    for (const { citationIds } of views) expect(citationIds.length).toBeGreaterThan(0)
    expect(answerMarkdown).toMatch(/priesthood is for men/i)
    expect(answerMarkdown).toMatch(/every ministry is open/i)
  })

  it('puts a false premise right before it teaches, and calls agreed only what all it leads to is', () => {
    const nicaea = ask('Since the Trinity was invented at Nicaea, why should I believe it?')
    expect(nicaea.answerMarkdown).toMatch(/^The Trinity is older than Nicaea/)
    expect(nicaea.status).toBe('core')
    expect(ask('Is the word rapture in the Bible?').status).toBe('uncertain')
  })

  it('finds the dispute behind the name of a passage, and the passage where only it is asked for', () => {
    const supper = ask("What happens to the bread and wine at the Lord's Supper?")
    expect(supper.status).toBe('disputed')
    expect(supper.views.length).toBeGreaterThan(3)
    for (const passage of ['Explain the baptism of Jesus', 'What is the parable of the ten virgins about?'])
      expect(ask(passage).views).toEqual([])
  })
})
