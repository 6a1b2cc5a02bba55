import type { PackedFile } from '../../platform/packed-file.ts'
import type { VerseKey, VerseRange } from '../scripture/index.ts'
import { type SectionKind, type SourceRecord, sectionKinds } from './records.ts'

/** A piece of commentary; its text is decoded when asked for. */
export type Section = {
  index: number
  source: SourceRecord
  kind: SectionKind
  title: string | null
  start: VerseKey
  end: VerseKey
  text: () => string
}

export type Commentaries = {
  sources: readonly SourceRecord[]
  count: number
  at: (index: number) => Section
  /** The verses that a section is about, without making the section. */
  rangeAt: (index: number) => VerseRange
  /** Sections that touch any verse of the range, in canonical order. */
  touching: (range: VerseRange) => Section[]
}

/** Opens the commentaries' sections of the corpus file. */
export function commentaries(file: PackedFile): Commentaries {
  const sources = file.json<SourceRecord[]>('commentary/sources')
  const source = file.u8('commentary/source')
  const kind = file.u8('commentary/kind')
  const start = file.u32('commentary/start')
  const end = file.u32('commentary/end')
  const title = file.strings('commentary/title')
  const text = file.strings('commentary/text')
  const longest = 1_000 // in keys: no section reaches over a chapter's end

  const at = (index: number): Section => ({
    index,
    source: sources[source[index]!]!,
    kind: sectionKinds[kind[index]!]!,
    title: title.at(index) || null,
    start: start[index]!,
    end: end[index]!,
    text: () => text.at(index),
  })
  return {
    sources,
    count: start.length,
    at,
    rangeAt: (index) => ({ start: start[index]!, end: end[index]! }),
    touching: (range) => {
      const found: Section[] = []
      for (let i = firstAtLeast(start, range.start - longest); i < start.length && start[i]! <= range.end; i++) {
        if (end[i]! >= range.start) found.push(at(i))
      }
      return found
    },
  }
}

/** The first position in a sorted array whose value is not below `value`. */
function firstAtLeast(sorted: Uint32Array, value: number): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (sorted[middle]! < value) low = middle + 1
    else high = middle
  }
  return low
}
