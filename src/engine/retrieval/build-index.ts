import { join } from 'node:path'
import type { PackedSections } from '../../platform/packed-file.ts'
import type { BibleText, Corpus, Section } from '../corpus/index.ts'
import type { Language } from '../engine.ts'
import { bookOf, versesIn } from '../scripture/index.ts'
import { buildBm25, countTerms } from './bm25.ts'
import { buildMeaning } from './build-meaning.ts'
import { buildParallels } from './build-parallels.ts'
import { buildTranslation } from './build-translation.ts'
import { buildGuideNames } from './guide-names.ts'
import { buildSpelling } from './spelling.ts'
import { termsOf } from './words.ts'

/** Languages that the word index reads; a translation in another is searchable by reference only. */
const languages: readonly Language[] = ['en', 'es']

/** The embedder that is shipped; tools/train-embedder makes it. */
export const verseEmbedderPath = join(import.meta.dirname, '../../../models/verse-embedder.bin')

/**
 * Builds the search index over a corpus: the words of the verses by language and their order, the topical index by
 * verse and by line, the commentary sections, the directions of the verses, their parallels, and how much each verse is
 * cited and explained. Parameters are those of docs/search.md.
 * @param embedder path of the verse embedder; without that file nothing is found by meaning
 */
export function buildSearchIndex(corpus: Corpus, embedder: string = verseEmbedderPath): PackedSections {
  const sections: PackedSections = new Map()
  for (const language of languages) {
    buildWords(corpus, language, sections)
    buildSpelling(corpus, language, sections)
  }
  buildTranslation(corpus, 'es', 'en', sections)
  buildTopics(corpus, sections)
  buildCommentary(corpus, sections)
  buildGuideNames(corpus.guide, sections)
  buildMeaning(corpus, embedder, sections)
  buildParallels(corpus, sections)
  return sections
}

/**
 * One document a verse: the words that all translations of the language use for it. Beside it each translation's words
 * in reading order, as numbers of the index's terms, which tells how near to one another they stand.
 */
function buildWords(corpus: Corpus, language: Language, sections: PackedSections): void {
  const texts: readonly BibleText[] = corpus.texts.filter((text) => text.record.language === language)
  const orders = Array.from(corpus.keys, (_, index) =>
    texts.map((text) => termsOf(text.verseAt(index) ?? '', language)),
  )
  const documents = orders.map((ofTexts) => countTerms(ofTexts.flat()))
  buildBm25(`words/${language}`, documents, { k1: 1.2, b: 0.6 }, sections)

  const ids = new Map((sections.get(`words/${language}/terms`) as readonly string[]).map((term, id) => [term, id]))
  const starts = Uint32Array.from({ length: corpus.keys.length * texts.length + 1 })
  const order: number[] = []
  orders.flat().forEach((terms, row) => {
    for (const term of terms) order.push(ids.get(term)!)
    starts[row + 1] = order.length
  })
  sections.set(`order/${language}/starts`, starts)
  sections.set(`order/${language}/terms`, Uint16Array.from(order))
  sections.set(`order/${language}/texts`, { json: texts.length })
}

/**
 * The topical index twice: one document a verse (everything said in lines that list it), and one a line with the
 * verses that it lists. Beside it under how many headings each verse is cited.
 */
function buildTopics(corpus: Corpus, sections: PackedSections): void {
  const byVerse = Array.from(corpus.keys, () => new Map<string, number>())
  const headings = Array.from(corpus.keys, () => new Set<string>())
  const byLine: Map<string, number>[] = []
  const lineVerses: number[] = []
  const lineStarts = new Uint32Array((corpus.topics?.count ?? 0) + 1)
  for (let index = 0; index < (corpus.topics?.count ?? 0); index++) {
    const line = corpus.topics!.at(index)
    const terms = countTerms(termsOf(line.heading, 'en'), 2)
    countTerms(termsOf(`${line.under ?? ''} ${line.text}`, 'en'), 1, terms)
    byLine.push(terms)
    const verses = new Set(line.passages.flatMap(versesIn).map(corpus.indexOf))
    verses.delete(-1)
    for (const verse of verses) {
      countAll(terms, byVerse[verse]!)
      headings[verse]!.add(line.heading)
      lineVerses.push(verse)
    }
    lineStarts[index + 1] = lineVerses.length
  }
  buildBm25('topics/verses', byVerse, { k1: 1.2, b: 0.5 }, sections)
  buildBm25('topics/lines', byLine, { k1: 1.2, b: 0.5 }, sections)
  sections.set('topics/line-verses', Uint16Array.from(lineVerses))
  sections.set('topics/line-starts', lineStarts)
  sections.set('cited', upToOne(Float32Array.from(headings, ({ size }) => Math.log1p(size))))
}

/**
 * One document a section of running commentary; sayings and hints to preachers are not indexed. `commentary` has them
 * all, to find what is said of a subject; `exposition` those of commentaries on the whole Bible, to rank verses by,
 * since a commentary on one book would lift that book alone. Beside it how much such commentaries say of each verse.
 */
function buildCommentary(corpus: Corpus, sections: PackedSections): void {
  const all = Array.from({ length: corpus.commentaries.count }, (_, index) => corpus.commentaries.at(index))
  const documents = all.map((section) =>
    section.kind === 'section' ? countTerms(termsOf(section.text(), 'en')) : new Map<string, number>(),
  )
  const whole = commentariesOnAll(all)
  const isExposition = all.map(({ kind, source }) => kind === 'section' && whole.has(source.id))
  buildBm25('commentary', documents, { k1: 1.2, b: 0.75 }, sections)
  const exposition = documents.filter((_, index) => isExposition[index])
  buildBm25('exposition', exposition, { k1: 1.2, b: 0.75 }, sections)

  const first: number[] = []
  const last: number[] = []
  const explained = new Float32Array(corpus.keys.length)
  for (const section of all.filter((_, index) => isExposition[index])) {
    const verses = versesIn(section).map(corpus.indexOf)
    first.push(verses[0]!)
    last.push(verses.at(-1)!)
    for (const verse of verses) explained[verse]! += section.text().length / verses.length
  }
  sections.set('exposition/first', Uint16Array.from(first))
  sections.set('exposition/last', Uint16Array.from(last))
  sections.set('explained', upToOne(explained.map((characters) => Math.log1p(characters / 100))))
}

/** Sources whose sections explain most verses of the books they touch, and touch most books of the canon. */
function commentariesOnAll(all: readonly Section[]): ReadonlySet<string> {
  const verses = new Map<string, Set<number>>()
  for (const section of all) {
    if (section.kind !== 'section') continue
    const known = verses.get(section.source.id) ?? new Set<number>()
    verses.set(section.source.id, known)
    for (const key of versesIn(section)) known.add(key)
  }
  const mostBooks = 60
  const mostVerses = 20_000
  const isOnAll = (explained: ReadonlySet<number>) =>
    explained.size >= mostVerses && new Set([...explained].map((key) => bookOf(key).code)).size >= mostBooks
  return new Set([...verses].filter(([, explained]) => isOnAll(explained)).map(([source]) => source))
}

function countAll(terms: ReadonlyMap<string, number>, into: Map<string, number>): void {
  for (const [term, count] of terms) into.set(term, (into.get(term) ?? 0) + count)
}

function upToOne(values: Float32Array): Float32Array {
  const largest = values.reduce((most, value) => Math.max(most, value), 0)
  return largest === 0 ? values : values.map((value) => value / largest)
}
