import { readFileSync } from 'node:fs'
import { type Config, loadConfig, readEnvironment } from './config.ts'
import { type LoadedEngine, loadEngine, type ModelJudge, ModulesUnavailable } from './engine/index.ts'
import { StartError } from './errors.ts'
import { createModelChain, type OpenModels, openModels } from './platform/llm/index.ts'
import type { Logger } from './platform/logger.ts'
import { runUntilStopped } from './run-until-stopped.ts'
import { startService } from './service.ts'

try {
  await runUntilStopped(() => startService(loadConfig(readEnvironment()), engineFor))
} catch (error) {
  if (!(error instanceof StartError)) throw error
  console.error(error.message)
  process.exitCode = 1
}

/** @throws StartError when the file cannot be read */
function fingerprintsFrom(path: string | undefined): string[] {
  if (path === undefined) return []
  try {
    return readFileSync(path, 'utf8')
      .split(/\r?\n/)
      .map((line) => line.trim())
      .filter((line) => line !== '')
  } catch (cause) {
    throw new StartError(`BEREA_FINGERPRINTS ${path} cannot be read: ${(cause as Error).message}.`, { cause })
  }
}

async function engineFor(config: Config, logger: Logger): Promise<LoadedEngine> {
  const { dataDir, swordPath, engineWorkers, embedder, secrets, fingerprints, models, withoutRetrieval } = config
  const opened = models.settings.length === 0 ? undefined : openModels(models.settings, models.variables)
  try {
    const { engine, close } = await loadEngine({
      dataDir,
      swordPath,
      workers: engineWorkers,
      withoutRetrieval,
      embedder,
      models: opened && {
        chain: opened.chain,
        report: (err) => logger.warn({ err }, 'no model wrote; the extractive writer answers'),
        judge: judgeFrom(opened, config, logger),
      },
      guarded: { secrets, promptTexts: [], fingerprints: fingerprintsFrom(fingerprints) },
      say: (line) => console.error(line),
    })
    return {
      engine,
      close: async () => {
        await opened?.close()
        await close()
      },
    }
  } catch (cause) {
    throw cause instanceof ModulesUnavailable ? new StartError(cause.message, { cause }) : cause
  }
}

/** The judge shares places, retry and record with the same model in the chain of those that write. */
function judgeFrom({ chain }: OpenModels, { guardrailJudge }: Config, logger: Logger): ModelJudge | undefined {
  const judge = chain.models.find(({ id }) => id === guardrailJudge?.model)
  return (
    judge && {
      chain: createModelChain([judge]),
      deadlineMs: guardrailJudge!.deadlineMs,
      report: (err) => logger.warn({ err }, 'the judge gave no word; the rules of the guardrails stand'),
    }
  )
}
