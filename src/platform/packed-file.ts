import { closeSync, fstatSync, openSync, readSync, writeFileSync } from 'node:fs'

/**
 * One file of named sections that opens in milliseconds: typed arrays are views on the file's buffer, and strings stay
 * UTF-8 until somebody asks for one.
 *
 * Layout: `BEREAPK1`, u32 header length, JSON header, padding, sections, each aligned to 8 bytes. Little-endian.
 */
const magic = 'BEREAPK1'
const alignment = 8

type Kind = 'strings' | 'u8' | 'u16' | 'u32' | 'i8' | 'f32' | 'json'
type Numbers = Uint8Array | Uint16Array | Uint32Array | Int8Array | Float32Array
type Section = { name: string; kind: Kind; start: number; bytes: number }

/** A list of strings decoded one at a time, since nobody reads sixty megabytes of commentary at once. */
export type StringTable = { length: number; at: (index: number) => string }

export type PackedSections = Map<string, readonly string[] | Numbers | { json: unknown }>

/** Writes all sections to `path`, through to the disk; a plain array is a string table, `{ json }` anything small. */
export function writePackedFile(path: string, sections: PackedSections): void {
  const header: Section[] = []
  const parts: Buffer[] = []
  let position = 0
  for (const [name, content] of sections) {
    const { kind, bytes } = encode(content)
    header.push({ name, kind, start: position, bytes: bytes.length })
    const padding = Buffer.alloc(padded(bytes.length) - bytes.length)
    parts.push(bytes, padding)
    position += bytes.length + padding.length
  }
  const json = Buffer.from(JSON.stringify(header))
  const front = Buffer.alloc(padded(magic.length + 4 + json.length))
  front.write(magic, 0, 'latin1')
  front.writeUInt32LE(json.length, magic.length)
  json.copy(front, magic.length + 4)
  writeFileSync(path, Buffer.concat([front, ...parts]), { flush: true })
}

export type PackedFile = {
  strings: (name: string) => StringTable
  u8: (name: string) => Uint8Array
  u16: (name: string) => Uint16Array
  u32: (name: string) => Uint32Array
  i8: (name: string) => Int8Array
  f32: (name: string) => Float32Array
  json: <T>(name: string) => T
  has: (name: string) => boolean
}

/** A packed file in memory that threads can share; `path` is for messages. */
export type PackedBytes = { path: string; bytes: SharedArrayBuffer }

/** Reads a whole packed file. What it gives may be sent to worker threads, and opened there, without being copied. */
export function readPackedFile(path: string): PackedBytes {
  const file = openSync(path, 'r')
  try {
    const bytes = new SharedArrayBuffer(fstatSync(file).size)
    const view = new Uint8Array(bytes)
    let position = 0
    while (position < view.length) {
      const read = readSync(file, view, position, view.length - position, position)
      if (read === 0) throw new Error(`${path} was cut off while it was read`)
      position += read
    }
    return { path, bytes }
  } finally {
    closeSync(file)
  }
}

/**
 * Opens a file that `writePackedFile` wrote, by its path or already read. Getters throw on a section that is missing or
 * of another kind: the file is our own build product, so a mismatch is a broken build and not bad input.
 */
export function openPackedFile(source: string | PackedBytes): PackedFile {
  const { path, bytes: shared } = typeof source === 'string' ? readPackedFile(source) : source
  const file = Buffer.from(shared)
  if (file.length < magic.length + 4 || file.toString('latin1', 0, magic.length) !== magic) {
    throw new Error(`${path} is not a packed file of this version`)
  }
  const headerBytes = file.readUInt32LE(magic.length)
  const headerEnd = magic.length + 4 + headerBytes
  const header = JSON.parse(file.toString('utf8', magic.length + 4, headerEnd)) as Section[]
  const base = padded(headerEnd)
  const sections = new Map(header.map((section) => [section.name, section]))

  const bytesOf = (name: string, kind: Kind): Buffer => {
    const section = sections.get(name)
    if (section?.kind !== kind) throw new Error(`${path} has no ${kind} section “${name}”`)
    const start = base + section.start
    if (start + section.bytes > file.length) throw new Error(`${path} is cut off in section “${name}”`)
    return file.subarray(start, start + section.bytes)
  }
  // sections begin at multiples of 8 bytes, so that every kind of array can be a view of them
  const view = <T>(bytes: Buffer, size: number, make: (b: ArrayBufferLike, offset: number, length: number) => T): T =>
    make(bytes.buffer, bytes.byteOffset, bytes.length / size)

  return {
    strings: (name) => stringTable(bytesOf(name, 'strings')),
    u8: (name) => view(bytesOf(name, 'u8'), 1, (b, o, n) => new Uint8Array(b, o, n)),
    u16: (name) => view(bytesOf(name, 'u16'), 2, (b, o, n) => new Uint16Array(b, o, n)),
    u32: (name) => view(bytesOf(name, 'u32'), 4, (b, o, n) => new Uint32Array(b, o, n)),
    i8: (name) => view(bytesOf(name, 'i8'), 1, (b, o, n) => new Int8Array(b, o, n)),
    f32: (name) => view(bytesOf(name, 'f32'), 4, (b, o, n) => new Float32Array(b, o, n)),
    json: <T>(name: string) => JSON.parse(bytesOf(name, 'json').toString('utf8')) as T,
    has: (name) => sections.has(name),
  }
}

const padded = (length: number) => Math.ceil(length / alignment) * alignment

function encode(content: readonly string[] | Numbers | { json: unknown }): { kind: Kind; bytes: Buffer } {
  if (Array.isArray(content)) return { kind: 'strings', bytes: encodeStrings(content) }
  if ('json' in content) return { kind: 'json', bytes: Buffer.from(JSON.stringify(content.json)) }
  const numbers = content as Numbers
  return { kind: kindOf(numbers), bytes: Buffer.from(numbers.buffer, numbers.byteOffset, numbers.byteLength) }
}

function kindOf(numbers: Numbers): Kind {
  if (numbers instanceof Uint8Array) return 'u8'
  if (numbers instanceof Uint16Array) return 'u16'
  if (numbers instanceof Uint32Array) return 'u32'
  if (numbers instanceof Int8Array) return 'i8'
  return 'f32'
}

/** u32 count, count + 1 offsets, then the UTF-8 bytes. */
function encodeStrings(strings: readonly string[]): Buffer {
  const encoded = strings.map((text) => Buffer.from(text))
  const offsets = new Uint32Array(strings.length + 2)
  offsets[0] = strings.length
  let position = 0
  encoded.forEach((bytes, index) => {
    position += bytes.length
    offsets[index + 2] = position
  })
  return Buffer.concat([Buffer.from(offsets.buffer), ...encoded])
}

function stringTable(bytes: Buffer): StringTable {
  const length = bytes.readUInt32LE(0)
  const text = 4 * (length + 2)
  return {
    length,
    at: (index) => {
      if (index < 0 || index >= length) throw new RangeError(`string ${index} of ${length}`)
      const start = bytes.readUInt32LE(4 * (index + 1))
      const end = bytes.readUInt32LE(4 * (index + 2))
      return bytes.toString('utf8', text + start, text + end)
    },
  }
}
