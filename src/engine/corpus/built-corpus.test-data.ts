import { join, resolve } from 'node:path'
import { prepareEngine } from '../prepare-engine.ts'
import { type Corpus, openCorpus } from './corpus.ts'
import { type FoundModule, findModules, moduleFolders } from './find-modules.ts'

const dataDir = resolve('var')

/** The corpus that set-up built from the real modules; built now if it is not there. */
export async function builtCorpus(): Promise<Corpus> {
  const build = await prepareEngine({ dataDir, swordPath: process.env.SWORD_PATH, say: () => {} })
  return openCorpus(join(build.folder, 'corpus.bin'), build.corpusVersion)
}

/** A real module by name. */
export function realModule(name: string): FoundModule {
  const found = findModules(moduleFolders(process.env.SWORD_PATH, dataDir)).find(({ conf }) => conf.name === name)
  if (found === undefined) throw new Error(`module ${name} is not installed; run npm run setup`)
  return found
}
