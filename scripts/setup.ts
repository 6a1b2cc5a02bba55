import { loadConfig, readEnvironment } from '../src/config.ts'
import { prepareEngine } from '../src/engine/prepare-engine.ts'
import { StartError } from '../src/errors.ts'

/** Fetches the Scripture modules and builds the corpus; `./start` and `./test` run this first. */
try {
  const { dataDir, swordPath } = loadConfig(readEnvironment())
  await prepareEngine({ dataDir, swordPath, say: (line) => console.error(line) })
} catch (error) {
  if (!(error instanceof StartError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
