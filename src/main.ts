import { type Config, loadConfig, readEnvironment } from './config.ts'
import type { Engine } from './engine/engine.ts'
import { loadEngine, ModulesUnavailable } from './engine/index.ts'
import { StartError } from './errors.ts'
import { runUntilStopped } from './run-until-stopped.ts'
import { startService } from './service.ts'

try {
  await runUntilStopped(() => startService(loadConfig(readEnvironment()), engineFor))
} catch (error) {
  if (!(error instanceof StartError)) throw error
  console.error(error.message)
  process.exitCode = 1
}

async function engineFor({ dataDir, swordPath }: Config): Promise<Engine> {
  try {
    return await loadEngine({ dataDir, swordPath, say: (line) => console.error(line) })
  } catch (cause) {
    throw cause instanceof ModulesUnavailable ? new StartError(cause.message, { cause }) : cause
  }
}
