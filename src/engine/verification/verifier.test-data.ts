import { join } from 'node:path'
import { openCorpus } from '../corpus/index.ts'
import { prepareEngine } from '../prepare-engine.ts'
import { nearnessToVerses, openSearchIndex } from '../retrieval/index.ts'
import { openWordIndex } from './packed-word-index.ts'
import { createVerifier, type Verifier } from './verifier.ts'

let built: Promise<Verifier> | undefined

/** The verifier of the engine that set-up built, made once for a test file. */
export function builtVerifier(): Promise<Verifier> {
  built ??= open()
  return built
}

async function open(): Promise<Verifier> {
  const { folder, corpusVersion } = await prepareEngine({
    dataDir: 'var',
    swordPath: process.env.SWORD_PATH,
    say: () => {},
  })
  const search = join(folder, 'search.bin')
  const corpus = openCorpus(join(folder, 'corpus.bin'), corpusVersion)
  return createVerifier(corpus, openWordIndex(search), nearnessToVerses(openSearchIndex(search)))
}
