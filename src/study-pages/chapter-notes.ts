import type { Chapter, Language } from '../engine/engine.ts'
import { osisPath } from './addresses.ts'
import { type Html, html, join } from './html.ts'
import { messages } from './messages.ts'
import { referenceOf } from './references.ts'
import type { Mark } from './verse-text.ts'

/** The margin of a chapter: marks for its verses, by their numbers, and what stands below. */
export type ChapterNotes = { marks: ReadonlyMap<number, Mark[]>; footnotes: Html[]; crossReferences: Html[] }

/** Letters the notes of a chapter, and makes their lines. */
export function chapterNotes({ verses, language: of }: Chapter, language: Language): ChapterNotes {
  const say = messages[language]
  const marks = new Map<number, Mark[]>()
  const footnotes: Html[] = []
  const crossReferences: Html[] = []
  let count = 0
  for (const { number, notes } of verses) {
    for (const { at, kind, text, passages } of notes) {
      const letter = letterOf(count++)
      const id = `note-${letter}`
      marks.set(number, [...(marks.get(number) ?? []), { at, letter, id }])
      const links = passages.flatMap((osis) => {
        const path = osisPath(language, osis)
        return path === undefined ? [] : [html`<a href="${path}">${referenceOf(osis, language)}</a>`]
      })
      const said = links.length > 0 ? join(links, '; ') : html`<span lang="${of}">${text}</span>`
      const line = html`<li id="${id}"><a class="back" href="#at-${id}" aria-label="${letter}: ${say.backToVerse(number)}">${letter}</a>
 <span class="of">${number}</span> ${said}</li>`
      ;(kind === 'note' ? footnotes : crossReferences).push(line)
    }
  }
  return { marks, footnotes, crossReferences }
}

/** a, b, … z, aa, ab … */
const letterOf = (count: number): string =>
  (count < 26 ? '' : letterOf(Math.floor(count / 26) - 1)) + String.fromCharCode(97 + (count % 26))
