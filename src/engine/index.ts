import { join } from 'node:path'
import { openCorpus } from './corpus/index.ts'
import type { Engine } from './engine.ts'
import { writeAnswer } from './generation/index.ts'
import { prepareEngine } from './prepare-engine.ts'
import { listTranslations, readPassage } from './read-passage.ts'
import { createVerseSearch, type FindQuotation, openSearchIndex } from './retrieval/index.ts'
import { createVerifier, verifyVerses } from './verification/index.ts'

export { addModule, ModulesUnavailable } from './corpus/index.ts'
export { type ListedModule, listModules } from './list-modules.ts'
export { prepareEngine } from './prepare-engine.ts'

type Options = { dataDir: string; swordPath?: string | undefined; say?: (line: string) => void }

/**
 * Builds what is missing, opens the corpus and its index, and gives the engine that answers from them.
 * @param say one line of progress at a time; to standard error unless told
 * @throws ModulesUnavailable when there is no Bible text to serve
 */
export async function loadEngine({
  dataDir,
  swordPath,
  say = (line) => console.error(line),
}: Options): Promise<Engine> {
  const build = await prepareEngine({ dataDir, swordPath, say })
  for (const message of build.unusable) say(message)
  return openEngine(build)
}

/** Opens a finished build. */
export function openEngine({ folder, corpusVersion }: { folder: string; corpusVersion: string }): Engine {
  const corpus = openCorpus(join(folder, 'corpus.bin'), corpusVersion)
  const index = openSearchIndex(join(folder, 'search.bin'))
  const verifier = createVerifier(corpus)
  const findQuotation: FindQuotation = (text) =>
    verifier.findQuotation(text).map(({ range, score, exact }) => ({ ranges: [range], score, exact }))
  const isSound = (text: string) =>
    verifier.verifyText(text).every(({ result }) => result === 'exact' || result === 'elided')
  const search = createVerseSearch({ corpus, index, findQuotation })
  return {
    corpusVersion,
    listTranslations: () => listTranslations(corpus),
    readPassage: (input) => readPassage(corpus, input),
    searchVerses: async (input) => search(input),
    verifyVerses: async (request) => verifyVerses(corpus, verifier, request),
    writeAnswer: async (request) => writeAnswer({ corpus, index, findQuotation, isSound }, request),
  }
}
