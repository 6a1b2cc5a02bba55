import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ExampleEvent, readExample, replyAsText, samplesOf, writtenAddress } from './examples.ts'
import { type LinkTo, renderMarkdown } from './markdown.ts'
import type { Page } from './page.ts'

type Guide = { slug: string; file: string; group: string }

/** Pages that are files of `docs`, in the order of the navigation. */
export const guides: readonly Guide[] = [
  { slug: '', file: 'guide/quick-start.md', group: 'Start' },
  { slug: 'keys', file: 'guide/keys.md', group: 'Start' },
  { slug: 'requests', file: 'guide/requests.md', group: 'Start' },
  { slug: 'typescript', file: 'guide/typescript.md', group: 'Start' },
  { slug: 'openai-compatible', file: 'openai-compatible.md', group: 'Start' },
  { slug: 'mcp', file: 'mcp.md', group: 'Start' },
  { slug: 'citations', file: 'guide/citations.md', group: 'Guide' },
  { slug: 'streaming', file: 'streaming.md', group: 'Guide' },
  { slug: 'safety', file: 'guide/safety.md', group: 'Guide' },
  { slug: 'errors', file: 'errors.md', group: 'Guide' },
  { slug: 'limits', file: 'limits.md', group: 'Guide' },
  { slug: 'data', file: 'guide/data.md', group: 'Guide' },
  { slug: 'webhooks', file: 'webhooks.md', group: 'Guide' },
  { slug: 'versioning', file: 'versioning.md', group: 'Guide' },
  { slug: 'understanding', file: 'understanding.md', group: 'How it is checked' },
  { slug: 'guardrails', file: 'guardrails.md', group: 'How it is checked' },
  { slug: 'verification', file: 'verification.md', group: 'How it is checked' },
  { slug: 'security', file: 'security.md', group: 'How it is checked' },
  { slug: 'changelog', file: '../CHANGELOG.md', group: 'How it is checked' },
]

const longestEvent = 320

type Deps = {
  /** The folder `docs`. */
  folder: string
  publicUrl: string
  linkTo: LinkTo
  /** Markdown lists that a page asks for by `<!-- NAME -->`. */
  lists: Readonly<Record<string, () => string>>
}

/** A file of `docs` as a page. Its first heading is the title, its first paragraph the summary. */
export function guidePage({ slug, file, group }: Guide, { folder, publicUrl, linkTo, lists }: Deps): Page {
  const text = readFileSync(join(folder, file), 'utf8').replaceAll(writtenAddress, publicUrl)
  const [, title, body] = /^# ([^\n]+)\n+(.*)$/s.exec(text) ?? []
  if (title === undefined || body === undefined) throw new Error(`docs/${file} does not begin with its title`)
  const markdown = body.replace(/^<!-- (\w+)(?:: (\w+))? -->$/gm, (_, what: string, name = '') =>
    filledIn(what, name, { folder, publicUrl, lists }),
  )
  const html = renderMarkdown(markdown, linkTo)
  return {
    slug,
    title,
    summary: summaryOf(body),
    group,
    markdown,
    html: slug === 'errors' ? linkCodes(html) : html,
  }
}

/** What stands in the place of `<!-- what: name -->`, so that files do not repeat what is generated. */
function filledIn(what: string, name: string, { folder, publicUrl, lists }: Omit<Deps, 'linkTo'>): string {
  if (what === 'sample') return samplesOf(readExample(folder, name), `${publicUrl}/v1`)
  if (what === 'reply') return `\`\`\`json\n${replyAsText(readExample(folder, name), publicUrl)}\n\`\`\``
  if (what === 'events') return eventsAsText(readExample(folder, name).reply as ExampleEvent[])
  const list = lists[what]
  if (list === undefined) throw new Error(`nothing is known of <!-- ${what} --> in docs`)
  return list()
}

/** A stream as it comes over the wire, long events cut. */
function eventsAsText(events: readonly ExampleEvent[]): string {
  const lines = events.map(({ event, data }) => {
    const json = JSON.stringify(data)
    return `event: ${event}\ndata: ${json.length > longestEvent ? `${json.slice(0, longestEvent)}…` : json}`
  })
  return `\`\`\`text\n${lines.join('\n\n')}\n\`\`\``
}

const summaryOf = (body: string): string =>
  body
    .slice(0, body.indexOf('\n\n'))
    .replace(/\[([^\]]*)\]\([^)]*\)|[`*]/g, '$1')
    .replace(/\s+/g, ' ')

/** Every code can be linked to: `/docs/errors#rate_limited`. */
const linkCodes = (html: string): string =>
  html.replace(/<tr>\s*<td><code>(\w+)<\/code>/g, (row, code: string, at: number) =>
    html.indexOf(`<td><code>${code}</code>`) < at // a code with two statuses has two rows
      ? row
      : `<tr id="${code}"><td><a class="anchor" href="#${code}"><code>${code}</code></a>`,
  )
