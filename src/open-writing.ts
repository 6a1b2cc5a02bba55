import type { Config } from './config.ts'
import type { ModelJudge } from './engine/index.ts'
import { createModelChain } from './platform/llm/index.ts'
import { type OpenModels, openModels } from './platform/llm/open-models.ts'
import type { Logger } from './platform/logger.ts'

/** The configured models as the engine has them write, and how their connections are closed. */
export async function openWriting(config: Pick<Config, 'models' | 'guardrailJudge'>, making: Promise<Logger>) {
  const opened = openModels(config.models.settings, config.models.variables)
  const logger = await making
  const writing = {
    chain: opened.chain,
    report: (err: unknown) => logger.warn({ err }, 'no model wrote; the extractive writer answers'),
    judge: judgeFrom(opened, config, logger),
  }
  return { writing, close: opened.close }
}

/** The judge shares places, retry and record with the same model in the chain of those that write. */
function judgeFrom(
  { chain }: OpenModels,
  { guardrailJudge }: Pick<Config, 'guardrailJudge'>,
  logger: Logger,
): ModelJudge | undefined {
  const judge = chain.models.find(({ id }) => id === guardrailJudge?.model)
  return (
    judge && {
      chain: createModelChain([judge]),
      deadlineMs: guardrailJudge!.deadlineMs,
      report: (err) => logger.warn({ err }, 'the judge gave no word; the rules of the guardrails stand'),
    }
  )
}
