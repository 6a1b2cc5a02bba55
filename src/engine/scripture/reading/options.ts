import type { NameLanguage } from '../books.ts'
import { bookOf, chapterOf, type VerseRange } from '../verse-key.ts'
import { openScope, type Scope, type Style } from './scope.ts'

export type ReadingOptions = {
  /** The language of the text, where known: it decides what `Jn 3, 16` means. */
  language?: NameLanguage
  /** The passage under discussion, which `v. 3` and `chapter 4` refer to. */
  context?: VerseRange
}

/** How a text is punctuated before any of it was read. */
export function newStyle({ language }: ReadingOptions, prose: boolean): Style {
  return { prose, spanish: language === 'es', commaVerse: false, slug: false, roman: false }
}

/** What `v. 3` refers to: the chapter the passage under discussion begins in. */
export function contextScope(context: VerseRange | undefined, style: Style): Scope | undefined {
  if (context === undefined) return undefined
  const { code, chapters } = bookOf(context.start)
  const scope = openScope(chapters.length === 1 ? { code, only: 1 } : { code }, { ...style })
  return { ...scope, chapter: chapterOf(context.start), level: 'verse' }
}
