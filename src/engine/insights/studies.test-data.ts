import { join } from 'node:path'
import { openCorpus } from '../corpus/index.ts'
import type { Unguarded } from '../engine.ts'
import { openAnswerIndex } from '../generation/answer-features.ts'
import type { WriterDeps } from '../generation/write-answer.ts'
import { prepareEngine } from '../prepare-engine.ts'
import { openSearchIndex } from '../retrieval/index.ts'
import type { Insights, InsightsRequest } from './contract.ts'
import { writeInsights } from './write-insights.ts'

export type Study = (passage: string, more?: Partial<InsightsRequest>) => Unguarded<Insights>

/** Studies over the built corpus, and what they are made of. */
export async function openStudies(): Promise<{ deps: WriterDeps; study: Study }> {
  const { folder, corpusVersion } = await prepareEngine({
    dataDir: 'var',
    swordPath: process.env.SWORD_PATH,
    say: () => {},
  })
  const corpus = openCorpus(join(folder, 'corpus.bin'), corpusVersion)
  const index = openSearchIndex(join(folder, 'search.bin'))
  const deps = { corpus, index, answerIndex: openAnswerIndex(index, undefined), findQuotation: () => [] }
  return { deps, study: (passage, more = {}) => writeInsights(deps, { passage, ...more }) }
}
