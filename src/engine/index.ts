import { join } from 'node:path'
import { StartError } from '../errors.ts'
import type { EmbedderSettings } from '../platform/embeddings/index.ts'
import { openCorpus } from './corpus/index.ts'
import type { Engine } from './engine.ts'
import { openEngine as openEngineFiles, readEngineFiles } from './open-engine.ts'
import { startOtherEmbedder } from './other-embedder.ts'
import { type LoadedEngine, openPooledEngine } from './pool/index.ts'
import { type EngineBuild, prepareEngine } from './prepare-engine.ts'

export { addModule, ModulesUnavailable, removeModule } from './corpus/index.ts'
export { type ListedModule, listModules } from './list-modules.ts'
export type { LoadedEngine } from './pool/index.ts'
export { prepareEngine } from './prepare-engine.ts'

type Options = {
  dataDir: string
  swordPath?: string | undefined
  workers: number
  /** What verses are found by meaning with; the embedder that is shipped unless told. */
  embedder?: EmbedderSettings | undefined
  say?: (line: string) => void
}

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
  embedder,
  say = (line) => console.error(line),
}: Options): Promise<LoadedEngine> {
  const open = async (build: EngineBuild) => {
    const loaded = await openBuild(build, workers, say)
    return embedder === undefined ? loaded : withEmbedder(loaded, { settings: embedder, dataDir, build, say })
  }
  try {
    return await open(await prepareEngine({ dataDir, swordPath, say }))
  } catch (error) {
    if (error instanceof StartError) throw error
    say(`The compiled corpus cannot be opened (${(error as Error).message}): it is built anew.`)
    return open(await prepareEngine({ dataDir, swordPath, say, rebuild: true }))
  }
}

async function openBuild(build: EngineBuild, workers: number, say: (line: string) => void): Promise<LoadedEngine> {
  for (const message of build.unusable) say(message)
  if (workers === 0) return { engine: openEngine(build), close: async () => {} }
  return openPooledEngine(readEngineFiles(build), { workers, say })
}

type OtherOptions = { settings: EmbedderSettings; dataDir: string; build: EngineBuild; say: (line: string) => void }

/** The same engine, which asks another embedder what a query is near to. */
function withEmbedder({ engine, close }: LoadedEngine, { settings, dataDir, build, say }: OtherOptions): LoadedEngine {
  const corpus = openCorpus(join(build.folder, 'corpus.bin'), build.corpusVersion)
  const other = startOtherEmbedder({ settings, dataDir, corpus, say })
  return {
    engine: { ...engine, searchVerses: async (input) => engine.searchVerses(input, await other.near(input.query)) },
    close: async () => {
      await other.close()
      await close()
    },
  }
}

/** Opens a finished build in this thread. */
export function openEngine(build: { folder: string; corpusVersion: string }): Engine {
  return openEngineFiles(readEngineFiles(build))
}
