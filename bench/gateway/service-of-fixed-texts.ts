import { loadConfig, readEnvironment } from '../../src/config.ts'
import { promptTexts, type WritingDesks } from '../../src/engine/generative/index.ts'
import { withModels } from '../../src/engine/model-engine.ts'
import { openModels } from '../../src/platform/llm/open-models.ts'
import { runUntilStopped } from '../../src/run-until-stopped.ts'
import { startService } from '../../src/service.ts'
import { fakeEngine } from '../../tests/fake-engine.ts'
import { nextAnswer } from './texts.ts'

/**
 * `src/main.ts` over an engine that reads and checks nothing, as a child of `main-thread.ts`: what is left is what the
 * main thread does of a request that a model writes. Prompt and answer are as long as real ones.
 */
const promptCharacters = 4_000
const system = promptTexts.join('\n').slice(0, promptCharacters)
const answer = { ...(await fakeEngine().writeAnswer({ prompt: '' })), answerMarkdown: nextAnswer() }
const decisions = [{ guardrail: 'promptInjection', stage: 'input', decision: 'allow', ruleSet: 'none' }]

type Prepare = { request: { prompt: string } }
type Finish = { generated: { model: string; usage: { inputTokens: number; outputTokens: number } } }
const desks = {
  questionsForJudge: async () => [],
  prepareWriting: async ({ request }: Prepare) => ({
    outcome: 'ask',
    prompt: { system, messages: [{ role: 'user', content: request.prompt }] },
    maxOutputTokens: 1_024,
  }),
  finishWriting: async ({ generated: { model, usage } }: Finish) => ({
    ...answer,
    model,
    mode: 'generative',
    usage: { ...usage, totalTokens: usage.inputTokens + usage.outputTokens },
    guard: { decisions, abuseFlags: [], isFree: false },
  }),
} as unknown as WritingDesks

await runUntilStopped(() =>
  startService(loadConfig(readEnvironment()), async (config, logger) => {
    const { chain, close } = openModels(config.models.settings, config.models.variables)
    const report = (err: unknown) => logger.warn({ err }, 'no model wrote')
    return { engine: withModels({ ...fakeEngine(), ...desks }, { chain, report }), close }
  }),
)
