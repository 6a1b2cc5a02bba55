import { UsageError } from '../src/admin/command.ts'
import { StartError } from '../src/errors.ts'
import { runMcp } from '../src/run-mcp.ts'
import { fakeEngine } from './fake-engine.ts'

/** `src/mcp-main.ts` over the fake engine, as a process of its own. */
try {
  await runMcp(process.argv.slice(2), async () => ({ engine: fakeEngine(), close: async () => {} }))
} catch (error) {
  if (!(error instanceof UsageError || error instanceof StartError)) throw error
  console.error(error.message)
  process.exit(error instanceof UsageError ? 2 : 1)
}
