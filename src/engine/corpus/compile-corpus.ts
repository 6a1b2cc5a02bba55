import type { PackedSections } from '../../platform/packed-file.ts'
import { compileGuide } from '../guide/compile-guide.ts'
import { books, chapterRange, type VerseKey, type Versification, versesIn } from '../scripture/index.ts'
import { type CommentarySection, compileCommentary } from './compile-commentary.ts'
import { compileText } from './compile-text.ts'
import type { FoundModule } from './find-modules.ts'
import { type LexiconEntry, readLexiconMarkup } from './markup/lexicon-markup.ts'
import { strongsNumber } from './markup/strongs.ts'
import { readTopicMarkup } from './markup/topic-markup.ts'
import { keepsToItsFolder } from './module-files.ts'
import { moduleIds } from './module-ids.ts'
import { type SourceRecord, sectionKinds, type TranslationRecord } from './records.ts'
import { shippedModules } from './shipped-modules.ts'
import { readDictionaryModule } from './sword/dictionary-module.ts'
import { UnusableModule } from './sword/unusable-module.ts'

/** Every verse that our numbering knows, in order; its position is the verse's index throughout the corpus. */
const allVerses = (): VerseKey[] =>
  books.flatMap((book) => book.chapters.flatMap((_, index) => versesIn(chapterRange(book.code, index + 1))))

export type CompiledCorpus = { sections: PackedSections; translations: TranslationRecord[]; unusable: string[] }

/**
 * Reads modules, and the study guide, into the sections of one corpus file. A module that cannot be used is named in `unusable` and does not
 * stop the others.
 * @param say one line of progress at a time
 */
export function compileCorpus(modules: readonly FoundModule[], say: (line: string) => void): CompiledCorpus {
  const keys = allVerses()
  const sections: PackedSections = new Map()
  const translations: TranslationRecord[] = []
  const commentaries: { source: SourceRecord; parts: CommentarySection[] }[] = []
  const unusable: string[] = []
  sections.set('keys', Uint32Array.from(keys))
  const ids = moduleIds(modules)

  for (const found of modules) {
    try {
      const use = usableAs(found)
      say(`  ${found.conf.name}: ${found.conf.title}`)
      if (use === 'text')
        translations.push(compileText(found, ids.get(found.conf.name)!, versificationOf(found), keys, sections))
      else if (use === 'commentary') {
        versificationOf(found)
        commentaries.push({ source: sourceOf(found), parts: compileCommentary(found) })
      } else if (use === 'topics') compileTopics(found, sections)
      else compileLexicon(found, use, sections)
    } catch (error) {
      if (!(error instanceof UnusableModule)) throw error
      say(`  ${error.message}`)
      unusable.push(error.message)
    }
  }
  // canonical order of the shipped set first, dropped-in texts after it
  const order = (id: string) =>
    (shippedModules.findIndex((module) => module.id === id) + shippedModules.length + 1) % (shippedModules.length + 1)
  translations.sort((a, b) => order(a.id) - order(b.id) || a.id.localeCompare(b.id))
  sections.set('translations', { json: translations })
  packCommentaries(commentaries, sections)
  compileGuide(sections, say)
  return { sections, translations, unusable }
}

type Use = 'text' | 'commentary' | 'topics' | 'greek' | 'hebrew'
const uses: Readonly<Record<string, Use>> = { Nave: 'topics', StrongsGreek: 'greek', StrongsHebrew: 'hebrew' }

/** @throws UnusableModule naming what about the module this reader does not know */
function usableAs(found: FoundModule): Use {
  const { conf } = found
  const driver = conf.driver.toLowerCase()
  if (!/^[\w.+-]+$/.test(conf.name)) {
    throw new UnusableModule(JSON.stringify(conf.name), 'unsupported', 'a name has letters, digits and _ . + - only')
  }
  if (!keepsToItsFolder(found)) {
    throw new UnusableModule(conf.name, 'unsupported', `its DataPath ${conf.dataPath} leads out of its own folder`)
  }
  if (conf.enciphered) throw new UnusableModule(conf.name, 'unsupported', 'it is locked with a cipher key')
  if (!['ztext', 'ztext4', 'zcom', 'zcom4', 'zld'].includes(driver)) {
    throw new UnusableModule(conf.name, 'unsupported', `driver ${conf.driver} (zText, zCom and zLD are read)`)
  }
  if (conf.compression !== 'ZIP')
    throw new UnusableModule(conf.name, 'unsupported', `compression ${conf.compression} (ZIP is read)`)
  if (driver === 'zld') {
    const use = uses[conf.name]
    if (use === undefined)
      throw new UnusableModule(
        conf.name,
        'unsupported',
        'a dictionary other than Nave and Strong’s has no use here yet',
      )
    return use
  }
  if (conf.sourceType.toUpperCase() !== 'OSIS') {
    throw new UnusableModule(conf.name, 'unsupported', `markup ${conf.sourceType} (OSIS is read)`)
  }
  return driver.startsWith('ztext') ? 'text' : 'commentary'
}

