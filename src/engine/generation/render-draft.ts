import type { Citation } from '../engine.ts'
import { bytesPerToken } from '../token-usage.ts'
import { announcesMore } from './detail.ts'
import { type Block, type Draft, type DraftSource, type Piece, paragraph, type Sentence } from './draft.ts'

/** `markedIn` gives the numbers of the markers that stand in a part, in rising order. */
export type RenderedAnswer = {
  text: string
  citations: Citation[]
  isCut: boolean
  markedIn: (part: string) => number[]
}
type Options = { format: 'markdown' | 'text'; maxOutputTokens: number }

/**
 * Turns a draft into the main text and its citations. Sources are numbered as their markers come up, those without one last, and a
 * quotation's spans are taken from where its words really land.
 * @param maxOutputTokens at most so many tokens of four bytes; what does not fit is left out from the end, a sentence
 * at a time, and a heading never stands without what it announces
 */
export function renderDraft(draft: Draft, { format, maxOutputTokens }: Options): RenderedAnswer {
  const budget = maxOutputTokens * bytesPerToken
  const kept: Block[] = []
  let isCut = false
  for (const block of draft) {
    const fitting = fitBehind(kept, block, format, budget)
    isCut = fitting.sentences.length < block.sentences.length
    if (fitting.sentences.length > 0) kept.push(fitting)
    if (isCut) break
  }
  while (kept.length > 0 && announcesMore(kept.at(-1)!)) kept.pop()
  if (kept.length === 0 && isCut) kept.push(...leastAnswer(draft, format, budget))
  return { ...write(kept, format), isCut }
}

/** Where not even the first sentence fits: the first place to read it whose name does. */
function leastAnswer(draft: Draft, format: Options['format'], budget: number): Block[] {
  const sources = draft
    .flatMap(({ sentences }) => sentences)
    .flat()
    .flatMap((piece) =>
      typeof piece === 'string' || 'strong' in piece ? [] : 'quote' in piece ? piece.quote : piece.mark,
    )
  const least = sources
    .map((source) => paragraph([`${source.reference} `, { mark: source }, '.']))
    .find((block) => Buffer.byteLength(write([block], format).text) <= budget)
  return least === undefined ? [] : [least]
}

/** As many of the block's sentences as still fit behind what is kept. */
function fitBehind(kept: readonly Block[], block: Block, format: Options['format'], budget: number): Block {
  for (let count = block.sentences.length; count > 0; count--) {
    const part = { ...block, sentences: block.sentences.slice(0, count) }
    if (Buffer.byteLength(write([...kept, part], format).text) <= budget) return part
  }
  return { ...block, sentences: [] }
}

function write(blocks: readonly Block[], format: Options['format']): Omit<RenderedAnswer, 'isCut'> {
  const numbers = numbersOf(blocks)
  const citations = new Map<string, Citation>()
  const marked = new Map<string, Set<number>>()
  let text = ''
  const citationOf = (source: DraftSource): Citation => {
    const known = citations.get(source.key)
    if (known !== undefined) return known
    const { key, ...fields } = source
    const citation: Citation = {
      id: numbers.get(key)!,
      ...fields,
      role: 'alluded',
      spans: [],
      verified: source.type !== 'context',
    }
    citations.set(key, citation)
    return citation
  }
  const writePiece = (piece: Piece, part: string | undefined) => {
    if (typeof piece === 'string') text += piece
    else if ('strong' in piece) text += format === 'markdown' ? `**${piece.strong}**` : piece.strong
    else if ('mark' in piece) {
      const { id } = citationOf(piece.mark)
      text += `[${id}]`
      if (part !== undefined) marked.set(part, (marked.get(part) ?? new Set()).add(id))
    } else {
      const citation = citationOf(piece.quote)
      // only what the corpus has counts as quoted; the caller's own material is foreign and stays so
      if (citation.verified) {
        citation.role = 'quoted'
        citation.spans.push({ start: text.length, end: text.length + piece.text.length })
      }
      text += piece.text
    }
  }
  for (const [index, block] of blocks.entries()) {
    if (index > 0) text += block.kind === 'item' && blocks[index - 1]!.kind === 'item' ? '\n' : '\n\n'
    text += opening(block, format)
    block.sentences.forEach((sentence: Sentence, place) => {
      if (place > 0) text += ' '
      for (const piece of sentence) writePiece(piece, block.part)
    })
  }
  return {
    text,
    citations: [...citations.values()].sort((a, b) => a.id - b.id),
    markedIn: (part) => [...(marked.get(part) ?? [])].sort((a, b) => a - b),
  }
}

/** The numbers of sources by their keys, so that markers rise as a text is read. */
function numbersOf(blocks: readonly Block[]): Map<string, number> {
  const pieces = blocks.flatMap(({ sentences }) => sentences.flat()).filter((piece) => typeof piece !== 'string')
  const marks = pieces.flatMap((piece) => ('mark' in piece ? [piece.mark.key] : []))
  const quotes = pieces.flatMap((piece) => ('quote' in piece ? [piece.quote.key] : []))
  return new Map([...new Set([...marks, ...quotes])].map((key, place) => [key, place + 1]))
}

function opening({ kind }: Block, format: Options['format']): string {
  if (format === 'text') return ''
  return { heading: '## ', paragraph: '', quotation: '> ', item: '- ' }[kind]
}
