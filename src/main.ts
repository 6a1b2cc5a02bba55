import { readFileSync } from 'node:fs'
import { type Config, loadConfig, readEnvironment } from './config.ts'
import type { LoadedEngine } from './engine/load-engine.ts'
import { StartError } from './errors.ts'
import { prepareDataDir } from './platform/data-dir.ts'
import type { Logger } from './platform/logger.ts'
import { runUntilStopped } from './run-until-stopped.ts'

try {
  await runUntilStopped(async () => {
    const config = loadConfig(readEnvironment())
    prepareDataDir(config.dataDir)
    const logger = Promise.withResolvers<Logger>()
    // its threads load their code while this one loads the rest of the service
    const loading = engineFor(config, logger.promise)
    loading.catch(() => {}) // told where it is waited for
    const { startService } = await import('./service.ts')
    return startService(config, (_config, made) => {
      logger.resolve(made)
      return loading
    })
  })
} catch (error) {
  if (!(error instanceof StartError)) throw error
  console.error(error.message)
  process.exit(1) // an engine that is still opening may not keep the process
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

async function engineFor(config: Config, logger: Promise<Logger>): Promise<LoadedEngine> {
  // loaded here, so that content that is broken is told of in place of a stack
  const { loadEngine, ModulesUnavailable, phonesOf, readHelpLines } = await import('./engine/load-engine.ts')
  const { dataDir, swordPath, engineWorkers, embedder, secrets, fingerprints, helpLines, models, withoutRetrieval } =
    config
  const opened =
    models.settings.length === 0 ? undefined : import('./open-writing.ts').then((it) => it.openWriting(config, logger))
  try {
    const { engine, close } = await loadEngine({
      dataDir,
      swordPath,
      workers: engineWorkers,
      withoutRetrieval,
      embedder,
      models: opened?.then(({ writing }) => writing),
      guarded: {
        secrets,
        promptTexts: [],
        fingerprints: fingerprintsFrom(fingerprints),
        helpPhones: phonesOf(readHelpLines(helpLines).lines),
      },
      say: (line) => console.error(line),
    })
    return {
      engine,
      close: async () => {
        await (await opened)?.close()
        await close()
      },
    }
  } catch (cause) {
    throw cause instanceof ModulesUnavailable ? new StartError(cause.message, { cause }) : cause
  }
}
