import { openPackedFile, type PackedBytes, type PackedFile } from '../../platform/packed-file.ts'
import type { Language } from '../engine.ts'
import { type Bm25Index, openBm25 } from './bm25.ts'
import { type MeaningIndex, openMeaning } from './embedding/meaning-index.ts'
import { openStaticEmbedder, type StaticEmbedder } from './embedding/static-embedder.ts'
import { type GuideNames, openNames } from './guide-names.ts'
import { openSpelling, type Spelling } from './spelling.ts'

/** The words of verses in reading order, by number of the word index's terms. */
export type WordOrder = {
  /** How many translations of the language there are; verse `v` has the rows `v × texts` to `v × texts + texts − 1`. */
  texts: number
  /** Where each row begins in `terms`, one more than there are rows. */
  starts: Uint32Array
  terms: Uint16Array
}

/** The embedder, and the directions of what it finds by the places that these have in the corpus. */
export type Meanings = {
  embedder: StaticEmbedder
  verses: MeaningIndex
  commentary: MeaningIndex
  topics: MeaningIndex
  lexicon: MeaningIndex
  guide: Readonly<Record<Language, MeaningIndex>>
}

/** The opened search index; verse documents are positions in the corpus. */
export type SearchIndex = {
  words: Readonly<Record<Language, Bm25Index>>
  order: Readonly<Record<Language, WordOrder>>
  spelling: Readonly<Record<Language, Spelling>>
  /** English terms that a Spanish term stands for, with their shares; undefined for an unknown one. */
  toEnglish: (term: string) => [term: string, share: number][] | undefined
  topicVerses: Bm25Index
  topicLines: Bm25Index
  /** The verses of line `l` are `verses[starts[l]]` up to `starts[l + 1]`. */
  lineVerses: { starts: Uint32Array; verses: Uint16Array }
  /** The other way round: the lines of verse `v` are `lines[starts[v]]` up to `starts[v + 1]`. */
  verseLines: { starts: Uint32Array; lines: Uint16Array }
  /** All sections of running commentary by their place in the corpus. */
  commentary: Bm25Index
  /** Sections of the commentaries on the whole Bible, each with the first and last verse it explains. */
  exposition: { sections: Bm25Index; first: Uint16Array; last: Uint16Array }
  /** Names of the study guide's entries. */
  guideNames: Readonly<Record<Language, GuideNames>>
  /** What finds texts by what they are about; undefined where the index was built without an embedder. */
  meaning: Meanings | undefined
  /** Verses elsewhere that say the same in the same words, the nearest first. */
  parallels: (verse: number) => Uint16Array
  /** Under how many headings of the topical index a verse is cited, as a log, 0 to 1. */
  cited: Float32Array
  /** How much the commentaries on the whole Bible say of a verse, as a log, 0 to 1. */
  explained: Float32Array
}

/**
 * Opens the file that holds what `buildSearchIndex` built.
 * @param source the path of `search.bin`, or the file when it has been read
 */
export function openSearchIndex(source: string | PackedBytes): SearchIndex {
  const file = openPackedFile(source)
  const lineVerses = { starts: file.u32('topics/line-starts'), verses: file.u16('topics/line-verses') }
  const cited = file.f32('cited')
  return {
    words: { en: openBm25(file, 'words/en'), es: openBm25(file, 'words/es') },
    order: { en: openOrder(file, 'en'), es: openOrder(file, 'es') },
    spelling: { en: openSpelling(file, 'en'), es: openSpelling(file, 'es') },
    toEnglish: openTranslation(file, 'es'),
    topicVerses: openBm25(file, 'topics/verses'),
    topicLines: openBm25(file, 'topics/lines'),
    lineVerses,
    verseLines: invert(lineVerses, cited.length),
    commentary: openBm25(file, 'commentary'),
    exposition: {
      sections: openBm25(file, 'exposition'),
      first: file.u16('exposition/first'),
      last: file.u16('exposition/last'),
    },
    guideNames: openGuideNames(file),
    meaning: openMeanings(file),
    parallels: openParallels(file),
    cited,
    explained: file.f32('explained'),
  }
}

function openParallels(file: PackedFile): SearchIndex['parallels'] {
  const starts = file.u32('parallels/starts')
  const verses = file.u16('parallels/verses')
  return (verse) => verses.subarray(starts[verse]!, starts[verse + 1]!)
}

function openMeanings(file: PackedFile): SearchIndex['meaning'] {
  const embedder = openStaticEmbedder(file)
  if (embedder === undefined) return undefined
  const open = (name: string) => openMeaning(file, name)!
  return {
    embedder,
    verses: open('verses'),
    commentary: open('commentary'),
    topics: open('topics'),
    lexicon: open('lexicon'),
    guide: { en: open('guide/en'), es: open('guide/es') },
  }
}

/** Opens what finds entries of the study guide alone, from the same file. */
export function openGuideIndex(source: string | PackedBytes): Pick<SearchIndex, 'guideNames' | 'meaning'> {
  const file = openPackedFile(source)
  return { guideNames: openGuideNames(file), meaning: openMeanings(file) }
}

const openGuideNames = (file: PackedFile): SearchIndex['guideNames'] => ({
  en: openNames(file, 'en'),
  es: openNames(file, 'es'),
})

function invert({ starts, verses }: SearchIndex['lineVerses'], verseCount: number): SearchIndex['verseLines'] {
  const verseStarts = new Uint32Array(verseCount + 1)
  for (const verse of verses) verseStarts[verse + 1]!++
  for (let verse = 0; verse < verseCount; verse++) verseStarts[verse + 1]! += verseStarts[verse]!
  const next = verseStarts.slice()
  const lines = new Uint16Array(verses.length)
  for (let line = 0; line + 1 < starts.length; line++) {
    for (let row = starts[line]!; row < starts[line + 1]!; row++) lines[next[verses[row]!]!++] = line
  }
  return { starts: verseStarts, lines }
}

function openOrder(file: PackedFile, language: Language): WordOrder {
  return {
    texts: file.json<number>(`order/${language}/texts`),
    starts: file.u32(`order/${language}/starts`),
    terms: file.u16(`order/${language}/terms`),
  }
}

function openTranslation(file: PackedFile, from: Language): SearchIndex['toEnglish'] {
  const terms = file.strings(`translation/${from}/terms`)
  const rows = file.strings(`translation/${from}/rows`)
  const places = new Map(Array.from({ length: terms.length }, (_, place) => [terms.at(place), place]))
  return (term) => {
    const place = places.get(term)
    if (place === undefined) return undefined
    return rows
      .at(place)
      .split('\n')
      .map((row) => {
        const [word, share] = row.split('\t')
        return [word!, Number(share)]
      })
  }
}
