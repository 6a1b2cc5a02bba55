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
  const { preparePolicies } = await import('../src/engine/guardrails/policies/prepare-policies.ts')
  await prepareEngine({ dataDir, swordPath, say })
  // a service goes on with the last good build; whoever sets up is to know
  if (!preparePolicies({ say: () => {} }))
    throw new StartError('Set-up stopped at the broken policies: mend them and run it again, or npm run check.')
  await buildWeb(say)
} catch (error) {
  if (!(error instanceof StartError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
