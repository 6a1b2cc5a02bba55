import { fromMarkdown } from 'mdast-util-from-markdown'
import { type Html, html } from '../html.ts'

type Node = ReturnType<typeof fromMarkdown>['children'][number]

/** `[3]` in a text that is written to the citations beside it. */
const marker = /\[(\d{1,3})\]/g

type Beside = {
  /** Ids of the citations; other numbers in brackets are text. */
  citations: ReadonlySet<number>
  /** Help lines: a list of the text that names them and nothing else gives way to one whose entries can be tapped. */
  help?: { labels: readonly string[]; list: Html } | undefined
  /** Titles of entries that the page offers by itself, so that the text need not. */
  suggested?: readonly string[]
}

/**
 * The Markdown of a reply as markup. Headings stand below the page's own, HTML and images of the text are shown as text,
 * and links lead only to pages of the web.
 */
export function replyText(markdown: string, { citations: ids, help, suggested = [] }: Beside): Html {
  const namesSuggestions = `${suggested.join('; ')}.`
  const isOfHelp = (items: readonly Node[]) =>
    help !== undefined && items.every((item) => help.labels.some((label) => wordsOf(item).startsWith(label)))
  const withMarkers = (text: string): Html => {
    const parts: Html[] = []
    let from = 0
    for (const { 0: written, 1: number, index } of text.matchAll(marker)) {
      const id = Number(number)
      if (!ids.has(id)) continue
      parts.push(
        html`${text.slice(from, index).replace(/ $/, '')}<sup class="mark"><a href="#source-${id}">${id}</a></sup>`,
      )
      from = index + written.length
    }
    return html`${parts}${text.slice(from)}`
  }
  const inside = (nodes: readonly Node[]): Html[] => nodes.map(markupOf)
  const markupOf = (node: Node): Html => {
    switch (node.type) {
      case 'text':
        return withMarkers(node.value)
      case 'paragraph':
        if (suggested.length > 0 && wordsOf(node).endsWith(namesSuggestions)) return html``
        return html`<p>${inside(node.children)}</p>`
      case 'heading':
        return html`<h3>${inside(node.children)}</h3>`
      case 'blockquote':
        return html`<blockquote>${inside(node.children)}</blockquote>`
      case 'list':
        if (isOfHelp(node.children)) return help!.list
        return node.ordered
          ? html`<ol start="${node.start ?? 1}">${inside(node.children)}</ol>`
          : html`<ul>${inside(node.children)}</ul>`
      case 'listItem':
        return html`<li>${inside(tightened(node.children))}</li>`
      case 'emphasis':
        return html`<em>${inside(node.children)}</em>`
      case 'strong':
        return html`<strong>${inside(node.children)}</strong>`
      case 'link':
        return /^https?:\/\//i.test(node.url)
          ? html`<a href="${node.url}" rel="noreferrer nofollow">${inside(node.children)}</a>`
          : html`${inside(node.children)}`
      case 'break':
        return html`<br>`
      case 'thematicBreak':
        return html`<hr>`
      case 'image':
        return html`${node.alt ?? ''}`
      default:
        return 'children' in node ? html`${inside(node.children)}` : html`${'value' in node ? node.value : ''}`
    }
  }
  return html`${inside(fromMarkdown(markdown).children)}`
}

/** A list of short items has no paragraphs in them. */
const tightened = (children: readonly Node[]): readonly Node[] =>
  children.length === 1 && children[0]!.type === 'paragraph' ? children[0]!.children : children

const wordsOf = (node: Node): string => {
  if ('value' in node) return node.value
  return 'children' in node ? node.children.map((child) => wordsOf(child)).join('') : ''
}
