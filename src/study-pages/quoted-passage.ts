import type { Language } from '../engine/engine.ts'
import { AppError } from '../errors.ts'
import { osisPath } from './addresses.ts'
import { type Html, html } from './html.ts'
import { messages } from './messages.ts'
import { referenceOf } from './references.ts'
import { defaultTranslation, type Site } from './site.ts'

/** As many characters of a passage as are quoted, by whole verses. */
const longestQuoted = 520

/** A passage in its own words with a link to its chapter; of a long one the beginning. */
export function quotedPassage(site: Site, { osis, note }: { osis: string; note?: string }, language: Language): Html {
  const path = osisPath(language, osis)
  const reference = referenceOf(osis, language)
  const name = path === undefined ? html`${reference}` : html`<a href="${path}">${reference}</a>`
  const quoted = quotationOf(site, osis, language)
  const more = quoted?.isCut && path !== undefined && html` <a href="${path}">${messages[language].readMore}</a>`
  const words =
    quoted &&
    html`<blockquote lang="${quoted.language}"><p class="quotation">${quoted.text}${quoted.isCut && ' …'}${more}</p></blockquote>`
  const from = quoted && html` <span class="kind">${quoted.translation}</span>`
  return html`<li><figure>${words}
<figcaption>${name}${from}${note !== undefined && html`<br>${note}`}</figcaption></figure></li>`
}

type Quotation = { text: string; isCut: boolean; translation: string; language: string }

/** The words of a passage in the usual translation, else in the first that prints it. */
function quotationOf(site: Site, osis: string, language: Language): Quotation | undefined {
  const usual = defaultTranslation(site, language)
  for (const { id, language: of } of [usual, ...site.engine.listTranslations()]) {
    const verses = versesIn(site, osis, id)
    if (verses === undefined) continue
    const taken: string[] = []
    let length = 0
    for (const { text } of verses) {
      if (taken.length > 0 && length + text.length > longestQuoted) break
      taken.push(text)
      length += text.length + 1
    }
    return { text: taken.join(' '), isCut: taken.length < verses.length, translation: id, language: of }
  }
  return undefined
}

/** Undefined where the translation lacks the passage, or it is too long to be read at once. */
function versesIn({ engine }: Site, reference: string, translation: string) {
  try {
    return engine.readPassage({ reference, translation }).verses
  } catch (error) {
    if (error instanceof AppError) return undefined
    throw error
  }
}
