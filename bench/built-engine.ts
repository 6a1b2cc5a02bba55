import { prepareEngine } from '../src/engine/prepare-engine.ts'

/** The build that the engine is opened from, made first if it is not there. */
export const builtEngine = () =>
  prepareEngine({
    dataDir: process.env.BEREA_DATA_DIR ?? 'var',
    swordPath: process.env.SWORD_PATH,
    say: (line) => console.error(line),
  })
