import { type Config, loadConfig, readEnvironment } from './config.ts'
import { type LoadedEngine, loadEngine, ModulesUnavailable } from './engine/index.ts'
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

async function engineFor({ dataDir, swordPath, engineWorkers, embedder }: Config): Promise<LoadedEngine> {
  try {
    return await loadEngine({
      dataDir,
      swordPath,
      workers: engineWorkers,
      embedder,
      say: (line) => console.error(line),
    })
  } catch (cause) {
    throw cause instanceof ModulesUnavailable ? new StartError(cause.message, { cause }) : cause
  }
}
