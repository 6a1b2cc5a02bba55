import type { Language } from '../engine/engine.ts'
import { booksPath, passagePath, topicPath, topicsPath, wordPath } from './addresses.ts'
import { isAtHomeIn } from './chapter-page.ts'
import { escapeHtml } from './html.ts'
import { everyChapter } from './neighbours.ts'
import type { Site } from './site.ts'

const languages: readonly Language[] = ['en', 'es']

/** The parts of the sitemap, by the name of each: addresses below the host of every page that is at home there. */
const parts: Readonly<Record<string, (site: Site) => string[]>> = {
  passages: (site) =>
    languages.flatMap((language) => [
      booksPath(language),
      ...everyChapter.filter((place) => isAtHomeIn(site, language, place)).map((place) => passagePath(language, place)),
    ]),
  topics: ({ guide }) =>
    languages.flatMap((language) => [
      topicsPath(language),
      ...guide.all(language).map(({ id }) => topicPath(language, id)),
    ]),
  words: ({ engine }) => {
    const words = engine.listWords()
    return languages.flatMap((language) => words.map((strongs) => wordPath(language, strongs)))
  },
}

/** Names of the parts of the sitemap. */
export const sitemapParts: readonly string[] = Object.keys(parts)

const head = '<?xml version="1.0" encoding="UTF-8"?>\n'
const space = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/** The sitemap's index. @see https://www.sitemaps.org/protocol.html */
export const sitemapIndex = ({ publicUrl }: Site): string =>
  `${head}<sitemapindex ${space}>\n${sitemapParts
    .map((part) => `<sitemap><loc>${escapeHtml(publicUrl)}/study/sitemap-${part}.xml</loc></sitemap>\n`)
    .join('')}</sitemapindex>\n`

/** A part of the sitemap, at most 50,000 addresses. */
export const sitemapPart = (site: Site, part: string): string =>
  `${head}<urlset ${space}>\n${parts[part]!(site)
    .map((path) => `<url><loc>${escapeHtml(site.publicUrl + path)}</loc></url>\n`)
    .join('')}</urlset>\n`

/** What crawlers may read: the pages for readers; not the API, the dashboard, nor results of searches. */
export const robotsText = ({ publicUrl }: Site): string => {
  const closed = ['/v1/', '/dashboard', '/study/topics?q=', '/study/es/topics?q=']
  const rules = closed.map((path) => `Disallow: ${path}\n`).join('')
  return `User-agent: *\n${rules}\nSitemap: ${publicUrl}/study/sitemap.xml\n`
}
