import type { Span } from '../../engine.ts'
import { type LetterGrams, letterGrams } from '../prefilter/index.ts'
import { type Decoding, decodedTexts } from './decode-text.ts'
import { foldText } from './fold-text.ts'
import { numbersOfWords } from './vocabulary.ts'

/** One reading of a text. `plain` and `folded` have the same length. */
export type View = {
  how: 'as_sent' | Decoding
  /** Case kept; for patterns where case tells, such as keys. */
  plain: string
  /** Lower case, no accents; what most rules read. */
  folded: string
  /** The words of `folded`. */
  words: ReadonlySet<string>
  /** Those of them that rules ask for, by number. Made when first asked for. */
  wordNumbers: () => Int32Array
  /** Which letters stand together in `folded`, and in `plain`. Made when first asked for. */
  grams: () => LetterGrams
  plainGrams: () => LetterGrams
  /** No letter outside ASCII: rules for other scripts can be passed by. */
  isAscii: boolean
}

/** A text, read once for all guardrails. */
export type CheckedText = View & {
  how: 'as_sent'
  /** As it was sent. */
  original: string
  /** Characters that nobody sees were taken out: how many. */
  unseen: number
  /** The stretch of `original` that a stretch of `plain` or `folded` came from. */
  originalSpan: (start: number, end: number) => Span
  /** What the text says when it is decoded; empty for nearly all texts. Made when first asked for. */
  decoded: () => readonly View[]
}

/** Normalises a text once for every rule: linear in its length. */
export function checkedText(original: string): CheckedText {
  const { plain, folded, at, tagText, unseen } = foldText(original)
  const view = viewOf('as_sent', plain, folded)
  let decoded: readonly View[] | undefined
  return {
    ...view,
    how: 'as_sent',
    original,
    unseen,
    originalSpan: (start, end) => ({ start: at(start), end: end >= plain.length ? original.length : at(end) }),
    decoded: () => {
      decoded ??= decodedTexts({ original, plain, folded, words: view.words, tagText }).map(({ how, text }) => {
        const inner = foldText(text)
        return viewOf(how, inner.plain, inner.folded)
      })
      return decoded
    },
  }
}

function viewOf<How extends View['how']>(how: How, plain: string, folded: string) {
  const { words, isAscii } = wordsIn(folded)
  const grams = once(() => letterGrams(folded))
  // case makes no difference, and look-alikes are not in ASCII
  const plainGrams = isAscii ? grams : once(() => letterGrams(plain))
  return { how, plain, folded, words, isAscii, wordNumbers: once(() => numbersOfWords(words)), grams, plainGrams }
}

/** The same view with other letters to look for patterns in, of the same length; its words stay. */
export const withFolded = (view: View, folded: string): View => ({
  ...view,
  folded,
  grams: once(() => letterGrams(folded)),
})

function once<Made>(make: () => Made): () => Made {
  let made: Made | undefined
  return () => (made ??= make())
}

const isLetterOrDigit = (code: number) =>
  (code >= 0x61 && code <= 0x7a) || (code >= 0x30 && code <= 0x39) || code > 0x7f

function wordsIn(text: string): { words: Set<string>; isAscii: boolean } {
  const words = new Set<string>()
  let isAscii = true
  let start = -1
  for (let place = 0; place <= text.length; place++) {
    const code = place < text.length ? text.charCodeAt(place) : 0
    if (code > 0x7f) isAscii = false
    if (isLetterOrDigit(code)) {
      if (start < 0) start = place
    } else if (start >= 0) {
      words.add(text.slice(start, place))
      start = -1
    }
  }
  return { words, isAscii }
}
