import type { PackedFile, PackedSections } from '../../platform/packed-file.ts'
import { bibleText } from './bible-text.ts'
import type { TranslationRecord } from './records.ts'
import { verseIndex } from './verse-index.ts'

const mostRenderings = 12

/**
 * Gathers, for each Strong's number, the verses where a translation renders it and the words it renders it with.
 * @param file the corpus file so far; the KJV tags phrases, so its renderings are the ones worth reading
 */
export function compileConcordance(file: PackedFile, record: TranslationRecord, sections: PackedSections): void {
  const keys = file.u32('keys')
  const text = bibleText(file, record, verseIndex(keys))
  const words = new Map<number, { verses: number[]; renderings: Map<string, number> }>()
  for (const [index, key] of keys.entries()) {
    const verse = text.verseAt(index) ?? ''
    for (const { start, end, strongs } of text.words(key)) {
      const word = words.get(strongs) ?? { verses: [], renderings: new Map<string, number>() }
      if (word.verses.at(-1) !== index) word.verses.push(index)
      const rendering = verse
        .slice(start, end)
        .toLowerCase()
        .replace(/[^\p{L}\s’-]/gu, '')
        .trim()
      word.renderings.set(rendering, (word.renderings.get(rendering) ?? 0) + 1)
      words.set(strongs, word)
    }
  }
  const numbers = [...words.keys()].sort((a, b) => a - b)
  const starts = [0]
  const verses: number[] = []
  const renderings: string[] = []
  for (const number of numbers) {
    const word = words.get(number)!
    verses.push(...word.verses)
    starts.push(verses.length)
    const common = [...word.renderings].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).slice(0, mostRenderings)
    renderings.push(common.map(([rendering, count]) => `${rendering}\t${count}`).join('\n'))
  }
  sections.set('concordance/numbers', Uint16Array.from(numbers))
  sections.set('concordance/starts', Uint32Array.from(starts))
  sections.set('concordance/verses', Uint16Array.from(verses))
  sections.set('concordance/renderings', renderings)
}
