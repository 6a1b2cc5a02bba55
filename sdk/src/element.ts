import { type Block, type Inline, markdownBlocks } from './markdown-blocks.ts'
import type { Citation, HelpResource, Safety } from './types.ts'

/** What of a reply is shown; a reply of any family is one, and so is what has come of a stream. */
export type ShownReply = {
  answerMarkdown?: string
  insightMarkdown?: string
  prayerMarkdown?: string
  title?: string
  language?: string
  citations?: readonly Citation[]
  safety?: Pick<Safety, 'resources' | 'care'>
}

const words = {
  en: { sources: 'Sources', source: 'Source', help: 'Help' },
  es: { sources: 'Fuentes', source: 'Fuente', help: 'Ayuda' },
}
type Words = (typeof words)['en']

const style = `
:host { display: block; line-height: 1.6; overflow-wrap: anywhere }
blockquote { margin: 1em 0; padding-inline-start: 1em; border-inline-start: 0.2em solid currentColor }
.marker { font: inherit; font-size: 0.75em; vertical-align: super; line-height: 1; min-inline-size: 1.5em;
  padding: 0.2em; border: 0; background: none; color: LinkText; cursor: pointer }
.sources { font-size: 0.9em }
.sources li:focus { outline: 0.15em solid currentColor; outline-offset: 0.2em }
.sources p { margin: 0.2em 0 0.8em }
.help { padding: 0.5em 1em; border: 0.15em solid currentColor }
`

// where there are no elements (a server that renders pages) importing this does nothing
const Base = globalThis.HTMLElement ?? (class {} as typeof HTMLElement)

/**
 * `<berea-answer>`: shows the reply that its property `reply` holds, with its sources and, where it has some, help lines.
 * Whatever came from the service becomes text nodes, never HTML.
 */
export class BereaAnswer extends Base {
  #reply: ShownReply | null = null

  get reply(): ShownReply | null {
    return this.#reply
  }

  set reply(reply: ShownReply | null) {
    this.#reply = reply
    this.#render()
  }

  connectedCallback(): void {
    // what was set before the element was defined hides the property
    if (Object.hasOwn(this, 'reply')) {
      const { reply } = this
      Reflect.deleteProperty(this, 'reply')
      this.reply = reply
    } else this.#render()
  }

  #render(): void {
    const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' })
    if (root.adoptedStyleSheets.length === 0) {
      const sheet = new CSSStyleSheet() // a content security policy that forbids inline styles lets it pass
      sheet.replaceSync(style)
      root.adoptedStyleSheets = [sheet]
    }
    root.replaceChildren(...(this.#reply === null ? [] : [article(this.#reply, root)]))
  }
}

if (typeof customElements !== 'undefined' && customElements.get('berea-answer') === undefined)
  customElements.define('berea-answer', BereaAnswer)

declare global {
  interface HTMLElementTagNameMap {
    'berea-answer': BereaAnswer
  }
}

type Child = Node | string

function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
  ...children: Child[]
): HTMLElementTagNameMap[Name] {
  const element = Object.assign(document.createElement(name), properties)
  element.append(...children) // strings become text nodes
  return element
}

function article(reply: ShownReply, root: ShadowRoot): HTMLElement {
  const { language = 'en', citations = [], title, safety } = reply
  const said = language === 'es' ? words.es : words.en
  const text = reply.answerMarkdown ?? reply.insightMarkdown ?? reply.prayerMarkdown ?? ''
  const marker = (id: number) => markerOf(id, citations, said, root)
  const help = helpOf(safety?.resources ?? [], said)
  const isFirst = safety?.care.level === 'danger'
  return make(
    'article',
    { lang: language },
    ...(isFirst ? help : []),
    ...(title ? [make('h2', {}, title)] : []),
    ...blocksOf(markdownBlocks(text), marker),
    ...(isFirst ? [] : help),
    ...(citations.length > 0 ? [sourcesOf(citations, said)] : []),
  )
}

type MarkerOf = (id: number) => Child

const blocksOf = (blocks: readonly Block[], marker: MarkerOf): Child[] => blocks.map((each) => blockOf(each, marker))

function blockOf(block: Block, marker: MarkerOf): Child {
  if (block.kind === 'quotation') return make('blockquote', {}, ...blocksOf(block.blocks, marker))
  if (block.kind === 'list') {
    const items = block.items.map((children) => make('li', {}, ...inlinesOf(children, marker)))
    return block.isOrdered ? make('ol', { start: block.start }, ...items) : make('ul', {}, ...items)
  }
  if (block.kind === 'paragraph') return make('p', {}, ...inlinesOf(block.children, marker))
  return make(headings[Math.min(block.level, headings.length) - 1]!, {}, ...inlinesOf(block.children, marker))
}
/** Names of elements by level: the title of the page around it is a level above. */
const headings = ['h2', 'h3', 'h4', 'h5', 'h6'] as const

const inlinesOf = (children: readonly Inline[], marker: MarkerOf): Child[] =>
  children.map((each) => {
    if (each.kind === 'text') return each.text
    if (each.kind === 'marker') return marker(each.id)
    return make(each.kind === 'strong' ? 'strong' : 'em', {}, ...inlinesOf(each.children, marker))
  })

/** A button, since a link to a fragment leads nowhere inside of a shadow tree. */
function markerOf(id: number, citations: readonly Citation[], { source }: Words, root: ShadowRoot): Child {
  const citation = citations.find((each) => each.id === id)
  if (citation === undefined) return `[${id}]`
  const button = make('button', { type: 'button', className: 'marker', title: citation.reference }, `[${id}]`)
  button.setAttribute('aria-label', `${source} ${id}: ${citation.reference}`)
  button.addEventListener('click', () => root.getElementById(`source-${id}`)?.focus())
  return button
}

function sourcesOf(citations: readonly Citation[], { sources }: Words): HTMLElement {
  const items = citations.map(({ id, reference, translation, text, source }) => {
    const name = translation === null ? reference : `${reference} (${translation})`
    const words = make('p', {}, text, ...(source.attribution ? [make('br', {}), source.attribution] : []))
    return make('li', { id: `source-${id}`, value: id, tabIndex: -1 }, make('cite', {}, name), words)
  })
  const section = make('section', { className: 'sources' }, make('h3', {}, sources), make('ol', {}, ...items))
  section.setAttribute('aria-label', sources)
  return section
}

function helpOf(resources: readonly HelpResource[], { help }: Words): Child[] {
  if (resources.length === 0) return []
  const items = resources.map(({ label, phone, url }) => {
    const call = phone ? [' ', make('a', { href: `tel:${phone.replace(/[^\d+*#]/g, '')}` }, phone)] : []
    const link = url && /^https:\/\//i.test(url) ? [' ', make('a', { href: url, rel: 'noreferrer' }, url)] : []
    return make('li', {}, label, ...call, ...link)
  })
  const section = make('section', { className: 'help' }, make('ul', {}, ...items))
  section.setAttribute('aria-label', help)
  return [section]
}
