import type { Chapter, Language } from '../engine/engine.ts'
import { booksPath, osisPath, passagePath, topicPath, topicsPath } from './addresses.ts'
import { chapterGuideParts } from './chapter-guide.ts'
import { chapterNotes } from './chapter-notes.ts'
import { chapterText } from './chapter-text.ts'
import { chapterTopics } from './chapter-topics.ts'
import type { ChapterView } from './chapter-view.ts'
import { chapterWords } from './chapter-words.ts'
import { type Html, html } from './html.ts'
import type { Page } from './layout.ts'
import { type Messages, messages } from './messages.ts'
import { neighboursOf } from './neighbours.ts'
import { chapterOsis, nameOfPlace, osisOfPlace } from './references.ts'
import { defaultTranslation, type Site } from './site.ts'
import type { Place } from './slugs.ts'
import { translationPicker } from './translation-picker.ts'

/** A chapter, or verses of one in their chapter: text, margin, words, topics, and the chapters around it. */
export function chapterPage(site: Site, view: ChapterView): Page {
  const { language, place, shown, text, beside, isForeign } = view
  const say = messages[language]
  const chapter = { ...place, verses: undefined }
  const name = nameOfPlace(place, language)
  const notes = chapterNotes(text, language)
  const guide = chapterGuideParts(site.engine.readChapterGuide?.({ osis: chapterOsis(place), language }), language)
  const { previous, next } = neighboursOf(place)
  const to = (other: Place | undefined) =>
    other && { path: passagePath(language, other, shown), name: nameOfPlace(other, language) }
  const turn = html`<nav class="turn" aria-label="${say.chapter}">
${turnLink('prev', to(previous), say)}${turnLink('next', to(next), say)}</nav>`
  const body = html`<h1>${name}</h1>
${guide.title}
${translationPicker(site, view)}
${isForeign && html`<p class="notice">${say.foreignText(text.translation)}</p>`}
${place.verses !== undefined && versesInFront(view, say)}
${guide.before}
${chapterText(view, { marks: notes.marks, sections: guide.sections })}
${turn}
<p class="act"><a class="button" href="${topicsPath(language, { q: name })}">${say.searchGuide}</a></p>
${guide.after}
${listOf(say.footnotes, 'footnotes', notes.footnotes)}
${listOf(say.crossReferences, 'cross-references', [...notes.crossReferences, ...guide.crossReferences])}
${chapterWords(site, view)}
${chapterTopics(site, view)}
<p class="source">${sourcesOf([text, beside])}</p>`
  const usual = defaultTranslation(site, language)
  const isUsual = text.translation === usual.id
  const canonical = passagePath(language, chapter, { translation: shown.translation })
  return {
    language,
    title: shown.translation === undefined ? name : `${name} (${shown.translation})`,
    description: descriptionOf(view, say),
    canonical: isForeign ? undefined : canonical,
    alternates: isUsual && place.verses === undefined && isInBoth(site, place) ? pathsOf(chapter) : undefined,
    inOtherLanguage: pathsOf(place)[language === 'en' ? 'es' : 'en'],
    breadcrumbs: crumbsOf(view, site),
    article: { license: text.source.license, isPartOf: { '@type': 'Book', name: text.source.title } },
    body,
    script: 'turn-pages',
  }
}

const pathsOf = (place: Place) => ({ en: passagePath('en', place), es: passagePath('es', place) })

/** Whether the usual text of each language prints a chapter: then its pages are one page in two languages. */
const isInBoth = (site: Site, place: Place): boolean =>
  (['en', 'es'] as const).every((language) => isAtHomeIn(site, language, place))

/** Whether the usual text of a language is of that language and prints a chapter. */
export function isAtHomeIn(site: Site, language: Language, place: Place): boolean {
  const usual = defaultTranslation(site, language)
  if (usual.language !== language) return false
  return site.isPrinted(usual.id, chapterOsis(place))
}

/** The verses that the address names, before their chapter. */
function versesInFront({ language, place, text }: ChapterView, say: Messages): Html {
  const { first, last } = place.verses!
  const verses = text.verses.filter(({ number }) => number >= first && number <= last)
  const words = verses.map((verse) => verse.text ?? '').join(' ')
  const path = passagePath(language, { ...place, verses: undefined })
  return html`<blockquote class="front" lang="${text.language}"><p>${words}</p></blockquote>
<h2><a href="${path}">${say.wholeChapter}</a></h2>`
}

type Turn = { path: string; name: string } | undefined
const turnLink = (rel: 'prev' | 'next', to: Turn, say: Messages): Html =>
  to === undefined
    ? html`<span></span>`
    : html`<a class="${rel}" rel="${rel}" href="${to.path}"><span>${rel === 'prev' ? say.previous : say.next}</span> ${to.name}</a>`

const listOf = (title: string, id: string, lines: readonly Html[]): Html | undefined =>
  lines.length === 0
    ? undefined
    : html`<section aria-labelledby="${id}"><h2 id="${id}">${title}</h2><ul class="notes">${lines}</ul></section>`

const sourcesOf = (texts: readonly (Chapter | undefined)[]): Html[] =>
  texts.flatMap((text) => {
    if (text === undefined) return []
    const { title, license, attribution } = text.source
    return [html`${title} (${text.translation}): ${license}.${attribution !== null && ` ${attribution}.`} `]
  })

/** The book, by its entry in the guide where there is one. */
function crumbsOf({ language, place }: ChapterView, site: Site): NonNullable<Page['breadcrumbs']> {
  const { code, name } = place.book
  const id = `book-${code.toLowerCase()}`
  const isInGuide = site.guide.title(language, id) !== undefined
  const book = { name: name[language], path: isInGuide ? topicPath(language, id) : `${booksPath(language)}#${code}` }
  const chapter = osisPath(language, osisOfPlace({ ...place, verses: undefined }))!
  const crumbs = [{ name: messages[language].passages, path: booksPath(language) }, book]
  if (place.verses === undefined) return crumbs
  return [...crumbs, { name: nameOfPlace({ ...place, verses: undefined }, language), path: chapter }]
}

const longestDescription = 158

function descriptionOf({ place, language, text }: ChapterView, say: Messages): string {
  const { first, last } = place.verses ?? { first: 1, last: 5 }
  const words = text.verses.filter(({ number }) => number >= first && number <= last).map((verse) => verse.text ?? '')
  const whole = say.describeChapter(nameOfPlace(place, language), text.source.title) + words.join(' ')
  return whole.length <= longestDescription ? whole : `${whole.slice(0, longestDescription).replace(/\s+\S*$/, '')}…`
}
