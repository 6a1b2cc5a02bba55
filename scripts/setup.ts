import { loadConfig, readEnvironment } from '../src/config.ts'
import { prepareEngine } from '../src/engine/prepare-engine.ts'
import { StartError } from '../src/errors.ts'
import { buildWeb } from './web-build.ts'

/** Fetches the Scripture modules, builds the corpus and the dashboard; `./test` runs this first. */
try {
  const { dataDir, swordPath } = loadConfig(readEnvironment())
  const say = (line: string) => console.error(line)
  await prepareEngine({ dataDir, swordPath, say })
  await buildWeb(say)
} catch (error) {
  if (!(error instanceof StartError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
