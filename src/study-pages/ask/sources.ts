import type { Language } from '../../engine/engine.ts'
import { osisPath, topicPath } from '../addresses.ts'
import { type Html, html, join } from '../html.ts'
import { messages } from '../messages.ts'
import { findTranslation, type Site } from '../site.ts'
import { askMessages } from './messages.ts'
import type { StudyCitation } from './reply.ts'

/** So many characters of a source are shown; its page has the rest. */
const longestShown = 360

/** What an answer rests on: each source in its own words, with where it stands, its licence and how it was checked. */
export function sources(site: Site, citations: readonly StudyCitation[], language: Language): Html | undefined {
  if (citations.length === 0) return undefined
  const say = askMessages[language]
  return html`<section class="sources" aria-labelledby="sources"><h2 id="sources">${say.sources}</h2>
<ol>${citations.map((citation) => sourceOf(site, citation, language))}</ol></section>`
}

function sourceOf(site: Site, citation: StudyCitation, language: Language): Html {
  const { id, type, reference, translation, text, role, verified, source } = citation
  const say = askMessages[language]
  const of = translation === null ? undefined : findTranslation(site, translation)?.language
  const path = pathOf(site, citation, language)
  const name = path === undefined ? html`${reference}` : html`<a href="${path}">${reference}</a>`
  const shown = text.length <= longestShown ? text : text.slice(0, longestShown).replace(/\s+\S*$/, '')
  const isCut = shown.length < text.length
  const told = [
    ...(translation === null ? [] : [html`${translation}`]),
    html`${source.attribution ?? source.license}`,
    ...(type === 'context' ? [html`${say.unchecked}`] : []),
    ...(role === 'quoted' && verified && type !== 'context' ? [html`${say.checked}`] : []),
  ]
  return html`<li id="source-${id}" value="${id}"><p class="name">${name}</p>
<blockquote${of !== undefined && html` lang="${of}"`}><p>${shown}${isCut && html` … ${path !== undefined && html`<a href="${path}">${messages[language].readMore}</a>`}`}</p></blockquote><p class="kind">${join(told, ' · ')}</p></li>`
}

/** The page of a passage in the translation that was quoted, or of an entry of the guide. */
function pathOf(site: Site, { type, osis, reference, translation }: StudyCitation, language: Language) {
  if (osis !== null) return osisPath(language, osis, translation === null ? {} : { translation })
  if (type !== 'guide') return undefined
  const title = /[“«](.+)[”»]/.exec(reference)?.[1]
  const entry = site.guide.all(language).find((each) => each.title === title)
  return entry && topicPath(language, entry.id)
}
