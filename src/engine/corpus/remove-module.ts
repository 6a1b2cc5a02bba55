import { readdirSync, rmdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { findModules } from './find-modules.ts'
import { moduleFiles } from './module-files.ts'

/**
 * Deletes a module from `<dataDir>/sword`: its configuration and the files of its text that no other module there has.
 * Modules in other folders are never touched.
 * @param name the module's name, in any case
 * @returns the name as the module writes it; undefined when it is not in the data folder
 */
export function removeModule(name: string, dataDir: string): string | undefined {
  const modules = findModules([join(dataDir, 'sword')])
  const module = modules.find(({ conf }) => conf.name.toLowerCase() === name.toLowerCase())
  if (module === undefined) return undefined
  const others = new Set(modules.filter((other) => other !== module).flatMap(moduleFiles))
  const files = moduleFiles(module).filter((file) => !others.has(file))
  rmSync(module.confPath)
  for (const file of files) rmSync(file)
  for (const folder of new Set(files.map(dirname))) {
    if (readdirSync(folder).length === 0) rmdirSync(folder)
  }
  return module.conf.name
}
