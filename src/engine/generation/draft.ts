import type { Citation } from '../engine.ts'

/** A source that a draft leans on, before it has a number. Two parts of a draft that name the same key share it. */
export type DraftSource = Omit<Citation, 'id' | 'role' | 'spans' | 'verified'> & { key: string }

/** A piece of a sentence: our words, words quoted from a source, or the marker of a source that is not quoted. */
export type Piece = string | { quote: DraftSource; text: string } | { mark: DraftSource } | { strong: string }

/** Pieces that stand or fall together: when an answer must be cut, it is cut between sentences. */
export type Sentence = readonly Piece[]

/** `part` names what a block belongs to, such as one side of a dispute. */
export type Block = {
  kind: 'heading' | 'paragraph' | 'quotation' | 'item'
  sentences: readonly Sentence[]
  part?: string
}

/** An answer in parts, best first: what does not fit is dropped from the end. */
export type Draft = readonly Block[]

export const heading = (text: string): Block => ({ kind: 'heading', sentences: [[text]] })
export const paragraph = (...sentences: readonly Sentence[]): Block => ({ kind: 'paragraph', sentences })
export const item = (...sentences: readonly Sentence[]): Block => ({ kind: 'item', sentences })

/**
 * A block quotation of `text` from a source, with its marker behind it. Quotation marks that it opens and does not
 * close are closed behind it.
 */
export const quotation = (source: DraftSource, text: string, ...after: Piece[]): Block => ({
  kind: 'quotation',
  sentences: [[{ quote: source, text }, ...closingMarks(text), ...after]],
})

const closing: Readonly<Record<string, string>> = { '“': '”', '‘': '’' }

/** What closes the quotation marks that a text opens: speech goes on behind the last verse of many a passage. */
export function closingMarks(text: string): Piece[] {
  const open: string[] = []
  // an apostrophe follows a letter; ’ behind another mark ends what somebody says
  for (const [mark] of text.matchAll(/[“‘”]|(?<=[\p{P}])’/gu)) {
    const opener = mark === '”' ? '“' : mark === '’' ? '‘' : undefined
    if (opener === undefined) {
      if (!open.includes(mark)) open.push(mark)
    } else if (open.includes(opener)) open.splice(open.indexOf(opener))
  }
  return open.length === 0
    ? []
    : [
        open
          .map((mark) => closing[mark])
          .reverse()
          .join(''),
      ]
}
