import type { Language, StudyTopicDetail, TopicPassage, TopicSentence } from '../engine/engine.ts'
import { osisPath, wordPath } from './addresses.ts'
import { type Html, html, join } from './html.ts'
import { messages } from './messages.ts'
import { quotedPassage } from './quoted-passage.ts'
import { referenceLinks, referenceOf } from './references.ts'
import type { Site } from './site.ts'

/** Sentences after one another, each with the passages that bear it out. */
export const sentences = (all: readonly TopicSentence[], language: Language): Html =>
  join(
    all.map(({ text, osis }) => html`${text}${referenceLinks(osis, language)}`),
    ' ',
  )

/** What people ask, each with the sentence that could be the whole reply, and the rest. */
export function answers({ answers = [] }: StudyTopicDetail, language: Language): Html | undefined {
  if (answers.length === 0) return undefined
  const items = answers.map(({ id, question, sentences: [lead, ...short] }) => {
    return html`<section class="answer" id="${id}"><h3>${capitalized(question)}</h3>
<p class="said">${lead && sentences([lead], language)}</p>${short.length > 0 && html`<p>${sentences(short, language)}</p>`}</section>`
  })
  return html`<h2>${messages[language].questions}</h2>${items}`
}

/** Wordings of questions are kept as people type them. */
const capitalized = (question: string): string => question.replace(/^[^\p{L}]*\p{L}/u, (start) => start.toUpperCase())

/** The sides of a disputed question, side by side where there is room. */
export function views(site: Site, { views = [] }: StudyTopicDetail, language: Language): Html | undefined {
  if (views.length === 0) return undefined
  const items = views.map(({ name, traditions, sentences: own, passages: rest }) => {
    return html`<section class="view"><h3>${name}</h3><p class="kind">${traditions.join(', ')}</p>
<p>${sentences(own, language)}</p>${passages(site, rest, language)}</section>`
  })
  return html`<h2>${messages[language].views}</h2><div class="views">${items}</div>`
}

export const facts = ({ facts = [] }: StudyTopicDetail, language: Language): Html | undefined =>
  facts.length === 0
    ? undefined
    : html`<h2>${messages[language].facts}</h2><ul class="facts">${facts.map((fact) => html`<li>${sentences([fact], language)}</li>`)}</ul>`

export const passages = (site: Site, all: readonly TopicPassage[], language: Language): Html =>
  html`<ul class="passages">${all.map((passage) => quotedPassage(site, passage, language))}</ul>`

/** A Hebrew or Greek word: itself, its numbers and its senses. */
export function wordOf({ word }: StudyTopicDetail, language: Language): Html | undefined {
  if (word === undefined) return undefined
  const numbers = word.strongs.map((each) => html`<a href="${wordPath(language, each)}">${each}</a>`)
  const senses = word.senses.map((sense) => html`<li>${sentences([sense], language)}</li>`)
  const of = word.strongs[0]?.startsWith('H') ? 'hbo' : 'grc'
  return html`<p class="lemma"><bdi lang="${of}">${word.lemma}</bdi> <i>${word.transliteration}</i> · ${join(numbers, ', ')}</p>
<h2>${messages[language].senses}</h2><ul class="facts">${senses}</ul>`
}

/** A book: who wrote it, when, for whom and why, and its parts. */
export function bookOf({ book }: StudyTopicDetail, language: Language): Html | undefined {
  if (book === undefined) return undefined
  const say = messages[language]
  const told = (['author', 'date', 'audience', 'purpose'] as const).map(
    (part) => html`<dt>${say[part]}</dt><dd>${sentences([book[part]], language)}</dd>`,
  )
  const outline = book.outline.map(({ osis, title }) => {
    const path = osisPath(language, osis)
    const name = referenceOf(osis, language)
    return html`<li>${title} ${path === undefined ? html`${name}` : html`<a href="${path}">${name}</a>`}</li>`
  })
  return html`<dl>${told}</dl><h2>${say.outline}</h2><ol class="outline">${outline}</ol>`
}

/** What is to be said of a saying: whether it stands in the Bible, and where it comes from. */
export function sayingOf({ saying }: StudyTopicDetail, language: Language): Html | undefined {
  if (saying === undefined) return undefined
  const say = messages[language]
  const origin = saying.origin !== null && html`<p><b>${say.origin}:</b> ${saying.origin}</p>`
  return html`<p class="notice">${say.verdicts[saying.verdict]}</p>${origin}`
}
