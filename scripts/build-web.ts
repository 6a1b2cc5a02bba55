import { StartError } from '../src/errors.ts'
import { buildWeb } from './web-build.ts'

/** Builds the dashboard when its sources have changed (`npm run web`); `./start` and `npm run setup` do the same. */
try {
  await buildWeb((line) => console.error(line))
} catch (error) {
  if (!(error instanceof StartError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
