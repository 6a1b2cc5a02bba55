import type { PackedFile } from '../../platform/packed-file.ts'
import type { LexiconEntry } from './markup/lexicon-markup.ts'
import { formatStrongs } from './markup/strongs.ts'
import type { SourceRecord } from './records.ts'

/** A dictionary entry with its number in the usual form (`G26`, `H2617`). */
export type LexiconWord = LexiconEntry & { number: number; strongs: string; source: SourceRecord }

export type Lexicon = {
  /** @param number a Strong's number as an integer, see `strongsNumber` */
  find: (number: number) => LexiconWord | undefined
  numbers: readonly number[]
}

const fields = ['lemma', 'transliteration', 'pronunciation', 'definition', 'renderings'] as const

/** Opens both dictionaries; either may be missing. */
export function lexicon(file: PackedFile): Lexicon {
  const places = new Map<number, { language: string; row: number }>()
  const tables = new Map<string, Record<(typeof fields)[number], (row: number) => string>>()
  const sources = new Map<string, SourceRecord>()
  for (const language of ['greek', 'hebrew']) {
    if (!file.has(`lexicon/${language}/numbers`)) continue
    file.u16(`lexicon/${language}/numbers`).forEach((number, row) => {
      places.set(number, { language, row })
    })
    const table = Object.fromEntries(fields.map((field) => [field, file.strings(`lexicon/${language}/${field}`).at]))
    tables.set(language, table as Record<(typeof fields)[number], (row: number) => string>)
    sources.set(language, file.json<SourceRecord>(`lexicon/${language}/source`))
  }
  return {
    numbers: [...places.keys()],
    find: (number) => {
      const place = places.get(number)
      if (place === undefined) return undefined
      const table = tables.get(place.language)!
      const entry = Object.fromEntries(fields.map((field) => [field, table[field](place.row)])) as LexiconEntry
      return { ...entry, number, strongs: formatStrongs(number), source: sources.get(place.language)! }
    },
  }
}
