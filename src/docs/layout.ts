import { readFileSync } from 'node:fs'
import { hashOf, icon } from '../platform/inline-page.ts'
import { markdownPathOf, type Page, pathOf } from './page.ts'

const style = readFileSync(new URL('docs.css', import.meta.url), 'utf8')
const script = readFileSync(new URL('docs.js', import.meta.url), 'utf8')

/** The pages load nothing, and run and obey only the one script and the one style sheet that stand in each. */
export const securityPolicy = [
  "default-src 'none'",
  `script-src ${hashOf(script)}`,
  `style-src ${hashOf(style)}`,
  'img-src data:',
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

/** A whole page: heading, navigation, content, links to the pages before and after it. */
export function layOut(page: Page, pages: readonly Page[], publicUrl: string, query = ''): string {
  const at = pages.indexOf(page)
  const isListed = at >= 0
  const links = navigation(page, pages)
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(page.title)} · Berea</title>
<meta name="description" content="${escapeHtml(page.summary)}">
<link rel="icon" href="${icon}">
${isListed ? `<link rel="alternate" type="text/markdown" href="${markdownPathOf(page)}">` : '<meta name="robots" content="noindex">'}
<style>${style}</style>
</head>
<body>
<a class="skip" href="#content">Skip to content</a>
<header>
<a class="brand" href="/docs">Berea <span>API</span></a>
<details class="menu"><summary>Pages</summary><nav aria-label="Pages, menu">${links}</nav></details>
<form class="find" role="search" action="/docs/search"><input type="search" name="q" maxlength="200" required value="${escapeHtml(query)}" aria-label="Search the documentation" placeholder="Search"></form>
<p class="links"><a href="/dashboard">Dashboard</a> <a href="/v1/openapi.json">OpenAPI</a></p>
</header>
<div class="frame">
<nav class="side" aria-label="Pages">${links}</nav>
<main id="content" tabindex="-1">
<h1>${escapeHtml(page.title)}</h1>
${page.html}
<footer>
${isListed ? step('previous', pages[at - 1]) + step('next', pages[at + 1]) : ''}
<p>${isListed ? `<a href="${markdownPathOf(page)}">This page as Markdown</a> · ` : ''}<a href="/llms.txt">llms.txt</a> · <a href="/llms-full.txt">llms-full.txt</a> · <a href="/v1/openapi.json">OpenAPI</a> · <a href="/dashboard">Dashboard</a> · base address <code>${escapeHtml(publicUrl)}/v1</code></p>
</footer>
</main>
</div>
<script>${script}</script>
</body>
</html>
`
}

function navigation(current: Page, pages: readonly Page[]): string {
  const groups = Map.groupBy(pages, ({ group }) => group)
  return [...groups]
    .map(([group, members]) => {
      const items = members.map((page) => {
        const here = page === current ? ' aria-current="page"' : ''
        const method = page.method === undefined ? '' : `<span class="method ${page.method}">${page.method}</span> `
        return `<li><a href="${pathOf(page)}"${here}>${method}${escapeHtml(page.title)}</a></li>`
      })
      return `<p class="group">${group}</p><ul>${items.join('')}</ul>`
    })
    .join('')
}

const step = (rel: 'previous' | 'next', page: Page | undefined): string =>
  page === undefined
    ? ''
    : `<a class="step ${rel}" rel="${rel === 'next' ? 'next' : 'prev'}" href="${pathOf(page)}"><span>${rel === 'next' ? 'Next' : 'Previous'}</span> ${escapeHtml(page.title)}</a>`

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (each) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[each]!)
