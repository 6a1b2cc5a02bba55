import { type Page, pathOf } from './page.ts'

/** A part of a page that can be linked to: what stands below one of its headings. */
type Section = { page: Page; heading: string; path: string; words: string; text: string }

export type Found = { title: string; heading: string; path: string; excerpt: string }

const mostFound = 20
const excerptLength = 180
/** What a word counts for by where it stands. */
const weights = { title: 8, heading: 6, text: 1 } as const
/** A word that stands often in a section says no more than so many times. */
const mostCounted = 4

/** Makes the search over all pages; it needs no script and no service of anybody else's. */
export function createSearch(pages: readonly Page[]): (query: string) => Found[] {
  const sections = pages.flatMap(sectionsOf)
  return (query) => {
    const terms = [...new Set(folded(query).match(/[\p{L}\p{N}_/-]+/gu) ?? [])].map(withoutEnding)
    if (terms.length === 0) return []
    return sections
      .flatMap((section) => {
        const scores = terms.map((term) => scoreOf(section, term))
        return scores.every((score) => score > 0) ? [{ section, score: scores.reduce((sum, one) => sum + one, 0) }] : []
      })
      .sort((a, b) => b.score - a.score)
      .slice(0, mostFound)
      .map(({ section: { page, heading, path, text } }) => ({
        title: page.title,
        heading,
        path,
        excerpt: excerptOf(text, terms),
      }))
  }
}

/** Of a longer word what its singular and plural share: “retry” finds “retries”. */
const withoutEnding = (term: string): string => (term.length > 4 ? term.replace(/(?:ies|y|s)$/, '') : term)

/** @returns 0 where no word of the section begins with the term */
function scoreOf({ page, heading, words }: Section, term: string): number {
  const count = (text: string) => Math.min(mostCounted, text.split(` ${term}`).length - 1)
  return (
    weights.title * count(` ${folded(page.title)}`) +
    weights.heading * count(` ${folded(heading)}`) +
    weights.text * count(words)
  )
}

/** By the headings of its HTML, which have the names that they are linked to by; what stands above the first is the page's. */
function sectionsOf(page: Page): Section[] {
  const [intro = '', ...parts] = page.html.split(/(?=<h[2-4] id=")/)
  const whole = sectionOf(page, '', pathOf(page), intro)
  return [
    whole,
    ...parts.map((part) => {
      const [head, id = '', inner = ''] = /^<h[2-4] id="([^"]*)">(.*?)<\/h[2-4]>/s.exec(part) ?? ['']
      return sectionOf(page, textOf(inner), `${pathOf(page)}#${id}`, part.slice(head.length))
    }),
  ]
}

function sectionOf(page: Page, heading: string, path: string, html: string): Section {
  const text = textOf(html)
  const separated = folded(text).replace(/[^\p{L}\p{N}_/-]+/gu, ' ')
  return { page, heading, path, text, words: ` ${separated}` }
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' }

const textOf = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot);/g, (_, name: string) => entities[name]!)
    .replace(/\s+/g, ' ')
    .trim()

const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** The text around the first place where a term stands. */
function excerptOf(text: string, terms: readonly string[]): string {
  const low = text.toLowerCase()
  const at = Math.max(
    0,
    Math.min(...terms.map((term) => low.indexOf(term)).map((place) => (place < 0 ? text.length : place))),
  )
  const from = at <= excerptLength / 2 || at === text.length ? 0 : text.indexOf(' ', at - excerptLength / 2) + 1
  const cut = text.slice(from, from + excerptLength)
  const whole = from + excerptLength < text.length ? `${cut.replace(/\s+\S*$/, '')} …` : cut
  return from === 0 ? whole : `… ${whole}`
}
