import type { Language } from '../engine/engine.ts'
import { formatReference, fromOsis, toOsis } from '../engine/index.ts'
import { osisPath } from './addresses.ts'
import { type Html, html, join } from './html.ts'
import type { Place } from './slugs.ts'

/** An OSIS reference as readers write it; as it is where there is no such passage. */
export function referenceOf(osis: string, language: Language): string {
  const range = fromOsis(osis)
  return range === undefined ? osis : formatReference(range, language)
}

/** OSIS of a place's chapter, `John.3`. */
export const chapterOsis = ({ book, chapter }: Place): string => `${book.code}.${chapter}`

/** A place as readers write it: `John 3`, `John 3:16-18`. */
export function nameOfPlace(place: Place, language: Language): string {
  const chapter = fromOsis(chapterOsis(place))!
  if (place.verses === undefined) return formatReference(chapter, language)
  const { first, last } = place.verses
  return formatReference({ start: chapter.start + first - 1, end: chapter.start + last - 1 }, language)
}

/** Verses of a place as OSIS. */
export function osisOfPlace(place: Place): string {
  const chapter = fromOsis(chapterOsis(place))!
  const { first, last } = place.verses ?? { first: 1, last: chapter.end - chapter.start + 1 }
  return toOsis({ start: chapter.start + first - 1, end: chapter.start + last - 1 })
}

/** The passages that bear a sentence out, each a link to its chapter; nothing where there are none. */
export function referenceLinks(passages: readonly string[], language: Language): Html | undefined {
  if (passages.length === 0) return undefined
  const links = passages.map((osis) => {
    const path = osisPath(language, osis)
    const name = referenceOf(osis, language)
    return path === undefined ? html`${name}` : html`<a href="${path}">${name}</a>`
  })
  return html` <span class="from">(${join(links, '; ')})</span>`
}
