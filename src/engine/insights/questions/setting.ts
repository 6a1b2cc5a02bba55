import type { Library } from '../../generation/evidence.ts'
import { bookOf, chapterOf, type VerseKey, type VerseRange, verseOf } from '../../scripture/index.ts'
import { chapterParts } from '../outline.ts'
import type { StudiedPassage } from '../studied-passage.ts'

const stories = new Set(
  'Gen Exod Num Josh Judg Ruth 1Sam 2Sam 1Kgs 2Kgs 1Chr 2Chr Ezra Neh 1Esd Esth EsthGr Jonah Matt Mark Luke John Acts Tob Jdt 1Macc 2Macc 3Macc Sus Bel Dan'.split(
    ' ',
  ),
)
/** Whether commands in the passage are first of all said to somebody in a story. */
export const isStory = ({ keys, verses }: StudiedPassage): boolean =>
  stories.has(bookOf(keys[0]!).code) &&
  verses.filter(({ text }) => addresses.test(text)).length <= addressed * verses.length

const addresses = /\b(?:you|your|yours|yourselves|thou|thy|thee|ye|tu|tus|ti|os|vuestr[oa]s?|vosotros)\b/i
/** From such a share of verses that speak to somebody, a passage is a speech. */
const addressed = 0.6

/** Who speaks in a passage, as far as it must be known to ask about it. */
export function speakerKind({ red }: Library, { keys }: StudiedPassage): 'jesus' | 'letter' | 'story' | 'poem' {
  const spoken = keys.filter((key) => (red?.redLetters(key).length ?? 0) > 0).length
  if (spoken > keys.length / 2) return 'jesus'
  const { testament, code } = bookOf(keys[0]!)
  if (testament === 'new' && !stories.has(code) && code !== 'Rev') return 'letter'
  return stories.has(code) ? 'story' : 'poem'
}

const mostBefore = 20

/** What stands before the passage in its scene, or the part before it; undefined at the beginning of a chapter or story. */
export function leadingUp(library: Library, passage: StudiedPassage): VerseRange | undefined {
  const first = passage.keys[0]!
  if (verseOf(first) < 2) return undefined
  const isBegun = ({ start, end }: VerseRange) => start < first && first <= end && chapterOf(start) === chapterOf(first)
  const scene = [...chapterParts(library, first).map(({ range }) => range), ...sectionsAt(library, first)].find(isBegun)
  const part = sectionsAt(library, first - 1).find(({ end }) => end === first - 1)
  if (scene === undefined && part !== undefined && isStory(passage)) return undefined
  const start = scene?.start ?? part?.start ?? first - (first % 1000) + 1
  return { start: Math.max(start, first - mostBefore), end: first - 1 }
}

const sectionsAt = ({ corpus }: Library, key: VerseKey): VerseRange[] =>
  corpus.commentaries
    .touching({ start: key, end: key })
    .filter(({ kind, source }) => kind === 'section' && source.id === 'MHCC')
    .map(({ start, end }) => ({ start, end }))
