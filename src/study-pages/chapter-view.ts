import type { Chapter, Language } from '../engine/engine.ts'
import type { Shown } from './addresses.ts'
import type { Place } from './slugs.ts'

/** What a chapter's page is made of; `isForeign` where no text of its language prints the chapter. */
export type ChapterView = {
  language: Language
  place: Place
  shown: Shown
  text: Chapter
  beside: Chapter | undefined
  isForeign: boolean
}
