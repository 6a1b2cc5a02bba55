import { join } from 'node:path'
import { StartError } from '../errors.ts'
import type { EmbedderSettings } from '../platform/embeddings/index.ts'
import { openCorpus } from './corpus/index.ts'
import type { Engine } from './engine.ts'
import { type Guarded, nothingGuarded } from './guardrails/guarded.ts'
import type { ModelWriting } from './model-engine.ts'
import { readEngineFiles } from './open-reader.ts'
import { type OpenedEngine, openPooledEngine } from './pool/index.ts'
import { type EngineBuild, markInUse, prepareEngine } from './prepare-engine.ts'

export { ModulesUnavailable } from './corpus/index.ts'
export { phonesOf, readHelpLines } from './help-lines/index.ts'

/** An engine, and how it is ended. */
export type LoadedEngine = { engine: Engine; close: () => Promise<void> }

type Options = {
  dataDir: string
  swordPath?: string | undefined
  workers: number
  /** What verses are found by meaning with; the embedder that is shipped unless told. */
  embedder?: EmbedderSettings | undefined
  /** What must never leave in an answer; nothing of the service’s own unless told. */
  guarded?: Guarded
  /** Answers stand on one fixed verse: for benchmarks. */
  withoutRetrieval?: boolean
  /** Models that write; none for the extractive writer alone. They may be opened while the engine is. */
  models?: ModelWriting | Promise<ModelWriting> | undefined
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
  guarded = nothingGuarded,
  withoutRetrieval = false,
  models,
  say = (line) => console.error(line),
}: Options): Promise<LoadedEngine> {
  const open = async (build: EngineBuild) => {
    const opened = await openBuild(build, { workers, guarded, withoutRetrieval, say })
    const loaded =
      embedder === undefined ? opened : await withEmbedder(opened, { settings: embedder, dataDir, build, say })
    if (models === undefined) return loaded
    const { withModels } = await import('./model-engine.ts')
    return { ...loaded, engine: withModels(loaded.engine, await models) }
  }
  try {
    return await open(await prepareEngine({ dataDir, swordPath, say }))
  } catch (error) {
    if (error instanceof StartError) throw error
    say(`The compiled corpus cannot be opened (${(error as Error).message}): it is built anew.`)
    return open(await prepareEngine({ dataDir, swordPath, say, rebuild: true }))
  }
}

type BuildOptions = { workers: number; guarded: Guarded; withoutRetrieval: boolean; say: (line: string) => void }

async function openBuild(build: EngineBuild, { workers, say, ...options }: BuildOptions): Promise<OpenedEngine> {
  for (const message of build.unusable) say(message)
  markInUse(build)
  const files = readEngineFiles(build)
  if (workers > 0) return openPooledEngine(files, { workers, say, ...options })
  const [{ openEngine }, { withPrompts }] = await Promise.all([import('./open-engine.ts'), import('./with-prompts.ts')])
  return { engine: openEngine(files, withPrompts(options.guarded), options), close: async () => {} }
}

type OtherOptions = { settings: EmbedderSettings; dataDir: string; build: EngineBuild; say: (line: string) => void }

/** The same engine, which asks another embedder what a query is near to. */
async function withEmbedder(
  { engine, close }: OpenedEngine,
  { settings, dataDir, build, say }: OtherOptions,
): Promise<OpenedEngine> {
  const { startOtherEmbedder } = await import('./other-embedder.ts')
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
