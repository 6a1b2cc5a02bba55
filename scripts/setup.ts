import { loadConfig, readEnvironment } from '../src/config.ts'
import { compileContent } from '../src/engine/content/index.ts'
import { StartError } from '../src/errors.ts'
import { buildWeb } from './web-build.ts'

/** Compiles the tables of `content/`, fetches the Scripture modules, builds the corpus and the dashboard; `./test` runs this first. */
try {
  const { dataDir, swordPath } = loadConfig(readEnvironment())
  const say = (line: string) => console.error(line)
  compileContent()
  // the engine's rooms read the tables when they are loaded
  const { prepareEngine } = await import('../src/engine/prepare-engine.ts')
  await prepareEngine({ dataDir, swordPath, say })
  await buildWeb(say)
} catch (error) {
  if (!(error instanceof StartError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
