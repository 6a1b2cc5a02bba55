/** A stretch of a line: words, a stretch set off, or the marker of a source. */
export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'strong' | 'emphasis'; children: Inline[] }
  | { kind: 'marker'; id: number }

/** A block of a reply's main text. */
export type Block =
  | { kind: 'paragraph'; children: Inline[] }
  | { kind: 'heading'; level: number; children: Inline[] }
  | { kind: 'quotation'; blocks: Block[] }
  | { kind: 'list'; isOrdered: boolean; start: number; items: Inline[][] }

const deepest = 8
const heading = /^(#{1,6})\s+(.*)$/
const quoted = /^>[ ]?/
const item = /^(?:[-*+]|(\d{1,9})[.)])\s+(.*)$/
const escaped = /\\(?<escaped>[!-/:-@[-`{-~])/
const marker = /\[(?<id>\d{1,4})\]/
// bounded, so that marks which are never closed cost little
const strong = /(?<double>\*\*|__)(?=\S)(?<strong>.{1,1000}?)(?<=\S)\k<double>/
const emphasis = /(?<![\p{L}\p{N}])(?<single>[*_])(?=\S)(?<emphasis>.{1,1000}?)(?<=\S)\k<single>(?![\p{L}\p{N}])/u
const inline = new RegExp([escaped, marker, strong, emphasis].map(({ source }) => source).join('|'), 'gsu')

/**
 * The blocks of a reply's main text. It reads what the service writes (paragraphs, headings, quotations, lists, strong and
 * emphasized words, markers); any other mark stays as it is, as text.
 * @param depth how many quotations it stands in
 */
export function markdownBlocks(markdown: string, depth = 0): Block[] {
  const lines = markdown.split(/\r?\n/)
  const blocks: Block[] = []
  let at = 0
  const isQuoted = (line: string) => depth < deepest && quoted.test(line)
  /** Takes lines as long as they pass. */
  const take = (passes: (line: string) => boolean): string[] => {
    const from = at
    while (at < lines.length && passes(lines[at]!)) at++
    return lines.slice(from, at)
  }
  while (at < lines.length) {
    const line = lines[at]!
    const [, marks, title] = heading.exec(line) ?? []
    if (line.trim() === '') at++
    else if (marks !== undefined && title !== undefined) {
      blocks.push({ kind: 'heading', level: marks.length, children: inlines(title) })
      at++
    } else if (isQuoted(line)) {
      const inside = take(isQuoted).map((each) => each.replace(quoted, ''))
      blocks.push({ kind: 'quotation', blocks: markdownBlocks(inside.join('\n'), depth + 1) })
    } else if (item.test(line)) {
      blocks.push(listOf(take((each) => item.test(each) || /^\s+\S/.test(each))))
    } else {
      const text = take((each) => each.trim() !== '' && !isQuoted(each) && !heading.test(each) && !item.test(each))
      blocks.push({ kind: 'paragraph', children: inlines(text.join('\n')) })
    }
  }
  return blocks
}

function listOf(lines: readonly string[]): Block {
  const [, start] = item.exec(lines[0]!) ?? []
  const items: string[] = []
  for (const line of lines) {
    const [, , text] = item.exec(line) ?? []
    // a line that is indented goes on with the item before
    if (text === undefined) items.push(`${items.pop()}\n${line.trim()}`)
    else items.push(text)
  }
  return { kind: 'list', isOrdered: start !== undefined, start: Number(start ?? 1), items: items.map(inlines) }
}

function inlines(text: string): Inline[] {
  const children: Inline[] = []
  const say = (words: string) => {
    const last = children.at(-1)
    if (words === '') return
    if (last?.kind === 'text') last.text += words
    else children.push({ kind: 'text', text: words })
  }
  let from = 0
  for (const match of text.matchAll(inline)) {
    const { escaped, id, strong, emphasis = '' } = match.groups!
    say(text.slice(from, match.index))
    from = match.index + match[0].length
    if (escaped !== undefined) say(escaped)
    else if (id !== undefined) children.push({ kind: 'marker', id: Number(id) })
    else if (strong !== undefined) children.push({ kind: 'strong', children: inlines(strong) })
    else children.push({ kind: 'emphasis', children: inlines(emphasis) })
  }
  say(text.slice(from))
  return children
}
