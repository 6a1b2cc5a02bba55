import { closeSync, mkdirSync, openSync, readSync, statSync, writeSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { Unzip, UnzipInflate } from 'fflate'
import { StartError } from '../../errors.ts'

/** What of a ZIP is unpacked at most; the largest SWORD modules are a tenth of it. */
export type ZipLimits = { bytes: number; files: number }

const mebibyte = 1024 * 1024
const usualLimits: ZipLimits = { bytes: 500 * mebibyte, files: 10_000 }
/** Read at once; what a piece unpacks to, a thousand times as much at worst, is in memory until it is counted. */
const pieceBytes = 16 * 1024

/**
 * Unpacks what belongs to SWORD modules (`mods.d` and `modules`, at any depth) into a folder. What is written is counted,
 * and not what the ZIP says of its files, which may be anything.
 * @throws StartError when it is no ZIP, or unpacks to more than a module can be
 */
export function unpackZip(path: string, folder: string, limits: ZipLimits = usualLimits): void {
  const tooLarge = new StartError(
    `${path} is larger than ${limits.bytes / mebibyte} MiB or ${limits.files} files, which no SWORD module is.`,
  )
  if (statSync(path).size > limits.bytes) throw tooLarge
  const open = new Set<number>()
  const zip = openSync(path, 'r')
  try {
    unpack(zip, folder, { left: { ...limits }, open, tooLarge })
    if (open.size > 0) throw new Error('a file in it is cut off')
  } catch (cause) {
    if (cause === tooLarge) throw tooLarge
    throw new StartError(`${path} is neither a folder nor a readable ZIP file.`, { cause })
  } finally {
    for (const file of [zip, ...open]) closeSync(file)
  }
}

type Unpacking = { left: ZipLimits; open: Set<number>; tooLarge: StartError }

function unpack(zip: number, folder: string, { left, open, tooLarge }: Unpacking): void {
  const unzip = new Unzip((entry) => {
    if (!isOfModule(entry.name)) return
    left.files--
    if (left.files < 0) throw tooLarge
    const to = join(folder, normalize(entry.name))
    mkdirSync(dirname(to), { recursive: true })
    const file = openSync(to, 'w')
    open.add(file)
    entry.ondata = (error, bytes, isLast) => {
      if (error) throw error
      left.bytes -= bytes.length
      if (left.bytes < 0) throw tooLarge
      writeSync(file, bytes)
      if (isLast && open.delete(file)) closeSync(file)
    }
    entry.start()
  })
  unzip.register(UnzipInflate)
  const piece = Buffer.alloc(pieceBytes)
  let read = readSync(zip, piece)
  if (!isZip(piece.subarray(0, read))) throw new Error('it does not begin as a ZIP does')
  for (; read > 0; read = readSync(zip, piece)) unzip.push(Uint8Array.from(piece.subarray(0, read)), false)
  unzip.push(new Uint8Array(0), true)
}

/** The signature of a file in it, or of the end of an empty one. */
const isZip = (bytes: Buffer): boolean => ['PK\x03\x04', 'PK\x05\x06'].includes(bytes.toString('latin1', 0, 4))

/** An archive may name any path; only what stays inside the folder is a module's. */
const isOfModule = (name: string) =>
  /(^|\/)(mods\.d|modules)\//.test(name) && !name.endsWith('/') && !/^(\.\.|\/)/.test(normalize(name))
