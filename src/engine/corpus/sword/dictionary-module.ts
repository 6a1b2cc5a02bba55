import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { blockReader, decodeText } from './blocks.ts'
import type { ModuleConf } from './module-conf.ts'
import { UnusableModule } from './unusable-module.ts'

/** One entry of a dictionary, with its markup. */
export type DictionaryEntry = { key: string; text: string }

/**
 * Reads every entry of a dictionary (driver zLD with ZIP), in the module's order.
 * @throws UnusableModule when a file is missing or an index points outside its data
 */
export function* readDictionaryModule(conf: ModuleConf, root: string): Generator<DictionaryEntry> {
  const prefix = join(root, conf.dataPath)
  const [index, keys, table, data] = ['idx', 'dat', 'zdx', 'zdt'].map((ending) =>
    read(conf, `${prefix}.${ending}`),
  ) as [Buffer, Buffer, Buffer, Buffer]
  const block = blockReader(conf, table, 8, data)
  for (let at = 0; at + 8 <= index.length; at += 8) {
    const start = index.readUInt32LE(at)
    const end = start + index.readUInt32LE(at + 4)
    const lineEnd = keys.indexOf(0x0a, start)
    if (end > keys.length || lineEnd === -1 || lineEnd + 9 > keys.length) {
      throw new UnusableModule(conf.name, 'damaged', `entry ${at / 8} of its index points outside its keys`)
    }
    const key = decodeText(keys.subarray(start, lineEnd)).replace(/\r$/, '')
    const text = entryOf(conf, block(keys.readUInt32LE(lineEnd + 1)), keys.readUInt32LE(lineEnd + 5), key)
    yield { key, text }
  }
}

/** An unpacked block is u32 count, then count × (u32 offset, u32 size), then the entries, each ended by a NUL. */
function entryOf(conf: ModuleConf, block: Buffer, entry: number, key: string): string {
  const at = 4 + entry * 8
  if (at + 8 > block.length) throw new UnusableModule(conf.name, 'damaged', `the entry “${key}” is not in its block`)
  const start = block.readUInt32LE(at)
  const end = start + block.readUInt32LE(at + 4)
  if (end > block.length) throw new UnusableModule(conf.name, 'damaged', `the entry “${key}” reaches past its block`)
  const bytes = block.subarray(start, end)
  const nul = bytes.indexOf(0)
  return decodeText(nul === -1 ? bytes : bytes.subarray(0, nul))
}

function read(conf: ModuleConf, path: string): Buffer {
  if (!existsSync(path)) throw new UnusableModule(conf.name, 'damaged', `${path} is missing`)
  return readFileSync(path)
}
