import type { Language } from '../engine/engine.ts'
import { booksPath } from './addresses.ts'
import { html } from './html.ts'
import type { Page } from './layout.ts'
import { messages } from './messages.ts'

/** The page for a visitor who asked for more pages than one may. */
export function tooManyPage(language: Language, seconds: number): Page {
  const say = messages[language]
  return {
    language,
    title: say.tooMany,
    description: say.booksSummary,
    canonical: undefined,
    inOtherLanguage: booksPath(language === 'en' ? 'es' : 'en'),
    body: html`<h1>${say.tooMany}</h1><p class="lead">${say.waitSeconds(seconds)}</p>`,
  }
}
