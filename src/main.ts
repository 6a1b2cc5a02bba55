import { loadConfig, readEnvironment } from './config.ts'
import { StartError } from './errors.ts'
import { openEngine } from './open-engine.ts'
import { prepareDataDir } from './platform/data-dir.ts'
import type { Logger } from './platform/logger.ts'
import { runUntilStopped } from './run-until-stopped.ts'

try {
  await runUntilStopped(async () => {
    const config = loadConfig(readEnvironment())
    prepareDataDir(config.dataDir)
    const logger = Promise.withResolvers<Logger>()
    // its threads load their code while this one loads the rest of the service
    const loading = openEngine(config, logger.promise)
    loading.catch(() => {}) // told where it is waited for
    const { startService } = await import('./service.ts')
    return startService(config, (_config, made) => {
      logger.resolve(made)
      return loading
    })
  })
} catch (error) {
  if (!(error instanceof StartError)) throw error
  console.error(error.message)
  process.exit(1) // an engine that is still opening may not keep the process
}
