import type { ChapterGuide, Language } from '../engine/engine.ts'
import { fromOsis, verseOf } from '../engine/index.ts'
import { osisPath } from './addresses.ts'
import { type Html, html } from './html.ts'
import { messages } from './messages.ts'
import { referenceLinks, referenceOf } from './references.ts'

/** What the guide of chapters gives to a chapter's page; nothing of it where there is none. */
type Parts = {
  title: Html | undefined
  before: Html | undefined
  /** Over the verses, by the number of the first. */
  sections: ReadonlyMap<number, Html>
  after: Html | undefined
  crossReferences: Html[]
}

/** The guide of a chapter in the places of its page. */
export function chapterGuideParts(guide: ChapterGuide | undefined, language: Language): Parts {
  if (guide === undefined)
    return { title: undefined, before: undefined, sections: new Map(), after: undefined, crossReferences: [] }
  const say = messages[language]
  const named = (name: string, text: string | null) => text !== null && html`<p><b>${name}:</b> ${text}</p>`
  const sections = guide.sections.flatMap(({ osis, title, sense }) => {
    const range = fromOsis(osis)
    if (range === undefined) return []
    return [[verseOf(range.start), html`<h2 class="section">${title}</h2><p class="sense">${sense}</p>`] as const]
  })
  return {
    title: html`<p class="lead">${guide.title}</p>`,
    before: html`<div class="guide">${named(say.setting, guide.setting)}${named(say.before, guide.before)}</div>`,
    sections: new Map(sections),
    after: html`<div class="guide">${named(say.after, guide.after)}${hardVerses(guide, language)}
${listOf(
  say.textNotes,
  guide.textNotes.map(({ osis, text }) => html`<li>${text}${referenceLinks([osis], language)}</li>`),
)}
${listOf(
  say.toPonder,
  guide.questions.map((question) => html`<li>${question}</li>`),
)}
${guide.prayer !== null && html`<h2>${say.prayer}</h2><p>${guide.prayer}</p>`}</div>`,
    crossReferences: guide.crossReferences.map(({ from, to, why }) => {
      const path = osisPath(language, to)
      const name = referenceOf(to, language)
      const shown = path === undefined ? html`${name}` : html`<a href="${path}">${name}</a>`
      return html`<li><span class="of">${referenceOf(from, language)}</span> ${shown}: ${why}</li>`
    }),
  }
}

const listOf = (title: string, items: readonly Html[]): Html | undefined =>
  items.length === 0 ? undefined : html`<h2>${title}</h2><ul>${items}</ul>`

function hardVerses({ hard }: ChapterGuide, language: Language): Html | undefined {
  const items = hard.map(({ osis, question, short, readings }) => {
    const sides = readings.map(({ who, says }) => html`<dt>${who}</dt><dd>${says}</dd>`)
    return html`<li><b>${question}</b> ${short}${referenceLinks([osis], language)}${sides.length > 0 && html`<dl>${sides}</dl>`}</li>`
  })
  return listOf(messages[language].hard, items)
}
