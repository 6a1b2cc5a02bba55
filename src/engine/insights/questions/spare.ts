import type { Library } from '../../generation/evidence.ts'
import { chapterOf, formatReference, isVerse, type VerseKey } from '../../scripture/index.ts'
import type { FoundReference } from '../cross-references.ts'
import { outlineOf } from '../outline.ts'
import type { StudiedPassage } from '../studied-passage.ts'
import { besideOthers } from './interpret.ts'
import { questionPhrases } from './phrases.ts'
import { type Asked, ask, wordingOf } from './study-question.ts'

const versesOn = 6
const wordsAsked = { fewest: 3, most: 14 }

/** Questions for a passage that itself gives too little to ask: what comes of it, what stands beside it, its own words. */
export const spareQuestions = (
  library: Library,
  passage: StudiedPassage,
  references: readonly FoundReference[],
): Asked[] => [
  ...readOn(library, passage),
  ...withoutWords(library, passage),
  ...besideOthers(library, references),
  ...partOfBook(library, passage),
]

/** The next verses of the chapter. */
function readOn({ language }: Library, { keys }: StudiedPassage): Asked[] {
  const start = keys.at(-1)! + 1
  let end: VerseKey = start
  if (!isVerse(start)) return []
  while (isVerse(end + 1) && chapterOf(end + 1) === chapterOf(start) && end - start + 1 < versesOn) end++
  return [{ pieces: [questionPhrases[language].readOn(formatReference({ start, end }, language))] }]
}

function partOfBook(library: Library, { keys, reference }: StudiedPassage): Asked[] {
  const { language } = library
  const part = outlineOf(library, keys[0]!).find(({ range }) => range.start <= keys[0]! && keys[0]! <= range.end)
  if (part === undefined) return []
  const where = formatReference(part.range, language)
  return [{ pieces: [questionPhrases[language].part(reference, part.title, where)] }]
}

/** Words in the middle or at the end of a verse, which add to what has been said. */
function withoutWords(library: Library, passage: StudiedPassage): Asked[] {
  for (const { key, text } of wordingOf(library, passage).verses) {
    const clauses = [...text.matchAll(/[^,;:.!?“”‘’"()—]+/g)].toReversed()
    for (const { 0: clause, index } of clauses) {
      const words = clause.trim()
      const count = words.split(/\s+/).length
      if (count < wordsAsked.fewest || count > wordsAsked.most) continue
      const start = index + clause.indexOf(words)
      const phrase = { key, start, end: start + words.length, text: words }
      return ask(library, questionPhrases[library.language].without(), phrase)
    }
  }
  return []
}
