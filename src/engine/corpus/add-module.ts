import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { unzipSync } from 'fflate'
import { StartError } from '../../errors.ts'
import { findModules } from './find-modules.ts'

const largestZipBytes = 500 * 1024 * 1024

/**
 * Copies the modules of a folder or ZIP (each with `mods.d` and `modules` in it, at any depth) into `<dataDir>/sword`.
 * @returns the names of the modules that were copied
 * @throws StartError when there is no module in it
 */
export function addModule(path: string, dataDir: string): string[] {
  if (!existsSync(path)) throw new StartError(`There is nothing at ${path}. Name a SWORD module's folder or ZIP file.`)
  mkdirSync(dataDir, { recursive: true })
  const work = mkdtempSync(join(dataDir, 'add-'))
  try {
    if (statSync(path).isDirectory()) cpSync(path, work, { recursive: true })
    else unzipInto(path, work)
    const root = moduleRoot(work)
    const modules = root === undefined ? [] : findModules([root])
    if (root === undefined || modules.length === 0) {
      throw new StartError(`${path} holds no SWORD module: there is no mods.d with a module's .conf in it.`)
    }
    for (const part of ['mods.d', 'modules']) {
      if (existsSync(join(root, part))) cpSync(join(root, part), join(dataDir, 'sword', part), { recursive: true })
    }
    return modules.map(({ conf }) => conf.name)
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}

function unzipInto(path: string, folder: string): void {
  if (statSync(path).size > largestZipBytes)
    throw new StartError(`${path} is larger than 500 MiB, which no SWORD module is.`)
  let files: Record<string, Uint8Array>
  try {
    files = unzipSync(readFileSync(path))
  } catch {
    throw new StartError(`${path} is neither a folder nor a readable ZIP file.`)
  }
  for (const [name, bytes] of Object.entries(files)) {
    const place = normalize(name)
    // an archive may name any path; only what stays inside the folder is a module's
    if (name.endsWith('/') || place.startsWith('..') || place.startsWith('/')) continue
    mkdirSync(dirname(join(folder, place)), { recursive: true })
    writeFileSync(join(folder, place), bytes)
  }
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
