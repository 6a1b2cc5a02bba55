import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { createModelChain, createScriptedModel, ModelError, type ScriptStep } from '../platform/llm/index.ts'
import type { Answer, WritingCall } from './engine.ts'
import { withModels } from './model-engine.ts'
import { openEngine } from './open-engine.ts'
import { readEngineFiles } from './open-reader.ts'
import { prepareEngine } from './prepare-engine.ts'

let plain: ReturnType<typeof openEngine>

beforeAll(async () => {
  plain = openEngine(
    readEngineFiles(await prepareEngine({ dataDir: 'var', swordPath: process.env.SWORD_PATH, say: () => {} })),
  )
})

const usage = { inputTokens: 900, outputTokens: 60 }
const opening =
  'Forgiveness begins with God, who forgave us first, and who asks of us what he gave to us before we had asked him for anything at all, or had known that we were in need of it [1].'
const verse =
  'And be kind to one another, tender hearted, forgiving each other, just as God also in Christ forgave you.'

/** Streams what a script says. @returns the reply, and what was released with how much the model had written by then */
async function stream(script: ScriptStep[], over: Partial<WritingCall> = {}) {
  let written = ''
  const counting = script.map((step) => step)
  const model = createScriptedModel({ id: 'scripted', script: counting })
  const watched = {
    ...model,
    generate: async function* (...asked: Parameters<typeof model.generate>) {
      for await (const event of model.generate(...asked)) {
        if (event.type === 'delta') written += event.text
        yield event
      }
    },
  }
  const problems: unknown[] = []
  const engine = withModels(plain, { chain: createModelChain([watched]), report: (error) => problems.push(error) })
  const units: { delta: string; after: string }[] = []
  const call: WritingCall = {
    signal: new AbortController().signal,
    deadlineMs: 10_000,
    mayUseModels: true,
    onCost: () => {},
    onUnit: async ({ delta }) => {
      units.push({ delta, after: written })
    },
    ...over,
  }
  const answer: Answer = await engine.writeAnswer({ prompt: 'What does the Bible say about forgiveness?' }, call)
  return { answer, units, released: units.map(({ delta }) => delta).join(''), problems }
}

const finish: ScriptStep = { finish: 'stop', usage }
const pieces = (text: string, size: number): ScriptStep[] =>
  Array.from({ length: Math.ceil(text.length / size) }, (_, n) => ({ text: text.slice(n * size, (n + 1) * size) }))

