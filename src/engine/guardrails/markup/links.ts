import { fromMarkdown } from 'mdast-util-from-markdown'
import type { Span } from '../../engine.ts'
import { isAllowedAddress } from './addresses.ts'

type Root = ReturnType<typeof fromMarkdown>
type Node = Root | Root['children'][number]
type NodeOf<Type extends Node['type']> = Extract<Node, { type: Type }>

/** Longer texts, and texts with more brackets, are not parsed: parsing time grows faster than they do. */
const longestParsed = 40_000
const mostBrackets = 600
const deepNesting = /^(?:[ \t]{0,4}(?:[>*+-]|\d{1,9}[.)])){10}/m

/** Whether the text has what every inline link and every definition has. */
export const mayHaveLinks = (text: string): boolean => text.includes('](') || text.includes(']:')

/** A text whose parsing could take long: nobody writes so. */
export function isTangled(text: string): boolean {
  if (text.length > longestParsed || deepNesting.test(text)) return true
  let brackets = 0
  for (let place = text.indexOf('['); place !== -1; place = text.indexOf('[', place + 1)) {
    if (++brackets > mostBrackets) return true
  }
  return false
}

/** Signs that make links of a text that is not parsed. What stays is no link, whatever is around it. */
export function linkSigns(text: string): Span[] {
  const found: Span[] = []
  let next = ''
  for (let place = text.length - 1; place >= 0; place--) {
    const sign = text[place]!
    if (sign === ']' && (next === '(' || next === ':' || next === '[')) found.push({ start: place, end: place + 1 })
    else next = sign
  }
  return found
}

/** What makes links to elsewhere, and images, of their text: brackets, addresses, definitions. The text itself stays. */
export function foreignLinks(text: string, linkHosts: readonly string[]): Span[] {
  const found: Span[] = []
  const add = (start: number, end: number) => {
    if (end > start) found.push({ start, end })
  }
  // emphasis changes nothing about links, and is what takes long in a hostile text
  const tree = fromMarkdown(text, { extensions: [{ disable: { null: ['attention'] } }] })
  const nodes = everyNode(tree)
  const kept = new Set<string>()
  for (const node of nodes) {
    if (node.type !== 'definition') continue
    if (isAllowedAddress(node.url, linkHosts)) kept.add(node.identifier)
    else removeDefinition(node)
  }
  for (const node of nodes) {
    if (node.type === 'link' && !isAllowedAddress(node.url, linkHosts)) removeLink(node)
    // `[1]` stays as it is: without its definition it is no link
    else if (node.type === 'linkReference' && node.referenceType === 'full' && !kept.has(node.identifier))
      removeLink(node)
    else if (node.type === 'image' || node.type === 'imageReference') removeImage(node)
  }
  return found

  function removeLink(node: NodeOf<'link' | 'linkReference'>) {
    const { start, end } = placeOf(node)
    const [first, last] = [node.children[0], node.children.at(-1)]
    if (first === undefined || last === undefined) return add(start, end)
    add(start, placeOf(first).start)
    add(placeOf(last).end, end)
  }

  function removeImage(node: NodeOf<'image' | 'imageReference'>) {
    const { start, end } = placeOf(node)
    const label = labelEnd(text, start + 2, end)
    if (label === undefined) return add(start, end)
    add(start, start + 2)
    add(label, end)
  }

  function removeDefinition(node: NodeOf<'definition'>) {
    const { start, end } = placeOf(node)
    // `[Answer]: Grace` is a definition too, and meant to be read
    if (/^[\p{L}\p{N}-]+$/u.test(node.url) && node.title === null) {
      const label = labelEnd(text, start + 1, end)
      add(start, start + 1)
      if (label !== undefined) add(label, label + 1)
    } else add(start, text[end] === '\n' ? end + 1 : end)
  }
}

/** Place of the bracket that ends a label; undefined when it can't be told. */
function labelEnd(text: string, from: number, end: number): number | undefined {
  let depth = 0
  for (let place = from; place < end; place++) {
    const sign = text[place]
    if (sign === '\\') place++
    else if (sign === '[') depth++
    else if (sign === ']' && depth-- === 0) return place
  }
  return undefined
}

const placeOf = (node: Node): Span => ({ start: node.position!.start.offset!, end: node.position!.end.offset! })

function everyNode(tree: Node): Node[] {
  const nodes: Node[] = [tree]
  for (let place = 0; place < nodes.length; place++) {
    const node = nodes[place]!
    if ('children' in node) nodes.push(...node.children)
  }
  return nodes
}
