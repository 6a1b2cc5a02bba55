import type { Chapter, ChapterVerse, Language } from '../engine/engine.ts'
import { passagePath } from './addresses.ts'
import type { ChapterView } from './chapter-view.ts'
import { type Html, html } from './html.ts'
import { messages } from './messages.ts'
import { nameOfPlace } from './references.ts'
import { type Mark, verseText } from './verse-text.ts'

type Below = {
  /** Marks of notes, by the number of the verse. */
  marks: ReadonlyMap<number, Mark[]>
  /** Titles of the guide's sections, by the number of the verse they begin with. */
  sections: ReadonlyMap<number, Html>
}

/** The verses of a chapter, each with its number; two translations stand side by side. */
export function chapterText(view: ChapterView, { marks, sections }: Below): Html {
  const { text, beside, place } = view
  const rows = text.verses.map((verse, at) => {
    const isNamed =
      place.verses !== undefined && verse.number >= place.verses.first && verse.number <= place.verses.last
    const own = oneVerse(verse, view, text, marks.get(verse.number) ?? [])
    const second = beside?.verses[at]
    const other = second && beside && oneVerse(second, view, beside)
    const title = html`${headings(verse, text, place.book.code)}${sections.get(verse.number)}`
    const itself = { ...place, verses: { first: verse.number, last: verse.number } }
    return html`${title}<div class="verse${isNamed && ' named'}" id="v${verse.number}">
<a class="number" href="${passagePath(view.language, itself, view.shown)}"
 aria-label="${nameOfPlace(itself, view.language)}">${verse.number}</a>${own}${other}</div>
`
  })
  const heads =
    beside &&
    html`<div class="heads" aria-hidden="true"><span>${text.translation}</span><span>${beside.translation}</span></div>`
  return html`<div class="chapter${beside !== undefined && ' pair'}">${heads}${rows}</div>`
}

function oneVerse(
  verse: ChapterVerse,
  { language, shown, beside }: ChapterView,
  of: Chapter,
  marks: readonly Mark[] = [],
): Html {
  const column = of === beside ? 'second' : 'first'
  const text = verseText(verse, { wordsIn: wordsIn(language, shown.strongs), marks })
  if (verse.text === undefined)
    return html`<p class="${column} lacking">${messages[language].notPrinted(of.translation)}${text}</p>`
  return html`<p class="${column}" lang="${of.language}">${text}</p>`
}

const wordsIn = (language: Language, isWanted: boolean | undefined) => (isWanted ? language : undefined)

/** What stands over a psalm is its superscription and part of the text; other headings are titles of sections. */
function headings({ headings, number }: ChapterVerse, { language }: Chapter, code: string): Html[] {
  const isSuperscription = code === 'Ps' && number === 1
  return headings.map((heading) =>
    isSuperscription
      ? html`<p class="superscription" lang="${language}">${heading}</p>`
      : html`<h2 class="section" lang="${language}">${heading}</h2>`,
  )
}
