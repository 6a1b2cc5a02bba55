import { setTimeout } from 'node:timers/promises'
import { loadConfig, readEnvironment } from '../src/config.ts'
import { StartError } from '../src/errors.ts'
import { runUntilStopped } from '../src/run-until-stopped.ts'
import { startService } from '../src/service.ts'
import { fakeEngine } from './fake-engine.ts'

/** `src/main.ts` over the fake engine, as a process of its own. The prompt `slow` takes a second. */
const engine = fakeEngine()
const slowEngine = fakeEngine({
  writeAnswer: async (input) => {
    if (input.prompt === 'slow') await setTimeout(1_000)
    return engine.writeAnswer(input)
  },
})

try {
  await runUntilStopped(() =>
    startService(loadConfig(readEnvironment()), async () => ({ engine: slowEngine, close: async () => {} })),
  )
} catch (error) {
  if (!(error instanceof StartError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
