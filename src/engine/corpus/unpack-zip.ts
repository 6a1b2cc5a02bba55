import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { unzipSync } from 'fflate'
import { StartError } from '../../errors.ts'

/** What of a ZIP is unpacked at most; the largest SWORD modules are a tenth of it. */
export type ZipLimits = { bytes: number; files: number }

const mebibyte = 1024 * 1024
const usualLimits: ZipLimits = { bytes: 500 * mebibyte, files: 10_000 }

/**
 * Unpacks what belongs to SWORD modules (`mods.d` and `modules`, at any depth) into a folder.
 * @throws StartError when it is no ZIP, or unpacks to more than a module can be
 */
export function unpackZip(path: string, folder: string, limits: ZipLimits = usualLimits): void {
  const tooLarge = new StartError(
    `${path} is larger than ${limits.bytes / mebibyte} MiB or ${limits.files} files, which no SWORD module is.`,
  )
  if (statSync(path).size > limits.bytes) throw tooLarge
  for (const [name, bytes] of Object.entries(unzip(path, limits, tooLarge))) {
    mkdirSync(dirname(join(folder, normalize(name))), { recursive: true })
    writeFileSync(join(folder, normalize(name)), bytes)
  }
}

function unzip(path: string, limits: ZipLimits, tooLarge: StartError): Record<string, Uint8Array> {
  let left = limits
  try {
    return unzipSync(readFileSync(path), {
      // asked before each entry is unpacked; fflate never unpacks more of it than the size stated here
      filter: ({ name, originalSize }) => {
        if (!isOfModule(name)) return false
        left = { bytes: left.bytes - originalSize, files: left.files - 1 }
        if (left.bytes < 0 || left.files < 0) throw tooLarge
        return true
      },
    })
  } catch (cause) {
    if (cause === tooLarge) throw tooLarge
    throw new StartError(`${path} is neither a folder nor a readable ZIP file.`, { cause })
  }
}

/** An archive may name any path; only what stays inside the folder is a module's. */
const isOfModule = (name: string) =>
  /(^|\/)(mods\.d|modules)\//.test(name) && !name.endsWith('/') && !/^(\.\.|\/)/.test(normalize(name))
