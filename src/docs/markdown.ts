import { micromark } from 'micromark'
import { gfmTable, gfmTableHtml } from 'micromark-extension-gfm-table'
import { colourJson } from './colour-json.ts'

/** Where a link of a file in `docs` leads on the pages; undefined where it leads to none of them. */
export type LinkTo = (target: string) => string | undefined

const languages: Record<string, string> = { sh: 'curl', ts: 'TypeScript', python: 'Python' }

/**
 * Markdown of our own files as HTML: headings that can be linked to, tables that scroll, the same example in several
 * languages as one of them at a time. HTML in it is shown, not obeyed.
 */
export function renderMarkdown(markdown: string, linkTo: LinkTo): string {
  const html = micromark(markdown, { extensions: [gfmTable()], htmlExtensions: [gfmTableHtml()] })
  return joinSamples(linkHeadings(resolveLinks(html, linkTo)))
    .replace(/<table>/g, '<div class="table" tabindex="0" role="group" aria-label="Table"><table>')
    .replace(/<\/table>/g, '</table></div>')
    .replace(
      /<pre><code class="language-json">([^<]*)<\/code>/g,
      (_, code: string) => `<pre><code>${colourJson(code)}</code>`,
    )
    .replace(/<pre(?=[ >])/g, '<pre tabindex="0"')
}

/** Inside of a line: code, links, emphasis. */
export function renderInline(markdown: string, linkTo: LinkTo): string {
  return resolveLinks(micromark(markdown), linkTo).replace(/^<p>|<\/p>$/g, '')
}

/** The name that a heading is linked to by, as code hosts make it. */
const slugOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/<[^>]*>|&\w+;/g, '')
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-')

const linkHeadings = (html: string): string =>
  html.replace(/<h([2-4])>(.*?)<\/h\1>/g, (_, level: string, text: string) => {
    const id = slugOf(text)
    return `<h${level} id="${id}"><a class="anchor" href="#${id}">${text.replace(/<\/?a[^>]*>/g, '')}</a></h${level}>`
  })

const resolveLinks = (html: string, linkTo: LinkTo): string =>
  html.replace(/<a href="([^"]*)"[^>]*>(.*?)<\/a>/gs, (_, target: string, text: string) => {
    const href = /^(?:https?:|#|\/)/.test(target) ? target : linkTo(target)
    if (href !== undefined) return `<a href="${href}">${text}</a>`
    return text.endsWith('.md') ? `<code>docs/${text}</code>` : text // a file for those who have the source
  })

/** Examples that follow each other in the three languages become one, with a choice that works without script. */
function joinSamples(html: string): string {
  const one = String.raw`<pre><code class="language-(?:sh|ts|python)">[^<]*</code></pre>\s*`
  let groups = 0
  return html.replace(new RegExp(`(?:${one}){2,}`, 'g'), (all) => {
    const name = `sample-${++groups}`
    const blocks = [...all.matchAll(/<pre><code class="language-(\w+)">([^<]*)<\/code><\/pre>/g)]
    const choices = blocks.map(
      ([, language], at) =>
        `<input type="radio" name="${name}" id="${name}-${language}" value="${language}"${at === 0 ? ' checked' : ''}><label for="${name}-${language}">${languages[language!]}</label>`,
    )
    const codes = blocks.map(([, language, code]) => `<pre class="${language}"><code>${code}</code></pre>`)
    return `<div class="samples"><fieldset><legend>Language of the example</legend>${choices.join('')}</fieldset>${codes.join('')}</div>`
  })
}