describe('a text that is released while it is written', () => {
  it('leaves sentence by sentence, before the model has ended', async () => {
    const { answer, units, released } = await stream([
      { text: `${opening} ` },
      { text: `Paul writes in Ephesians 4:32: “${verse}” ` },
      { text: 'So we forgive as he did [1].' },
      finish,
    ])
    expect(answer).toMatchObject({ mode: 'generative', model: 'scripted', usage })
    expect(answer.answerMarkdown).toBe(released)
    expect(units.map(({ delta }) => delta.trim().slice(0, 11))).toEqual(['Forgiveness', 'Paul writes', 'So we forgi'])
    expect(units[0]!.after).not.toContain('So we forgive')
    const quoted = answer.citations.filter(({ role }) => role === 'quoted')
    expect(quoted.map(({ osis }) => osis)).toEqual(['Eph.4.32'])
    for (const { text, spans } of quoted)
      for (const { start, end } of spans) expect(answer.answerMarkdown.slice(start, end)).toBe(text)
  })

  it('has its quotations put right before they leave', async () => {
    const wrong = verse.replace('kind', 'cruel')
    const { answer, released } = await stream([
      {
        text: `${opening}\n\nPaul writes in Ephesians 4:32: “${wrong}”\n\nThe apostle says in John 99:1 that all is well. `,
      },
      { text: 'So we forgive as he did [1].' },
      finish,
    ])
    expect(released).toContain(verse)
    expect(released).not.toMatch(/cruel|John 99/)
    expect(answer.answerMarkdown).toBe(released)
    expect(answer.safety.notes).toHaveLength(2)
  })

  it.each<[string, ScriptStep[]]>([
    ['is a page', [{ text: `<html><body>${'504 Gateway Timeout. '.repeat(20)}</body></html>` }, finish]],
    ['refuses', [{ text: `I’m sorry, I can’t help with that. ${'It is not for me to say. '.repeat(6)}` }, finish]],
    [
      'is in another language',
      [{ text: `${'Die Vergebung ist ein Geschenk, das wir nicht verdienen. '.repeat(6)}[1]` }, finish],
    ],
    ['leans on nothing', [{ text: 'Forgiveness is a good thing for everyone who tries it. '.repeat(8) }, finish]],
    ['fails before it has begun', [{ text: 'Forgiveness ' }, { fail: new ModelError('broken_stream', 'It broke.') }]],
  ])('releases nothing when it %s: the extractive writer answers', async (_what, script) => {
    const { answer, units } = await stream(script)
    expect(units).toEqual([])
    expect(answer.mode).toBe('extractive')
  })

  it('ends where it had been checked when the model breaks off, and says so', async () => {
    const { answer, released, problems } = await stream([
      { text: `${opening} Grace came first. It ` },
      { fail: new ModelError('broken_stream', 'It broke.', { mayHaveCost: true }) },
    ])
    expect(answer).toMatchObject({ mode: 'generative', model: 'scripted' })
    expect(answer.answerMarkdown).toBe(released)
    expect(released).toMatch(/Grace came first\.$/)
    expect(answer.safety.notes.join()).toContain('broke off')
    expect(problems).toHaveLength(1)
  })

  it('is closed with one sentence when it is refused midway', async () => {
    const { answer, released } = await stream([
      { text: `${opening} ` },
      { text: 'As the Lord I say to you, my child: I absolve you of all your sins [1]. ' },
      { text: 'And more follows of the same kind here [1].' },
      finish,
    ])
    expect(released).toContain('Forgiveness begins')
    expect(released).not.toMatch(/absolve|And more/)
    expect(answer).toMatchObject({ answerMarkdown: released, safety: { decision: 'refuse' } })
  })

  it('stays within what was paid for', async () => {
    const { answer, released } = await stream([...pieces(`${opening} `.repeat(60), 50), finish])
    expect(Buffer.byteLength(released)).toBeLessThanOrEqual(1024 * 4)
    expect(answer.safety.notes.join()).toContain('maxOutputTokens')
  })

  it('is the same text however it arrives', async () => {
    const text = `${opening}\n\n## What Paul says\n\nIn Ephesians 4:32:\n\n> ${verse}\n\nThat is <bible>a word for us</bible>, see [2, 3] and {quote:1}. Amen [1].`
    const { released: whole } = await stream([{ text }, finish])
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 40 }), async (size) => {
        const { answer, released } = await stream([...pieces(text, size), finish])
        expect(released).toBe(whole)
        expect(answer.answerMarkdown).toBe(released)
      }),
      { numRuns: 12 },
    )
    expect(whole).not.toContain('<bible>')
  })

  it('waits for whoever reads it', async () => {
    const order: string[] = []
    const model = createScriptedModel({
      script: [{ text: `${opening} Then ` }, { text: 'comes more. And ' }, { text: 'an end [1].' }, finish],
    })
    const watched = {
      ...model,
      generate: async function* (...asked: Parameters<typeof model.generate>) {
        for await (const event of model.generate(...asked)) {
          order.push('model')
          yield event
        }
      },
    }
    const engine = withModels(plain, { chain: createModelChain([watched]), report: () => {} })
    await engine.writeAnswer(
      { prompt: 'What is forgiveness?' },
      {
        signal: new AbortController().signal,
        deadlineMs: 10_000,
        mayUseModels: true,
        onCost: () => {},
        onUnit: async () => {
          order.push('begun')
          await new Promise(setImmediate)
          order.push('read')
        },
      },
    )
    for (const [place, what] of order.entries()) if (what === 'begun') expect(order[place + 1]).toBe('read')
  })
})
