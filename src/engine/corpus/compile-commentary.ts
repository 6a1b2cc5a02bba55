import {
  type BookCode,
  bookOf,
  chapterOf,
  isVerse,
  toCanonical,
  type VerseKey,
  verseKey,
  verseOf,
} from '../scripture/index.ts'
import type { FoundModule } from './find-modules.ts'
import { readOutline, readProse } from './markup/prose-markup.ts'
import type { SectionKind } from './records.ts'
import { UnusableModule } from './sword/unusable-module.ts'
import { readVerseModule, type VerseEntry } from './sword/verse-module.ts'

/** A piece of commentary on verses `start` to `end` of one book. Paragraphs are parted by a line feed. */
export type CommentarySection = {
  kind: SectionKind
  title: string | null
  start: VerseKey
  end: VerseKey
  text: string
}

/**
 * Reads a commentary into sections with the verses that each is really about: the section's own opening words
 * (“Verses 1-21”, “Verse 3.”) and the chapter's outline say so, the slots it hangs on often do not.
 */
export function compileCommentary(found: FoundModule): CommentarySection[] {
  const entries = distinctEntries(found)
  if (entries.length === 0) throw new UnusableModule(found.conf.name, 'damaged', 'it has no entries')
  const sections: CommentarySection[] = []
  const outlines = new Map<string, { from: number; to: number }[]>()
  for (const entry of entries) {
    const chapter = `${entry.book}.${entry.chapter}`
    outlines.set(chapter, [...(outlines.get(chapter) ?? []), ...readOutline(entry.text)])
    sections.push(...readEntry(entry, outlines.get(chapter) ?? []))
  }
  return withoutOverlap(sections)
}

/** Entries in order, each once: neighbouring slots share one where a section serves many verses. */
function distinctEntries(found: FoundModule): VerseEntry[] {
  const entries: VerseEntry[] = []
  for (const entry of readVerseModule(found.conf, found.root, 'KJV')) {
    if (entry.verse > 0 && entry.record !== entries.at(-1)?.record) entries.push(entry)
  }
  return entries
}

const verseLabel = /^(?:Verses?|Ver\.)\s+(\d+)(?:\s*[-,]\s*(\d+))?/
const partTitles: readonly [RegExp, SectionKind | 'skipped'][] = [
  [/^EXPLANATORY NOTES/i, 'sayings'],
  [/^HINTS TO/i, 'hints'],
  [/^(WORKS UPON|Chapter Outline|Chapter \d)/i, 'skipped'],
  [/^EXPOSITION/i, 'section'],
]

function readEntry(entry: VerseEntry, outline: { from: number; to: number }[]): CommentarySection[] {
  const place = { book: entry.book, chapter: entry.chapter, verse: entry.verse }
  const chapterEnd = lastVerse(entry.book, entry.chapter)
  const sections: CommentarySection[] = []
  const hasLabels = /<hi type="bold">(?:Verses?|Ver\.) \d/.test(entry.text)
  let kind: SectionKind = 'section'
  let range = { from: entry.verse, to: entry.verse }
  let labelled = false
  let title: string | null = null
  let paragraphs: string[] = []
  const flush = () => {
    const text = paragraphs.join('\n')
    paragraphs = []
    if (text === '') return
    // a line before the first label sums the chapter up (“Esau and his descendants.”)
    const own: SectionKind = !labelled && hasLabels && kind === 'section' ? 'introduction' : kind
    const whole = own === 'introduction' || !labelled
    const from = whole && entry.verse === 1 ? 1 : range.from
    const to = whole && entry.verse === 1 ? wholeEnd(own) : range.to
    const start = toCanonical('KJV', place.book, place.chapter, from)
    const end = toCanonical('KJV', place.book, place.chapter, Math.min(to, chapterEnd))
    if (start !== undefined && end !== undefined && end >= start) sections.push({ kind: own, title, start, end, text })
  }
  // before any label, an entry on verse 1 speaks of its whole chapter where it is long, else of its verse
  const wholeEnd = (of: SectionKind) => (of === 'introduction' ? 1 : isAboutChapter(entry) ? chapterEnd : entry.verse)

  for (const { kind: what, text } of readProse(entry.text, (bold) => verseLabel.test(bold))) {
    if (what === 'paragraph') paragraphs.push(text.replace(/#\(([\d,\s-]+)\)/g, '$1').replace(/^--/, ''))
    else if (what === 'label') {
      flush()
      const [, from, to] = verseLabel.exec(text) ?? []
      range = { from: Number(from), to: Number(to ?? from) }
      const outlined = kind === 'section' ? outline.find((part) => part.from === range.from) : undefined
      if (outlined !== undefined && outlined.to > range.to && outlined.to <= chapterEnd) range.to = outlined.to
      labelled = true
    } else {
      flush()
      const part = partTitles.find(([pattern]) => pattern.test(text))?.[1]
      kind = part === undefined ? 'introduction' : part === 'skipped' ? 'section' : part
      title = part === undefined ? text.replace(/ OVERVIEW$/, '').replace(/\.$/, '') : null
      labelled = false
      range = { from: entry.verse, to: entry.verse }
    }
  }
  flush()
  return sections
}

const isAboutChapter = (entry: VerseEntry) => /<title[^>]*>(?:Chapter|Psalm) \d/.test(entry.text)

/** A section ends where the next one of its kind in the chapter begins, whatever its label says. */
function withoutOverlap(sections: CommentarySection[]): CommentarySection[] {
  return sections.map((section, index) => {
    if (section.kind !== 'section') return section
    const next = sections.slice(index + 1).find((other) => other.kind === 'section')
    const sameChapter =
      next !== undefined &&
      bookOf(next.start) === bookOf(section.start) &&
      chapterOf(next.start) === chapterOf(section.start)
    if (!sameChapter || next.start <= section.start || next.start > section.end) return section
    return { ...section, end: next.start - 1 }
  })
}

function lastVerse(book: BookCode, chapter: number): number {
  let verse = 1
  while (isVerse(verseKey(book, chapter, verse + 1))) verse++
  return verseOf(verseKey(book, chapter, verse))
}
