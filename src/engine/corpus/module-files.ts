import { existsSync, statSync } from 'node:fs'
import { isAbsolute, join, relative, sep } from 'node:path'
import type { FoundModule } from './find-modules.ts'

const dictionaryEndings = ['idx', 'dat', 'zdx', 'zdt']
const verseFileNames = ['ot', 'nt'].flatMap((testament) =>
  ['b', 'c', 'v'].flatMap((block) => ['s', 'v', 'z'].map((part) => `${testament}.${block}z${part}`)),
)

/**
 * The files that hold a module's text, of those that its readers open; none where its DataPath leaves its folder.
 * @returns paths, in a fixed order
 */
export function moduleFiles(module: FoundModule): string[] {
  if (!keepsToItsFolder(module)) return []
  const data = join(module.root, module.conf.dataPath)
  // a dictionary's DataPath is the beginning of its files' names, a text's is a folder
  const paths = /^zld$/i.test(module.conf.driver)
    ? dictionaryEndings.map((ending) => `${data}.${ending}`)
    : verseFileNames.map((name) => join(data, name))
  return paths.filter((path) => existsSync(path) && statSync(path).isFile())
}

/** Whether a module's DataPath stays below the folder that its `mods.d` is in. */
export const keepsToItsFolder = ({ root, conf }: FoundModule): boolean => isWithin(root, join(root, conf.dataPath))

/** Whether `path` is `folder` or lies in it. Links are not followed: give real paths where they matter. */
export function isWithin(folder: string, path: string): boolean {
  const way = relative(folder, path)
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way)
}
