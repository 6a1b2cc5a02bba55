import type { Language } from '../engine/engine.ts'
import { booksPath, topicsPath } from './addresses.ts'
import { html } from './html.ts'
import { messages } from './messages.ts'
import type { Reply } from './site.ts'

/**
 * The page for an address that leads nowhere: what was wrong, and the nearest that is right.
 * @param nearest names and addresses of pages
 */
export function notFoundPage(
  language: Language,
  problem: string,
  nearest: readonly { name: string; path: string }[],
): Reply {
  const say = messages[language]
  const links = nearest.map(({ name, path }) => html`<li><a href="${path}">${name}</a></li>`)
  const body = html`<h1>${say.notFound}</h1>
<p class="lead">${problem}</p>
${links.length > 0 && html`<h2>${say.youMayMean}</h2><ul class="links">${links}</ul>`}
<p><a href="${booksPath(language)}">${say.books}</a> · <a href="${topicsPath(language)}">${say.topics}</a></p>`
  return {
    isFound: false,
    isPublic: false,
    page: {
      language,
      title: say.notFound,
      description: say.booksSummary,
      canonical: undefined,
      inOtherLanguage: booksPath(language === 'en' ? 'es' : 'en'),
      body,
    },
  }
}
