import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { decodeText } from './sword/blocks.ts'
import { type ModuleConf, parseModuleConf } from './sword/module-conf.ts'

/** A module found on this machine. `root` is the folder that holds its `mods.d`. */
export type FoundModule = { conf: ModuleConf; root: string; confPath: string }

/** Where Linux distributions install modules. */
const systemFolders = ['/usr/share/sword', '/usr/local/share/sword']

/**
 * Every module in these folders; where two have the same name, the one in the earlier folder.
 * @param folders each holds a `mods.d`; those that do not are passed over
 */
export function findModules(folders: readonly string[]): FoundModule[] {
  const found = new Map<string, FoundModule>()
  for (const root of folders) {
    const confs = join(root, 'mods.d')
    if (!existsSync(confs)) continue
    for (const file of readdirSync(confs).sort()) {
      if (!file.endsWith('.conf')) continue
      const confPath = join(confs, file)
      const conf = parseModuleConf(decodeText(readFileSync(confPath)))
      if (conf !== undefined && !found.has(conf.name)) found.set(conf.name, { conf, root, confPath })
    }
  }
  return [...found.values()]
}

/**
 * The folders to look in, first those that the operator chose: `SWORD_PATH` (a list), the data folder's, the system's.
 */
export const moduleFolders = (swordPath: string | undefined, dataDir: string): string[] => [
  ...(swordPath === undefined ? [] : swordPath.split(':').filter((folder) => folder !== '')),
  join(dataDir, 'sword'),
  ...systemFolders,
]
