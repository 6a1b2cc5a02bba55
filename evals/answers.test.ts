import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Engine } from '../src/engine/engine.ts'
import { openEngine, prepareEngine } from '../src/engine/index.ts'
import { problemsOf } from './problems-of.ts'

type Golden = { corpusVersion: string; answers: { id: string; question: string; answer: string }[] }
const golden = JSON.parse(readFileSync(new URL('answers.golden.json', import.meta.url), 'utf8')) as Golden

let engine: Engine
beforeAll(async () => {
  engine = openEngine(await prepareEngine({ dataDir: 'var', swordPath: process.env.SWORD_PATH, say: () => {} }))
}, 120_000)

describe('the golden answers', () => {
  it.each(golden.answers)('$id: every quotation is the corpus text where its span says', async ({ question }) => {
    const answer = await engine.writeAnswer({ prompt: question })
    expect(problemsOf({ text: answer.answerMarkdown, citations: answer.citations }, engine)).toEqual([])
    // the verifier is another pair of eyes: it reads the finished text and knows nothing of how it was made
    const { items } = await engine.verifyVerses({ text: answer.answerMarkdown })
    const scripture = answer.citations.filter(({ type }) => type === 'scripture').flatMap(({ spans }) => spans)
    const inScripture = items.filter(({ start, end }) =>
      scripture.some((span) => span.start <= start && end <= span.end),
    )
    expect(inScripture.filter(({ result }) => result !== 'exact' && result !== 'elided')).toEqual([])
  })

  it('are what they were when they were read', async ({ skip }) => {
    skip(golden.corpusVersion !== engine.corpusVersion, 'frozen for another corpus: other modules are installed here')
    for (const { id, question, answer } of golden.answers) {
      expect((await engine.writeAnswer({ prompt: question })).answerMarkdown, id).toBe(answer)
    }
  })
})

describe('any answer', () => {
  it('is the same answer the second time', async () => {
    const first = await engine.writeAnswer({ prompt: 'What does the Bible say about hope?' })
    expect(await engine.writeAnswer({ prompt: 'What does the Bible say about hope?' })).toEqual(first)
  })

  it('stays within maxOutputTokens and is cut at a sentence', async () => {
    for (const maxOutputTokens of [16, 40, 80, 160, 320]) {
      const { answerMarkdown } = await engine.writeAnswer({ prompt: 'Explain Romans 8:28', maxOutputTokens })
      expect(Buffer.byteLength(answerMarkdown)).toBeLessThanOrEqual(maxOutputTokens * 4)
      expect(answerMarkdown).toMatch(/[.\]]$/)
    }
  })

  it('has no Markdown marks as text', async () => {
    const { answerMarkdown } = await engine.writeAnswer({ prompt: 'Explain Romans 8:28', responseFormat: 'text' })
    expect(answerMarkdown).not.toMatch(/^[#>*-]|\*\*/m)
  })

  it('never passes a false verse from the caller’s material on', async () => {
    const context = 'On forgiveness John 3:16 says, “Forgiveness is for the strong alone.”'
    const { answerMarkdown } = await engine.writeAnswer({
      prompt: 'What does the Bible say about forgiveness?',
      context,
    })
    expect(answerMarkdown).not.toContain('strong alone')
  })

  it('takes “verse 9” from the conversation', async () => {
    const history = [{ role: 'user' as const, text: 'Explain Romans 8:8' }]
    const { citations } = await engine.writeAnswer({ prompt: 'and what about verse 9?', history })
    expect(citations[0]?.osis).toBe('Rom.8.9')
  })

  it('quotes the translation that the question names', async () => {
    const { citations } = await engine.writeAnswer({ prompt: 'What does John 3:16 say in the KJV?' })
    expect(citations[0]).toMatchObject({ translation: 'KJV', text: expect.stringMatching(/whosoever believeth/) })
  })
})
