import type { GuideKind, Language } from '../engine/engine.ts'
import { topicPath, topicsPath } from './addresses.ts'
import type { ListedTopic } from './guide-lookup.ts'
import { type Html, html } from './html.ts'
import type { Page } from './layout.ts'
import { messages } from './messages.ts'
import { found, movedTo, type Reply, type Site } from './site.ts'

const longestQuery = 500
const mostOfKind = 8

/** The index of the guide: its kinds; the entries of one; or those that a search finds. */
export function topicsPage(
  site: Site,
  language: Language,
  query: { kind?: string | undefined; q?: string | undefined },
): Reply {
  const say = messages[language]
  const asked = query.q?.trim().slice(0, longestQuery)
  if (asked) return found(searchPage(site, language, asked), false)
  if (query.kind === undefined) return found(indexPage(site, language))
  const kind = Object.keys(say.kinds).find((one): one is GuideKind => one === query.kind)
  return kind === undefined ? movedTo(topicsPath(language), false) : found(kindPage(site, language, kind))
}

function indexPage({ guide }: Site, language: Language): Page {
  const say = messages[language]
  const byKind = Map.groupBy(guide.all(language), ({ kind }) => kind)
  const parts = (Object.keys(say.kinds) as GuideKind[]).flatMap((kind) => {
    const entries = byKind.get(kind) ?? []
    if (entries.length === 0) return []
    const some = everyNth(entries, mostOfKind).map(linkIn(language))
    return [
      html`<section><h2><a href="${topicsPath(language, { kind })}">${say.kinds[kind]}</a></h2>
<ul class="links">${some}</ul><p><a href="${topicsPath(language, { kind })}">${say.entries(entries.length)}</a></p></section>`,
    ]
  })
  return {
    ...shared(language, {}),
    title: say.topics,
    description: say.topicsSummary,
    body: html`<h1>${say.topics}</h1><p class="lead">${say.topicsSummary}</p>${searchForm(language)}<div class="kinds">${parts}</div>`,
  }
}

const linkIn =
  (language: Language) =>
  ({ id, title }: ListedTopic): Html =>
    html`<li><a href="${topicPath(language, id)}">${title}</a></li>`

/** Some of a list, from all over it. */
const everyNth = <T>(all: readonly T[], count: number): T[] =>
  all.filter((_, at) => at % Math.ceil(all.length / count) === 0)

function kindPage({ guide }: Site, language: Language, kind: GuideKind): Page {
  const say = messages[language]
  const entries = guide.all(language).filter((one) => one.kind === kind)
  const linkTo = linkIn(language)
  const letters = Map.groupBy(entries, ({ title }) => letterOf(title))
  const parts = [...letters].map(
    ([letter, of]) => html`<section><h2>${letter}</h2><ul class="links columns">${of.map(linkTo)}</ul></section>`,
  )
  return {
    ...shared(language, { kind }),
    title: say.kinds[kind],
    description: `${say.kinds[kind]}: ${say.topicsSummary}`,
    breadcrumbs: [{ name: say.topics, path: topicsPath(language) }],
    body: html`<h1>${say.kinds[kind]}</h1><p>${say.entries(entries.length)}</p>${searchForm(language)}${parts}`,
  }
}

/** The letter that a title is listed under: accents and marks before it do not count. */
const letterOf = (title: string): string =>
  title
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .slice(0, 1)
    .toUpperCase()

function searchPage({ engine }: Site, language: Language, query: string): Page {
  const say = messages[language]
  const entries = engine.listTopics({ query, language })
  const items = entries.map(
    ({ id, title, kind, summary }) =>
      html`<li><a href="${topicPath(language, id)}">${title}</a> <span class="kind">${say.kind[kind]}</span><br>${summary}</li>`,
  )
  return {
    ...shared(language, { q: query }),
    canonical: undefined,
    alternates: undefined,
    title: say.searchTopics,
    description: say.topicsSummary,
    breadcrumbs: [{ name: say.topics, path: topicsPath(language) }],
    body: html`<h1>${say.searchTopics}</h1>${searchForm(language, query)}
<p role="status">${entries.length === 0 ? say.foundNone(query) : say.found(entries.length, query)}</p><ul class="results">${items}</ul>`,
  }
}

function shared(language: Language, query: { kind?: string; q?: string }) {
  const alternates = { en: topicsPath('en', query), es: topicsPath('es', query) }
  return {
    language,
    canonical: alternates[language],
    alternates,
    inOtherLanguage: alternates[language === 'en' ? 'es' : 'en'],
  }
}

function searchForm(language: Language, query = ''): Html {
  const say = messages[language]
  return html`<form class="search" action="${topicsPath(language)}"><input name="q" type="search" maxlength="${longestQuery}" required
 value="${query}" aria-label="${say.searchTopics}" placeholder="${say.searchTopics}"><button>${say.search}</button></form>`
}
