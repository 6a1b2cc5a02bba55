import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Evidence } from './evidence.ts'
import { fitPrompt } from './fit-prompt.ts'

const source = (id: number, text: string): Evidence => ({
  id,
  type: 'guide',
  reference: `Entry ${id}`,
  osis: null,
  translation: null,
  text,
  verified: true,
  source: { title: 'Study guide', license: 'CC BY 4.0', attribution: null },
})
const turn = (text: string) => ({ role: 'user' as const, text })
const item = (text: string) => ({ kind: 'file' as const, text })
const input = {
  endpoint: 'answer' as const,
  question: 'What is grace?',
  language: 'en' as const,
  evidence: [source(1, 'Grace is a gift.')],
  maxOutputTokens: 500,
}
const roomy = { contextTokens: 32_768, evidenceTokens: 4_000 }
const long = (name: string, length = 1_000) => `${name} ${'x'.repeat(length)}`

/** What stands between the markers. */
const dataOf = (fitted: ReturnType<typeof fitPrompt>) => JSON.parse(fitted!.prompt.messages[0]!.content.split('\n')[2]!)

describe('a prompt', () => {
  it('has all that was sent where it fits', () => {
    const history = Array.from({ length: 20 }, (_, place) => turn(long(`turn ${place}`)))
    const fitted = fitPrompt({ ...input, history, context: [item(long('item'))] }, roomy)!
    expect(fitted.dropped).toEqual({ turns: 0, items: 0 })
    expect(dataOf(fitted).conversation).toEqual(history)
    expect(dataOf(fitted).material).toHaveLength(1)
  })

  it('loses the oldest turns first, and material only when no turn is left', () => {
    const history = ['old', 'middle', 'new'].map((name) => turn(long(name)))
    const context = ['first', 'second'].map((name) => item(long(name)))
    const fitted = (contextTokens: number) => fitPrompt({ ...input, history, context }, { ...roomy, contextTokens })
    const some = fitted(2_700)
    expect(some!.dropped).toEqual({ turns: 1, items: 0 })
    expect(dataOf(some).conversation).toEqual(history.slice(1))
    const few = fitted(1_800)
    expect(few!.dropped).toEqual({ turns: 3, items: 1 })
    expect(dataOf(few)).toMatchObject({ conversation: [], material: [{ text: context[1]!.text }] })
  })

  it('keeps a text that was sent as one whole or not at all', () => {
    const context = long('one text', 40_000)
    expect(fitPrompt({ ...input, context }, roomy)!.dropped).toEqual({ turns: 0, items: 0 })
    const fitted = fitPrompt({ ...input, context }, { ...roomy, contextTokens: 8_192 })!
    expect(fitted.dropped).toEqual({ turns: 0, items: 1 })
    expect(dataOf(fitted).material).toEqual([])
  })

  it('has sources by their order, within their budget', () => {
    const evidence = [source(1, long('a')), source(2, long('b', 3_000)), source(3, long('c')), source(4, long('d'))]
    const fitted = fitPrompt({ ...input, evidence }, { ...roomy, evidenceTokens: 600 })!
    expect(fitted.evidence.map(({ id }) => id)).toEqual([1, 3])
    expect(dataOf(fitted).evidence.map(({ number }: { number: number }) => number)).toEqual([1, 3])
  })

  it('is none where the question leaves no room for a source', () => {
    expect(fitPrompt({ ...input, question: 'x'.repeat(16_000) }, { ...roomy, contextTokens: 4_096 })).toBeUndefined()
  })

  it('leaves half of a small model to the question and what comes with it', () => {
    expect(fitPrompt({ ...input, maxOutputTokens: 8_192 }, { ...roomy, contextTokens: 8_192 })!.maxOutputTokens).toBe(
      4_096,
    )
  })

  it('never has more than the model takes, and counts what it has not', () => {
    const texts = fc.array(fc.string({ unit: 'grapheme', maxLength: 2_000 }), { maxLength: 20 })
    const cases = fc.record({ history: texts, context: texts, contextTokens: fc.integer({ min: 1_500, max: 20_000 }) })
    fc.assert(
      fc.property(cases, ({ history, context, contextTokens }) => {
        const sent = { history: history.map(turn), context: context.map(item) }
        const { prompt, maxOutputTokens, dropped } = fitPrompt({ ...input, ...sent }, { ...roomy, contextTokens })!
        const bytes = Buffer.byteLength(prompt.system + prompt.messages[0]!.content)
        expect(bytes / 3 + maxOutputTokens).toBeLessThanOrEqual(contextTokens)
        const { conversation, material } = JSON.parse(prompt.messages[0]!.content.split('\n')[2]!)
        expect([conversation.length + dropped.turns, material.length + dropped.items]).toEqual([
          history.length,
          context.length,
        ])
        if (dropped.items > 0) expect(conversation).toEqual([])
      }),
      { numRuns: 60 },
    )
  })
})
