import { join } from 'node:path'
import { StartError } from '../errors.ts'
import type { EmbedderSettings } from '../platform/embeddings/index.ts'
import { openCorpus } from './corpus/index.ts'
import type { Engine } from './engine.ts'
import { promptTexts } from './generative/index.ts'
import { type Guarded, nothingGuarded } from './guardrails/index.ts'
import { judgeInstructions } from './judging/index.ts'
import { type ModelWriting, withModels } from './model-engine.ts'
import { openEngine as openEngineFiles, readEngineFiles } from './open-engine.ts'
import { startOtherEmbedder } from './other-embedder.ts'
import { type OpenedEngine, openPooledEngine } from './pool/index.ts'
import { type EngineBuild, prepareEngine } from './prepare-engine.ts'

export { addModule, ModulesUnavailable, removeModule } from './corpus/index.ts'
export {
  alwaysOn,
  createPromptBursts,
  type Guarded,
  type GuardrailName,
  guardrailNames,
  maskForLog,
  removeSecrets,
} from './guardrails/index.ts'
export { judgeBounds, type ModelJudge } from './judging/index.ts'
export { type ListedModule, listModules } from './list-modules.ts'

/** An engine, and how it is ended. */
export type LoadedEngine = { engine: Engine; close: () => Promise<void> }
export { prepareEngine } from './prepare-engine.ts'

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
  /** Models that write; none for the extractive writer alone. */
  models?: ModelWriting | undefined
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
    const opened = await openBuild(build, { workers, guarded: withPrompts(guarded), withoutRetrieval, say })
    const loaded = embedder === undefined ? opened : withEmbedder(opened, { settings: embedder, dataDir, build, say })
    return models === undefined ? loaded : { ...loaded, engine: withModels(loaded.engine, models) }
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
  const files = readEngineFiles(build)
  if (workers === 0) return { engine: openEngineFiles(files, options.guarded, options), close: async () => {} }
  return openPooledEngine(files, { workers, say, ...options })
}

/** What instructs models is never told. */
const withPrompts = (guarded: Guarded): Guarded => ({
  ...guarded,
  promptTexts: [...guarded.promptTexts, ...promptTexts, judgeInstructions],
})

type OtherOptions = { settings: EmbedderSettings; dataDir: string; build: EngineBuild; say: (line: string) => void }

/** The same engine, which asks another embedder what a query is near to. */
function withEmbedder({ engine, close }: OpenedEngine, { settings, dataDir, build, say }: OtherOptions): OpenedEngine {
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
export function openEngine(build: { folder: string; corpusVersion: string }, guarded?: Guarded): Engine {
  return openEngineFiles(readEngineFiles(build), guarded)
}
