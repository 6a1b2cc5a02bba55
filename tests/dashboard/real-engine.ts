import { loadConfig } from '../../src/config.ts'
import { loadEngine } from '../../src/engine/index.ts'

/** The engine that is shipped, on the corpus that the set-up compiled. */
export function loadRealEngine() {
  const { dataDir, swordPath } = loadConfig({})
  return loadEngine({ dataDir, swordPath, workers: 0, say: () => {} })
}
