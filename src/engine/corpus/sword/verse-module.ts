import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type BookCode, slotOrder, type Versification } from '../../scripture/index.ts'
import { blockReader, decodeText } from './blocks.ts'
import type { ModuleConf } from './module-conf.ts'
import { UnusableModule } from './unusable-module.ts'

/** Where an entry hangs: verse 0 is a chapter's heading, chapter 0 a book's. */
export type EntryPlace = { book: BookCode; chapter: number; verse: number }

/** One non-empty slot of a verse-indexed module, with its markup. `record` is equal where neighbours share an entry. */
export type VerseEntry = EntryPlace & { text: string; record: string }

type Testament = 'ot' | 'nt'
const blockLetters: Record<string, string> = { BOOK: 'b', CHAPTER: 'c', VERSE: 'v' }
const blockRecordBytes = 12

/**
 * Reads every entry of a Bible text or commentary (drivers zText, zText4, zCom, zCom4 with ZIP), in canonical order.
 * @param root the folder that holds `mods.d`
 * @throws UnusableModule for another driver or compression, missing files, or an index that does not fit its versification
 */
export function* readVerseModule(conf: ModuleConf, root: string, versification: Versification): Generator<VerseEntry> {
  const letter = blockLetters[conf.blockType]
  if (letter === undefined) throw new UnusableModule(conf.name, 'unsupported', `block type ${conf.blockType}`)
  const folder = join(root, conf.dataPath)
  const testaments = (['ot', 'nt'] as const).filter((testament) => existsSync(join(folder, `${testament}.${letter}zv`)))
  if (testaments.length === 0) throw new UnusableModule(conf.name, 'damaged', 'its index files (ot or nt) are missing')
  for (const testament of testaments)
    yield* readTestament(conf, join(folder, `${testament}.${letter}z`), testament, versification)
}

function* readTestament(
  conf: ModuleConf,
  prefix: string,
  testament: Testament,
  versification: Versification,
): Generator<VerseEntry> {
  const places = placesOf(versification, testament)
  const index = read(conf, `${prefix}v`)
  const recordBytes = recordWidth(conf, index.length, places.length, testament)
  const block = blockReader(conf, read(conf, `${prefix}s`), blockRecordBytes, read(conf, `${prefix}z`))
  for (const [slot, place] of places.entries()) {
    const at = slot * recordBytes
    if (place === undefined || at >= index.length) continue
    const size = recordBytes === 12 ? index.readUInt32LE(at + 8) : index.readUInt16LE(at + 8)
    if (size === 0) continue
    const blockNumber = index.readUInt32LE(at)
    const start = index.readUInt32LE(at + 4)
    const bytes = block(blockNumber)
    if (start + size > bytes.length) {
      throw new UnusableModule(
        conf.name,
        'damaged',
        `the entry for ${place.book} ${place.chapter}:${place.verse} reaches past its block`,
      )
    }
    const text = decodeText(bytes.subarray(start, start + size))
    yield { ...place, text, record: `${testament}:${blockNumber}:${start}:${size}` }
  }
}

/** Every slot of a testament in file order; the module's and the testament's own headings have no place. */
function placesOf(versification: Versification, testament: Testament): (EntryPlace | undefined)[] {
  const places: (EntryPlace | undefined)[] = [undefined, undefined]
  for (const { book, chapters } of slotOrder(versification, testament)) {
    places.push({ book, chapter: 0, verse: 0 })
    for (const [index, verses] of chapters.entries()) {
      for (let verse = 0; verse <= verses; verse++) places.push({ book, chapter: index + 1, verse })
    }
  }
  return places
}

/**
 * The width of an index record. Configurations lie (MHCC calls itself zCom4 and has short records), the file's size
 * does not: it decides wherever it is exact, and the driver's name only for a module whose last books are left out.
 */
function recordWidth(conf: ModuleConf, indexBytes: number, slots: number, testament: Testament): 10 | 12 {
  if (indexBytes === slots * 10) return 10
  if (indexBytes === slots * 12) return 12
  const named = conf.driver.endsWith('4') ? 12 : 10
  if (indexBytes % named === 0 && indexBytes < slots * named) return named
  throw new UnusableModule(
    conf.name,
    'damaged',
    `its ${testament} index has ${indexBytes} bytes, and ${conf.versification} numbering needs ${slots * 10} or ${slots * 12}`,
  )
}

function read(conf: ModuleConf, path: string): Buffer {
  if (!existsSync(path) || !statSync(path).isFile())
    throw new UnusableModule(conf.name, 'damaged', `${path} is missing`)
  return readFileSync(path)
}