function versificationOf({ conf }: FoundModule): Versification {
  if (conf.versification === 'KJV' || conf.versification === 'NRSVA') return conf.versification
  throw new UnusableModule(conf.name, 'unsupported', `versification ${conf.versification} (KJV and NRSVA are read)`)
}

const sourceOf = ({ conf }: FoundModule): SourceRecord => ({
  id: conf.name,
  title: conf.title,
  license: conf.license,
  attribution: conf.attribution,
})

function packCommentaries(
  commentaries: { source: SourceRecord; parts: CommentarySection[] }[],
  sections: PackedSections,
): void {
  const rows = commentaries.flatMap(({ parts }, source) => parts.map((part) => ({ ...part, source })))
  rows.sort((a, b) => a.start - b.start || a.source - b.source)
  sections.set('commentary/sources', { json: commentaries.map(({ source }) => source) })
  sections.set(
    'commentary/source',
    Uint8Array.from(rows, (row) => row.source),
  )
  sections.set(
    'commentary/kind',
    Uint8Array.from(rows, (row) => sectionKinds.indexOf(row.kind)),
  )
  sections.set(
    'commentary/start',
    Uint32Array.from(rows, (row) => row.start),
  )
  sections.set(
    'commentary/end',
    Uint32Array.from(rows, (row) => row.end),
  )
  sections.set(
    'commentary/title',
    rows.map((row) => row.title ?? ''),
  )
  sections.set(
    'commentary/text',
    rows.map((row) => row.text),
  )
}

function compileTopics(found: FoundModule, sections: PackedSections): void {
  const titles: string[] = []
  const lineTopics: number[] = []
  const under: string[] = []
  const texts: string[] = []
  const see: string[] = []
  const passages: number[] = []
  const passageStarts = [0]
  for (const { key, text } of readDictionaryModule(found.conf, found.root)) {
    titles.push(key)
    for (const line of readTopicMarkup(text)) {
      lineTopics.push(titles.length - 1)
      under.push(line.under ?? '')
      texts.push(line.text)
      see.push(line.see.join('|'))
      for (const { start, end } of line.passages) passages.push(start, end)
      passageStarts.push(passages.length / 2)
    }
  }
  sections.set('topics/source', { json: sourceOf(found) })
  sections.set('topics/titles', titles)
  sections.set('topics/line-topic', Uint32Array.from(lineTopics))
  sections.set('topics/line-under', under)
  sections.set('topics/line-text', texts)
  sections.set('topics/line-see', see)
  sections.set('topics/passages', Uint32Array.from(passages))
  sections.set('topics/passage-starts', Uint32Array.from(passageStarts))
}

function compileLexicon(found: FoundModule, language: 'greek' | 'hebrew', sections: PackedSections): void {
  const numbers: number[] = []
  const entries: LexiconEntry[] = []
  for (const { key, text } of readDictionaryModule(found.conf, found.root)) {
    const number = strongsNumber(`${language === 'greek' ? 'G' : 'H'}${key.trim()}`)
    const entry = readLexiconMarkup(text)
    if (number === undefined || entry.lemma === '') continue // numbers that Strong's left unused
    numbers.push(number)
    entries.push(entry)
  }
  sections.set(`lexicon/${language}/source`, { json: sourceOf(found) })
  sections.set(`lexicon/${language}/numbers`, Uint16Array.from(numbers))
  for (const field of ['lemma', 'transliteration', 'pronunciation', 'definition', 'renderings'] as const) {
    sections.set(
      `lexicon/${language}/${field}`,
      entries.map((entry) => entry[field]),
    )
  }
}
