import { UsageError } from './admin/command.ts'
import { StartError } from './errors.ts'
import { openEngine } from './open-engine.ts'
import { runMcp } from './run-mcp.ts'

try {
  await runMcp(process.argv.slice(2), (config, logger) => openEngine(config, Promise.resolve(logger)))
} catch (error) {
  if (!(error instanceof UsageError || error instanceof StartError)) throw error
  console.error(error.message)
  process.exit(error instanceof UsageError ? 2 : 1) // an engine that is still opening may not keep the process
}
