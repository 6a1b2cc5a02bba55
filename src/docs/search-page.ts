import type { Page } from './page.ts'
import type { Found } from './search.ts'

export const longestQuery = 200

/** What a search of the documentation found, as a page of it that stands in no list. */
export function searchPage(query: string, found: readonly Found[]): Page {
  const told =
    query === ''
      ? 'Type what you look for: a field, an error code, a header, a subject.'
      : found.length === 0
        ? `Nothing was found for “${query}”. Try fewer words, or the beginning of one.`
        : `${found.length} ${found.length === 1 ? 'section' : 'sections'} for “${query}”`
  const items = found.map(
    ({ title, heading, path, excerpt }) =>
      `<li><a href="${path}">${escaped(heading === '' ? title : `${title}: ${heading}`)}</a><br>${escaped(excerpt)}</li>`,
  )
  return {
    slug: 'search',
    title: 'Search',
    summary: told,
    group: 'Start',
    markdown: '',
    html: `<p role="status">${escaped(told)}</p><ul class="found">${items.join('')}</ul>`,
  }
}

const escaped = (text: string): string => text.replace(/[&<>"]/g, (each) => `&#${each.charCodeAt(0)};`)
