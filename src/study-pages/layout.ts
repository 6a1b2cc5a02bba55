import { readFileSync } from 'node:fs'
import type { Language } from '../engine/engine.ts'
import { hashOf, icon } from '../platform/inline-page.ts'
import { booksPath, topicsPath } from './addresses.ts'
import { type Html, html, jsonLd, raw } from './html.ts'
import { messages } from './messages.ts'

/** A page before it is laid out; addresses are below the host. */
export type Page = {
  language: Language
  title: string
  description: string
  /** Where it is at home; undefined for what is no page of its own, such as results of a search. */
  canonical: string | undefined
  /** The same page in each language, where it is at home in both. */
  alternates?: Readonly<Record<Language, string>> | undefined
  /** The page that its reader finds in the other language. */
  inOtherLanguage: string
  breadcrumbs?: readonly { name: string; path: string }[]
  /** What kind of a work the page is, for search engines; properties of schema.org. */
  article?: object
  body: Html
  /** Whether arrow keys and swiping lead to the pages before and after it. */
  turns?: boolean
}

const style = ['page.css', 'reading.css'].map((name) => readFileSync(new URL(name, import.meta.url), 'utf8')).join('')
const script = readFileSync(new URL('turn-pages.js', import.meta.url), 'utf8')

/** The pages load nothing, and obey one style sheet; those of chapters run one script besides. */
export const securityPolicy = (turns: boolean): string =>
  [
    "default-src 'none'",
    ...(turns ? [`script-src ${hashOf(script)}`] : []),
    `style-src ${hashOf(style)}`,
    'img-src data:',
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')

/** A whole page as it is sent. */
export function layOut(page: Page, publicUrl: string): string {
  const { language, title, description, canonical, breadcrumbs = [], body, turns = false } = page
  const say = messages[language]
  const other = language === 'en' ? 'es' : 'en'
  const trail = breadcrumbs.map(
    ({ name, path }, at) => html`${at > 0 && html` <span aria-hidden="true">›</span> `}<a href="${path}">${name}</a>`,
  )
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Berea</title>
<meta name="description" content="${description}">
${canonical === undefined && html`<meta name="robots" content="noindex, follow">`}
${canonical !== undefined && html`<link rel="canonical" href="${publicUrl}${canonical}">`}
${alternateLinks(page, publicUrl)}<meta property="og:title" content="${title}">
<meta property="og:description" content="${description}">
<meta property="og:type" content="article">
<link rel="icon" href="${raw(icon)}">
<style>${raw(style)}</style>
${canonical !== undefined && dataOf(page, publicUrl)}
</head>
<body>
<a class="skip" href="#content">${say.skip}</a>
<header>
<nav aria-label="${say.pages}"><a class="brand" href="${booksPath(language)}">Berea</a>
<a href="${booksPath(language)}">${say.passages}</a> <a href="${topicsPath(language)}">${say.topics}</a>
<a class="other" hreflang="${other}" lang="${other}" href="${page.inOtherLanguage}">${say.otherLanguage}</a></nav>
<form class="jump" role="search" action="${booksPath(language)}"><input name="q" type="search" maxlength="200" required
 aria-label="${say.goTo}" placeholder="${say.goExample}"><button>${say.go}</button></form>
</header>
<main id="content" tabindex="-1">
${trail.length > 0 && html`<p class="trail">${trail}</p>`}
${body}
</main>
<footer><p>${say.about} <a href="/docs">Berea API</a></p></footer>
${turns && html`<script>${raw(script)}</script>`}
</body>
</html>
`.markup
}

function alternateLinks({ alternates }: Page, publicUrl: string): Html | undefined {
  if (alternates === undefined) return undefined
  return html`<link rel="alternate" hreflang="en" href="${publicUrl}${alternates.en}">
<link rel="alternate" hreflang="es" href="${publicUrl}${alternates.es}">
<link rel="alternate" hreflang="x-default" href="${publicUrl}${alternates.en}">
`
}

function dataOf({ title, description, language, canonical, breadcrumbs = [], article }: Page, publicUrl: string): Html {
  const url = `${publicUrl}${canonical}`
  const crumbs = [
    ...breadcrumbs.map(({ name, path }) => ({ name, item: `${publicUrl}${path}` })),
    { name: title, item: url },
  ]
  return jsonLd({
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Article',
        headline: title,
        description,
        inLanguage: language,
        url,
        mainEntityOfPage: url,
        isAccessibleForFree: true,
        publisher: { '@type': 'Organization', name: 'Berea', url: publicUrl },
        ...article,
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: crumbs.map((crumb, at) => ({ '@type': 'ListItem', position: at + 1, ...crumb })),
      },
    ],
  })
}
