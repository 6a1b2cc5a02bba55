import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { StartError } from '../../errors.ts'
import { compileCorpus } from './compile-corpus.ts'
import { type FoundModule, findModules } from './find-modules.ts'
import { isWithin, moduleFiles } from './module-files.ts'
import { removeModule } from './remove-module.ts'
import { unpackZip } from './unpack-zip.ts'

const largestModuleBytes = 500 * 1024 * 1024

/**
 * Copies the modules of a folder or ZIP (each with `mods.d` and `modules` in it, at most four levels down) into
 * `<dataDir>/sword`, over earlier copies of the same modules. Of each nothing is copied but its configuration and the
 * files of its text, and nothing at all where one of them cannot be used.
 * @returns the names of the modules that were copied
 * @throws StartError when there is no module in it, or one that cannot be taken in
 */
export function addModule(path: string, dataDir: string): string[] {
  if (!existsSync(path)) throw new StartError(`There is nothing at ${path}. Name a SWORD module's folder or ZIP file.`)
  const isFolder = statSync(path).isDirectory()
  mkdirSync(dataDir, { recursive: true })
  if (isFolder) refuseNested(path, dataDir)
  const work = mkdtempSync(join(dataDir, 'add-'))
  try {
    if (!isFolder) unpackZip(path, join(work, 'unpacked'))
    const modules = modulesIn(isFolder ? path : join(work, 'unpacked'))
    if (modules.length === 0) {
      throw new StartError(`${path} holds no SWORD module: there is no mods.d with a module's .conf in it.`)
    }
    refuseUnusable(modules, path)
    refuseTakenPlaces(modules, join(dataDir, 'sword'))
    for (const module of modules) install(module, work, dataDir)
    return modules.map(({ conf }) => conf.name)
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException
    if (cause instanceof StartError || code === undefined) throw cause
    throw new StartError(`${path} could not be taken in (${code}).`, { cause })
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}

function refuseNested(path: string, dataDir: string): void {
  const [from, to] = [realpathSync(path), realpathSync(dataDir)]
  if (isWithin(from, to) || isWithin(to, from)) {
    throw new StartError(
      `${path} and the data folder ${dataDir} lie in one another: name a module's own folder, outside of the data folder.`,
    )
  }
}

function modulesIn(folder: string): FoundModule[] {
  const root = existsSync(folder) ? moduleRoot(folder) : undefined
  return root === undefined ? [] : findModules([root])
}

/** The folder that holds `mods.d`, at most four levels down (`usr/share/sword` in a package's tree). */
function moduleRoot(folder: string, depth = 4): string | undefined {
  if (existsSync(join(folder, 'mods.d'))) return folder
  if (depth === 0) return undefined
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const found = entry.isDirectory() ? moduleRoot(join(folder, entry.name), depth - 1) : undefined
    if (found !== undefined) return found
  }
  return undefined
}

function refuseUnusable(modules: readonly FoundModule[], path: string): void {
  const bytes = modules.flatMap(moduleFiles).reduce((sum, file) => sum + statSync(file).size, 0)
  if (bytes > largestModuleBytes) throw new StartError(`${path} is larger than 500 MiB, which no SWORD module is.`)
  const { unusable } = compileCorpus(modules, () => {})
  if (unusable.length > 0) throw new StartError(`${unusable.join(' ')} Nothing was copied.`)
}

/** Two modules in one place would overwrite each other's text. */
function refuseTakenPlaces(modules: readonly FoundModule[], sword: string): void {
  const taken = new Map<string, string>()
  for (const module of [...findModules([sword]), ...modules]) {
    for (const file of moduleFiles(module)) {
      const place = relative(module.root, file)
      const owner = taken.get(place)
      if (owner !== undefined && owner !== module.conf.name) {
        throw new StartError(
          `Module ${module.conf.name} keeps its text where ${owner} does (${dirname(place)}): ` +
            'give it another folder and write that into DataPath in its .conf. Nothing was copied.',
        )
      }
      taken.set(place, module.conf.name)
    }
  }
}

/** Copies beside the place first, so that an earlier copy of the module is gone only when the new one is whole. */
function install(module: FoundModule, work: string, dataDir: string): void {
  const copies = [...moduleFiles(module), module.confPath].map((from) => {
    const isConf = from === module.confPath
    const place = isConf ? join('mods.d', `${module.conf.name.toLowerCase()}.conf`) : relative(module.root, from)
    return { from, staged: join(work, 'staged', place), to: join(dataDir, 'sword', place) }
  })
  for (const { from, staged } of copies) {
    mkdirSync(dirname(staged), { recursive: true })
    copyFileSync(from, staged)
  }
  removeModule(module.conf.name, dataDir)
  for (const { staged, to } of copies) {
    mkdirSync(dirname(to), { recursive: true })
    renameSync(staged, to)
  }
}
