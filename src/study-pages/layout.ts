import { readFileSync } from 'node:fs'
import type { Language } from '../engine/engine.ts'
import { hashOf, icon } from '../platform/inline-page.ts'
import { booksPath, homePath, topicsPath } from './addresses.ts'
import { type Brand, styleOfBrand } from './brand.ts'
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
  /** The one script that it runs, if any: `turn-pages` where arrow keys and swiping lead on, `ask` at the question box. */
  script?: keyof typeof scripts
}

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')
const style = ['page.css', 'reading.css', 'ask/ask.css'].map(read).join('')
const scripts = { 'turn-pages': read('turn-pages.js'), ask: read('ask/ask.js') }

/** The pages load nothing, and obey one style sheet; some run one script besides. */
export const securityPolicy = (script: Page['script'], brand: Brand): string =>
  [
    "default-src 'none'",
    ...(script === undefined ? [] : [`script-src ${hashOf(scripts[script])}`]),
    `style-src ${hashOf(style + styleOfBrand(brand))}`,
    'img-src data:',
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')

/** The service that a page is of. `hasQuestions`: whether visitors may ask; `hasConsole`: whether there is a dashboard. */
export type Surroundings = { publicUrl: string; brand: Brand; hasQuestions: boolean; hasConsole: boolean }

/** A whole page as it is sent. */
export function layOut(page: Page, { publicUrl, brand, hasQuestions, hasConsole }: Surroundings): string {
  const { language, title, description, canonical, breadcrumbs = [], body, script } = page
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
<title>${title} · ${brand.name}</title>
<meta name="description" content="${description}">
${canonical === undefined && html`<meta name="robots" content="noindex, follow">`}
${canonical !== undefined && html`<link rel="canonical" href="${publicUrl}${canonical}">`}
${alternateLinks(page, publicUrl)}<meta property="og:title" content="${title}">
<meta property="og:description" content="${description}">
<meta property="og:type" content="article">
<link rel="icon" href="${raw(icon)}">
<style>${raw(style + styleOfBrand(brand))}</style>
${canonical !== undefined && dataOf(page, publicUrl, brand)}
</head>
<body>
<a class="skip" href="#content">${say.skip}</a>
<header>
<nav aria-label="${say.pages}"><a class="brand" href="${homePath(language)}">${brand.logo !== undefined && html`<img src="${brand.logo}" alt="" height="24">`}${brand.name}</a>
${hasQuestions && html`<a href="${homePath(language)}">${say.ask}</a> `}<a href="${booksPath(language)}">${say.passages}</a> <a href="${topicsPath(language)}">${say.topics}</a>
<a class="other" hreflang="${other}" lang="${other}" href="${page.inOtherLanguage}">${say.otherLanguage}</a></nav>
<form class="jump" role="search" action="${booksPath(language)}"><input name="q" type="search" maxlength="200" required
 aria-label="${say.goTo}" placeholder="${say.goExample}"><button>${say.go}</button></form>
</header>
<main id="content" tabindex="-1">
${trail.length > 0 && html`<p class="trail">${trail}</p>`}
${body}
</main>
<footer><p>${say.about} <a href="/docs">Berea API</a>${hasConsole && html` · <a href="/dashboard">${say.console}</a>`}${brand.privacyUrl !== undefined && html` · <a href="${brand.privacyUrl}">${say.privacy}</a>`}${
    brand.contactUrl !== undefined && html` · <a href="${brand.contactUrl}">${say.contact}</a>`
  }</p></footer>
${script !== undefined && html`<script>${raw(scripts[script])}</script>`}
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

function dataOf(
  { title, description, language, canonical, breadcrumbs = [], article }: Page,
  publicUrl: string,
  brand: Brand,
): Html {
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
        publisher: { '@type': 'Organization', name: brand.name, url: publicUrl },
        ...article,
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: crumbs.map((crumb, at) => ({ '@type': 'ListItem', position: at + 1, ...crumb })),
      },
    ],
  })
}
