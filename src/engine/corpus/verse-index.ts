import type { VerseKey } from '../scripture/index.ts'

/** The position of a verse in the corpus, −1 when our numbering has no such verse. */
export type VerseIndex = (key: VerseKey) => number

/**
 * Looks positions up through the place where each chapter begins, since the verses of a chapter follow one another.
 * @param keys every verse of the canon in order
 */
export function verseIndex(keys: Uint32Array): VerseIndex {
  const chapters = new Map<number, { start: number; verses: number }>()
  keys.forEach((key, index) => {
    const chapter = Math.floor(key / 1000)
    const known = chapters.get(chapter)
    if (known === undefined) chapters.set(chapter, { start: index, verses: 1 })
    else known.verses++
  })
  return (key) => {
    const chapter = chapters.get(Math.floor(key / 1000))
    const verse = key % 1000
    return chapter === undefined || verse < 1 || verse > chapter.verses ? -1 : chapter.start + verse - 1
  }
}
