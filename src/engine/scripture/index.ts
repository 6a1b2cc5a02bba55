export {
  type Book,
  type BookCode,
  books,
  type Canon,
  isInCanon,
  type NameLanguage,
  type Testament,
} from './books.ts'
export { formatReference } from './format-reference.ts'
export { findNamedPassage, passageNameIn } from './named-passages.ts'
export { fromOsis, toOsis } from './osis.ts'
export { type FoundReference, findReferences } from './reading/find-references.ts'
export type { ReadingOptions } from './reading/options.ts'
export { type ParsedReference, parseReference } from './reading/parse-reference.ts'
export type { ReferenceProblem } from './reading/resolve-range.ts'
export { sharedVerses } from './shared-verses.ts'
export {
  bookOf,
  bookRange,
  chapterOf,
  chapterRange,
  countVerses,
  isVerse,
  nextVerse,
  previousVerse,
  type VerseKey,
  type VerseRange,
  verseKey,
  verseOf,
  versesIn,
} from './verse-key.ts'
export {
  type BookSlots,
  countSlots,
  fromCanonical,
  type NumberedVerse,
  slotOrder,
  toCanonical,
  type Versification,
} from './versification.ts'
