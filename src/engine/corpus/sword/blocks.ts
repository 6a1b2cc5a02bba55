import { inflateSync } from 'node:zlib'
import type { ModuleConf } from './module-conf.ts'
import { UnusableModule } from './unusable-module.ts'

/** No block of a real module comes near this; a length above it is damage, or an attack by decompression. */
const largestBlockBytes = 64 * 1024 * 1024

/**
 * Unpacks the compressed blocks of a module, each once.
 * @param table records of `recordBytes`: u32 offset, u32 compressed size, the rest ignored
 */
export function blockReader(conf: ModuleConf, table: Buffer, recordBytes: number, data: Buffer) {
  const unpacked = new Map<number, Buffer>()
  return (block: number): Buffer => {
    const known = unpacked.get(block)
    if (known !== undefined) return known
    const at = block * recordBytes
    if (at + 8 > table.length)
      throw new UnusableModule(conf.name, 'damaged', `it points to block ${block}, which does not exist`)
    const start = table.readUInt32LE(at)
    const size = table.readUInt32LE(at + 4)
    if (start + size > data.length)
      throw new UnusableModule(conf.name, 'damaged', `block ${block} reaches past the end of its file`)
    const bytes = inflate(conf, block, data.subarray(start, start + size))
    unpacked.set(block, bytes)
    return bytes
  }
}

function inflate(conf: ModuleConf, block: number, bytes: Buffer): Buffer {
  try {
    return inflateSync(bytes, { maxOutputLength: largestBlockBytes })
  } catch {
    throw new UnusableModule(conf.name, 'damaged', `block ${block} does not unpack`)
  }
}

/**
 * Module text as a string. Some modules hold UTF-8 and do not say so, and Latin-1 is the default of the format: what
 * is valid UTF-8 is read as that whatever the configuration says, since Latin-1 prose never is by chance.
 */
export function decodeText(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
