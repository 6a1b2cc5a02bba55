import { type Detail, wordsInDetail } from '../writing.ts'
import type { Block, Draft, Piece } from './draft.ts'

/** How much of everything an answer has, by the detail that is asked for. */
export type Room = {
  /** Words of the whole answer. */
  words: number
  /** Passages of an entry that are printed, and the words that they may have together: the first is always printed. */
  passages: number
  printed: number
  /** Passages that are named to be opened next, each with what it contributes or by its reference alone. */
  further: number
  isFurtherTold: boolean
  /** Facts of a story, and further sentences of an answer behind its first. */
  facts: number
  short: number
  /** Markers behind one sentence. */
  marks: number
  /** Characters up to which a passage that is named is printed whole, and of the parts of a longer one. */
  whole: number
}

const rooms: Readonly<Record<Detail, Room>> = {
  brief: {
    words: wordsInDetail.brief,
    passages: 1,
    printed: 60,
    further: 0,
    isFurtherTold: false,
    facts: 2,
    short: 1,
    marks: 1,
    whole: 500,
  },
  standard: {
    words: wordsInDetail.standard,
    passages: 2,
    printed: 90,
    further: 4,
    isFurtherTold: false,
    facts: 4,
    short: 3,
    marks: 1,
    whole: 1_200,
  },
  full: {
    words: wordsInDetail.full,
    passages: 4,
    printed: 300,
    further: 6,
    isFurtherTold: true,
    facts: 14,
    short: 3,
    marks: 2,
    whole: 2_400,
  },
}

export const roomOf = ({ detail }: { detail: Detail }): Room => rooms[detail]

const wordsOfPiece = (piece: Piece): string =>
  typeof piece === 'string' ? piece : 'quote' in piece ? piece.text : 'strong' in piece ? piece.strong : ''

/** Words of what a reader sees; markers are none. */
export const countWords = (blocks: readonly Block[]): number =>
  blocks
    .flatMap(({ sentences }) => sentences)
    .map((sentence) => sentence.map(wordsOfPiece).join('').split(/\s+/).filter(Boolean).length)
    .reduce((sum, count) => sum + count, 0)

/** Words of the first passage that a draft prints. */
export const wordsOfFirstQuotation = (draft: Draft): number =>
  countWords(draft.filter(({ kind }) => kind === 'quotation').slice(0, 1))

/** What opens an answer stays, however long. */
const opening = 2

/**
 * A draft without what does not fit, from its end, since what is left out can be asked for in full.
 * @param words of the draft, at most, but for what opens it
 */
export function shortened(draft: Draft, words: number): Draft {
  const kept: Block[] = []
  for (const block of draft) {
    if (kept.length >= opening && countWords([...kept, block]) > words) {
      kept.push(...leadingSentences(block, words - countWords(kept)))
      break
    }
    kept.push(block)
  }
  while (kept.length > 1 && kept.length < draft.length && announcesMore(kept.at(-1)!)) kept.pop()
  return kept
}

/** Of a paragraph that does not fit its first sentences, where some do. */
function leadingSentences(block: Block, words: number): Block[] {
  let count = block.kind === 'paragraph' ? block.sentences.length - 1 : 0
  const part = () => ({ ...block, sentences: block.sentences.slice(0, count) })
  while (count > 0 && countWords([part()]) > words) count--
  return count === 0 ? [] : [part()]
}

/** A heading, or a sentence that leads to a quotation, does not stand last. */
export function announcesMore({ kind, sentences }: Block): boolean {
  const last = sentences.at(-1)?.at(-1)
  return kind === 'heading' || (typeof last === 'string' && last.endsWith(':'))
}
