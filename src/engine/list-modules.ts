import { findModules, moduleFolders, moduleIds } from './corpus/index.ts'
import { findBuild } from './prepare-engine.ts'

/** A module as an operator sees it. */
export type ListedModule = {
  module: string
  /** What callers name it by; the module name where it has no shorter one, numbered where that is another's. */
  id: string
  title: string
  version: string
  license: string
  folder: string
  /** `ready`, `not built yet`, or why it is left out. */
  state: string
}

/** Every module on this machine and whether the built corpus has it. */
export function listModules({
  dataDir,
  swordPath,
}: {
  dataDir: string
  swordPath: string | undefined
}): ListedModule[] {
  const modules = findModules(moduleFolders(swordPath, dataDir))
  const build = findBuild(dataDir, modules)
  const ids = moduleIds(modules)
  return modules.map(({ conf, root }) => ({
    module: conf.name,
    id: ids.get(conf.name)!,
    title: conf.title,
    version: conf.version,
    license: conf.license,
    folder: root,
    state:
      build === undefined
        ? 'not built yet'
        : (build.unusable.find((message) => message.startsWith(`Module ${conf.name} is `)) ?? 'ready'),
  }))
}
