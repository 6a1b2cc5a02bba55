import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { openCorpus } from '../../src/engine/corpus/index.ts'
import { readGuide } from '../../src/engine/guide/index.ts'
import { seededRandom } from './random.ts'
import { type TrainingTexts, trainingTexts } from './texts.ts'

const root = join(import.meta.dirname, '../..')

/** Opens the corpus that set-up built last, and the study guide. `folder` is for what the tool keeps between runs. */
export function openTrainingData(seed: number): { texts: TrainingTexts; folder: string } {
  const data = process.env.BEREA_DATA_DIR ?? join(root, 'var')
  const corpora = join(data, 'corpus')
  const newest = readdirSync(corpora)
    .filter((name) => !name.startsWith('.'))
    .map((name) => join(corpora, name))
    .toSorted((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs)[0]
  if (newest === undefined) throw new Error(`${corpora} has no corpus; run ./berea setup`)
  const corpus = openCorpus(join(newest, 'corpus.bin'), 'any')
  return {
    texts: trainingTexts(corpus, readGuide(join(root, 'content')), seededRandom(seed)),
    folder: join(data, 'train-embedder'),
  }
}
