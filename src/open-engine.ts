import { readFileSync } from 'node:fs'
import type { Config } from './config.ts'
import type { LoadedEngine } from './engine/load-engine.ts'
import { StartError } from './errors.ts'
import type { Logger } from './platform/logger.ts'

/**
 * Opens the engine that the configuration asks for, with the models that write for it.
 * @throws StartError when texts or files are missing
 */
export async function openEngine(config: Config, logger: Promise<Logger>): Promise<LoadedEngine> {
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
