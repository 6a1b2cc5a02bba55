import { resolve } from 'node:path'
import { ModulesUnavailable } from '../src/engine/corpus/index.ts'
import { prepareEngine } from '../src/engine/prepare-engine.ts'

/** Fetches the Scripture modules and builds the corpus; `./start` and `./test` run this first. */
const dataDir = resolve(process.env.BEREA_DATA_DIR ?? 'var')
try {
  await prepareEngine({ dataDir, swordPath: process.env.SWORD_PATH, say: (line) => console.error(line) })
} catch (error) {
  if (!(error instanceof ModulesUnavailable)) throw error
  console.error(error.message)
  process.exitCode = 1
}
