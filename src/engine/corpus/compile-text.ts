import type { PackedSections } from '../../platform/packed-file.ts'
import { bookOf, toCanonical, type VerseKey, type Versification } from '../scripture/index.ts'
import type { FoundModule } from './find-modules.ts'
import { type MarkedVerse, readVerseMarkup } from './markup/verse-markup.ts'
import type { CorpusHeading, CorpusNote, TranslationRecord } from './records.ts'
import { UnusableModule } from './sword/unusable-module.ts'
import { readVerseModule } from './sword/verse-module.ts'

const fewestVerses = 100 // fewer is no Bible text but a broken module

/**
 * Reads one Bible text into sections named `text/<id>/…`, aligned to `keys`.
 * @param keys every verse of the canon in order; the position of a key is the verse's index everywhere in the corpus
 * @throws UnusableModule when nothing usable is in it
 */
export function compileText(
  found: FoundModule,
  id: string,
  versification: Versification,
  keys: readonly VerseKey[],
  sections: PackedSections,
): TranslationRecord {
  const verses = readVerses(found, versification)
  const count = [...verses.values()].filter((verse) => verse.text !== '').length
  if (count < fewestVerses) throw new UnusableModule(found.conf.name, 'damaged', `it holds only ${count} verses`)

  const notes: CorpusNote[] = []
  const headings: CorpusHeading[] = []
  const redLetters: number[] = []
  const wordRows: number[] = []
  const wordStarts = new Uint32Array(keys.length + 1)
  for (const [index, key] of keys.entries()) {
    const verse = verses.get(key)
    if (verse !== undefined) {
      for (const note of verse.notes) notes.push({ key, ...note })
      for (const text of verse.headings) headings.push({ key, text })
      for (const span of verse.redLetters) redLetters.push(index, span.start, span.end)
      for (const word of verse.words) {
        for (const strongs of word.strongs) wordRows.push(word.start, word.end, strongs)
      }
    }
    wordStarts[index + 1] = wordRows.length / 3
  }
  sections.set(
    `text/${id}/verses`,
    keys.map((key) => verses.get(key)?.text ?? ''),
  )
  sections.set(`text/${id}/notes`, { json: notes })
  sections.set(`text/${id}/headings`, { json: headings })
  sections.set(`text/${id}/red-letters`, Uint32Array.from(redLetters))
  sections.set(`text/${id}/words`, Uint16Array.from(wordRows))
  sections.set(`text/${id}/word-starts`, wordStarts)

  const { conf } = found
  return {
    id,
    module: conf.name,
    title: conf.title,
    language: conf.language.split(/[-_]/)[0] ?? conf.language,
    canon: [...verses].some(([key, verse]) => verse.text !== '' && isDeuterocanonical(key)) ? 'all' : 'protestant',
    versification,
    license: conf.license,
    attribution: conf.attribution,
    moduleVersion: conf.version,
    verses: count,
  }
}

const isDeuterocanonical = (key: VerseKey) => bookOf(key).testament === 'deuterocanon'

function readVerses(found: FoundModule, versification: Versification): Map<VerseKey, MarkedVerse> {
  const verses = new Map<VerseKey, MarkedVerse>()
  let previous = ''
  for (const entry of readVerseModule(found.conf, found.root, versification)) {
    const isShared = entry.record === previous
    previous = entry.record
    if (entry.verse === 0) continue // chapter and book headings: milestones and front matter, no verse
    const key = toCanonical(versification, entry.book, entry.chapter, entry.verse)
    if (key === undefined) continue
    const verse = isShared ? printedBefore(readVerseMarkup(entry.text)) : readVerseMarkup(entry.text)
    const before = verses.get(key)
    // two numbers of one versification can be one verse of ours (NRSV 3 John 14 and 15): the text runs on
    verses.set(
      key,
      before === undefined || before.text === '' ? verse : verse.text === '' ? before : runOn(before, verse),
    )
  }
  return verses
}

/** Two verses in one entry (WEB, 4 Maccabees 8:28-29): the first has the text, so that no passage says it twice. */
const printedBefore = (verse: MarkedVerse): MarkedVerse =>
  verse.text === ''
    ? verse
    : {
        text: '',
        headings: [],
        redLetters: [],
        words: [],
        notes: [{ at: 0, kind: 'note', text: 'This verse is printed together with the one before it.' }],
      }

function runOn(first: MarkedVerse, second: MarkedVerse): MarkedVerse {
  const by = first.text.length + 1
  const shifted = <T extends { start: number; end: number }>(span: T): T => ({
    ...span,
    start: span.start + by,
    end: span.end + by,
  })
  return {
    text: `${first.text} ${second.text}`,
    headings: [...first.headings, ...second.headings],
    redLetters: [...first.redLetters, ...second.redLetters.map(shifted)],
    notes: [...first.notes, ...second.notes.map((note) => ({ ...note, at: note.at + by }))],
    words: [...first.words, ...second.words.map(shifted)],
  }
}
