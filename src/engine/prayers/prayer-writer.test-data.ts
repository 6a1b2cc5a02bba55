import { join } from 'node:path'
import { openCorpus } from '../corpus/index.ts'
import { openAnswerIndex } from '../generation/answer-features.ts'
import type { WriterDeps } from '../generation/write-answer.ts'
import { prepareEngine } from '../prepare-engine.ts'
import { openSearchIndex } from '../retrieval/index.ts'

/** What prayers are written from: the corpus and the index that set-up built. */
export async function builtWriter(): Promise<WriterDeps> {
  const { folder, corpusVersion } = await prepareEngine({
    dataDir: 'var',
    swordPath: process.env.SWORD_PATH,
    say: () => {},
  })
  const index = openSearchIndex(join(folder, 'search.bin'))
  return {
    corpus: openCorpus(join(folder, 'corpus.bin'), corpusVersion),
    index,
    answerIndex: openAnswerIndex(index, undefined),
    findQuotation: () => [],
  }
}
