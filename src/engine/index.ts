import { StartError } from '../errors.ts'
import type { Engine } from './engine.ts'
import { openEngine as openEngineFiles, readEngineFiles } from './open-engine.ts'
import { type LoadedEngine, openPooledEngine } from './pool/index.ts'
import { type EngineBuild, prepareEngine } from './prepare-engine.ts'

export { addModule, ModulesUnavailable, removeModule } from './corpus/index.ts'
export { type ListedModule, listModules } from './list-modules.ts'
export type { LoadedEngine } from './pool/index.ts'
export { prepareEngine } from './prepare-engine.ts'

type Options = { dataDir: string; swordPath?: string | undefined; workers: number; say?: (line: string) => void }

/**
 * Builds what is missing, opens the corpus and its index, and gives the engine that answers from them. A build that
 * cannot be opened is made anew, once.
 * @param workers how many threads the engine's work is given to; with 0 it is done in this one
 * @param say one line of progress at a time; to standard error unless told
 * @throws ModulesUnavailable when there is no Bible text to serve
 */
export async function loadEngine({
  dataDir,
  swordPath,
  workers,
  say = (line) => console.error(line),
}: Options): Promise<LoadedEngine> {
  try {
    return await openBuild(await prepareEngine({ dataDir, swordPath, say }), workers, say)
  } catch (error) {
    if (error instanceof StartError) throw error
    say(`The compiled corpus cannot be opened (${(error as Error).message}): it is built anew.`)
    return openBuild(await prepareEngine({ dataDir, swordPath, say, rebuild: true }), workers, say)
  }
}

async function openBuild(build: EngineBuild, workers: number, say: (line: string) => void): Promise<LoadedEngine> {
  for (const message of build.unusable) say(message)
  if (workers === 0) return { engine: openEngine(build), close: async () => {} }
  return openPooledEngine(readEngineFiles(build), { workers, say })
}

/** Opens a finished build in this thread. */
export function openEngine(build: { folder: string; corpusVersion: string }): Engine {
  return openEngineFiles(readEngineFiles(build))
}
