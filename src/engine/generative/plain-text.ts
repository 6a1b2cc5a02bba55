import { fromMarkdown } from 'mdast-util-from-markdown'
import { isTangled } from '../guardrails/markup/links.ts'

type Root = ReturnType<typeof fromMarkdown>
type Node = Root | Root['children'][number]

/** Emphasis is what takes long to parse in a hostile text; nobody writes so much of it. */
const mostEmphasis = 600

/**
 * The same text without Markdown marks: headings, quotations, lists, emphasis, links and code as the words that they
 * hold, one line a block. Numbers of ordered lists stay, since they are read, and so do `[n]` markers.
 * @returns undefined for a text whose parsing could take long
 */
export function plainText(markdown: string): string | undefined {
  if (isTangled(markdown) || (markdown.match(/[*_]+/g)?.length ?? 0) > mostEmphasis) return undefined
  return blocksOf(fromMarkdown(markdown).children, '\n\n')
}

function blocksOf(nodes: readonly Node[], between: string): string {
  return nodes
    .map(plainBlock)
    .filter((block) => block !== '')
    .join(between)
}

function plainBlock(node: Node): string {
  switch (node.type) {
    case 'blockquote':
      return blocksOf(node.children, '\n\n')
    case 'list':
      return node.children
        .map((item, place) => {
          const text = blocksOf(item.children, '\n')
          return node.ordered ? `${(node.start ?? 1) + place}. ${text}` : text
        })
        .join('\n')
    case 'heading':
    case 'paragraph':
      return inline(node.children).trim()
    case 'definition':
    case 'thematicBreak':
      return ''
    default:
      return inline([node]).trim()
  }
}

const inline = (nodes: readonly Node[]): string => nodes.map(plainInline).join('')

function plainInline(node: Node): string {
  switch (node.type) {
    case 'text':
      // a line break in a paragraph is a space to whoever reads Markdown
      return node.value.replace(/\s*\n\s*/g, ' ')
    case 'code':
    case 'inlineCode':
    case 'html':
      return node.value
    case 'break':
      return '\n'
    case 'image':
    case 'imageReference':
      return node.alt ?? ''
    case 'link': {
      const words = inline(node.children)
      return words === node.url ? words : `${words} (${node.url})`
    }
    case 'linkReference': {
      const words = inline(node.children)
      // a marker for which the text has a definition is still a marker
      return /^\d+$/.test(words) ? `[${words}]` : words
    }
    default:
      return 'children' in node ? inline(node.children) : ''
  }
}
