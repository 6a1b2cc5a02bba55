import { beforeAll, describe, expect, it } from 'vitest'
import { createModelChain, createScriptedModel, ModelError, type ScriptStep } from '../../platform/llm/index.ts'
import type { AnswerRequest } from '../engine.ts'
import { withModels } from '../model-engine.ts'
import { openEngine } from '../open-engine.ts'
import { readEngineFiles } from '../open-reader.ts'
import { prepareEngine } from '../prepare-engine.ts'

let plain: ReturnType<typeof openEngine>

beforeAll(async () => {
  plain = openEngine(
    readEngineFiles(await prepareEngine({ dataDir: 'var', swordPath: process.env.SWORD_PATH, say: () => {} })),
  )
})

const usage = { inputTokens: 900, outputTokens: 60 }
const writes = (text: string): ScriptStep[] => [{ text }, { finish: 'stop', usage }]
const call = { signal: new AbortController().signal, deadlineMs: 10_000, mayUseModels: true, onCost: () => {} }

/** The service with a large model, behind which a small one stands. */
function answerOf(request: AnswerRequest, script: ScriptStep[], contextTokens = 8_192) {
  const models = [32_768, contextTokens].map((size, place) =>
    createScriptedModel({ id: `model-${place + 1}`, contextTokens: size, script }),
  )
  const chain = createModelChain(models)
  const answer = withModels(plain, { chain, report: () => {} }).writeAnswer(request, call)
  return { answer, requests: models[0]!.requests }
}

describe('what does not fit the smallest model', () => {
  const history = Array.from({ length: 6 }, (_, place) => ({
    role: 'user' as const,
    text: `Turn ${place}. ${'And so we talked of the Lord. '.repeat(260)}`,
  }))

  it.each([
    ['en' as const, 'What does the Bible say about forgiveness?', 'God forgives whoever comes to him [1].'],
    ['es' as const, '¿Qué dice la Biblia sobre el perdón?', 'Dios perdona a todo el que viene a él con fe [1].'],
  ])('is left out oldest first, and said in %s', async (language, prompt, text) => {
    const { answer, requests } = answerOf({ prompt, history, language }, writes(text))
    const { mode, safety } = await answer
    expect(mode).toBe('generative')
    const { content } = requests[0]!.messages[0]!
    expect(content).not.toContain('Turn 0.')
    expect(content).toContain('Turn 5.')
    const dropped = history.filter(({ text: turn }) => !content.includes(turn.slice(0, 7))).length
    const note =
      language === 'en' ? 'the oldest turns of the conversation' : 'los turnos más antiguos de la conversación'
    expect(safety.notes).toContainEqual(expect.stringContaining(`${note}, ${dropped}.`))
  })

  it('is nothing where all models are large, nor where the extractive writer answers, who reads all', async () => {
    const request = { prompt: 'What does the Bible say about forgiveness?', history }
    const large = await answerOf(request, writes('God forgives whoever comes to him [1].'), 32_768).answer
    expect(large).toMatchObject({ mode: 'generative', safety: { notes: [] } })
    const failing = [{ fail: new ModelError('overloaded', 'The provider is overloaded.') }]
    expect(await answerOf(request, failing).answer).toMatchObject({ mode: 'extractive', safety: { notes: [] } })
  })
})

it('gives plain text where it is asked for, with true spans', async () => {
  const text = '## Forgiveness\n\n> {quote:2}\n\n- God **forgives** us [1].\n- So we _forgive_ [2].'
  const request = { prompt: 'What does the Bible say about forgiveness?', responseFormat: 'text' as const }
  const { mode, answerMarkdown, citations } = await answerOf(request, writes(text)).answer
  expect(mode).toBe('generative')
  expect(answerMarkdown).toMatch(/^Forgiveness\n\n“/)
  expect(answerMarkdown).not.toMatch(/[*_#>]|^- /m)
  expect(citations.flatMap(({ spans }) => spans).length).toBeGreaterThan(0)
  for (const { text: words, spans } of citations)
    for (const { start, end } of spans) expect(answerMarkdown.slice(start, end)).toBe(words)
})
