import type { Redaction } from '../guardrails/contract.ts'
import { mergedRedactions, redactText } from '../guardrails/redact-text.ts'
import { type VerifiedItem, wholeSentence } from '../verification/index.ts'
import type { Evidence } from './evidence.ts'
import type { FinishDeps } from './finish-deps.ts'
import { isOwn, ownWords } from './own-words.ts'

export type TrueText = { text: string; quotations: number; references: number }

/** Mending one thing may show another; what is still wrong after that many rounds goes with its sentence. */
const mostRounds = 3

/**
 * The text with every quotation of Scripture in its translation's own characters. Altered ones are replaced, sentences
 * with a reference that does not exist or names another verse go.
 */
export function trueQuotations(
  { verifyText }: Pick<FinishDeps, 'verifyText'>,
  written: string,
  { translation, evidence }: { translation: string; evidence: readonly Evidence[] },
): TrueText {
  let text = written
  let quotations = 0
  let references = 0
  for (let round = 0; round <= mostRounds; round++) {
    // words that stand as in their source are right, whatever marks of their own they have
    const own = ownWords(text, evidence)
    const verified = verifyText(text, { translation })
    const items = verified.filter((item) => !isOwn(text, item, own))
    const last = round === mostRounds
    const edits: Redaction[] = foundless(text, evidence, verified)
    quotations += edits.length
    for (const item of items) {
      const edit = editFor(text, item, last)
      if (edit === undefined) continue
      edits.push(edit)
      if (item.result === 'exact') continue
      if (item.kind === 'quotation') quotations++
      else references++
    }
    if (edits.length === 0) break
    text = redactText(text, mergedRedactions(edits))
  }
  return {
    text: text
      .replace(/[ \t]+\n/g, '\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim(),
    quotations,
    references,
  }
}

const inMarks = /[“"]([^“”"\n]{1,2000})[”"]/g
/** Fewer words in quotation marks are a title, a term or a turn of phrase. */
const fewestQuoted = 6

/** Sentences with words in quotation marks that are no source's: what is quoted here is cut from a source or does not leave. */
function foundless(text: string, evidence: readonly Evidence[], items: readonly VerifiedItem[]): Redaction[] {
  const sources = evidence.map((source) => plainWords(source.text))
  return [...text.matchAll(inMarks)].flatMap(({ index, 0: quoted, 1: inner }) => {
    const words = plainWords(inner!)
    if (words.split(' ').length < fewestQuoted || sources.some((source) => source.includes(words))) return []
    const end = index + quoted.length
    const isVerse = items.some(
      (item) => item.kind === 'quotation' && item.start < end && index < item.end && item.trueText !== null,
    )
    return isVerse ? [] : [sentenceOf(text, index, end)]
  })
}

const plainWords = (text: string): string => (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')

function editFor(text: string, item: VerifiedItem, last: boolean): Redaction | undefined {
  const { kind, result, start, end, trueText } = item
  const found = text.slice(start, end)
  if (kind === 'reference') return result === 'exact' ? undefined : sentenceOf(text, start, end)
  if (trueText === null) return result === 'exact' ? undefined : sentenceOf(text, start, end)
  const own = trueText.replace(/\s+/g, ' ')
  if (result === 'elided') return last || own.length > longestWhole ? undefined : { start, end, replacement: own }
  if (found === own) return result === 'exact' ? undefined : sentenceOf(text, start, end)
  if (last || result === 'wrong_reference' || result === 'no_such_verse') return sentenceOf(text, start, end)
  return { start, end, replacement: own }
}

/** An elided quotation is given whole up to this length. */
const longestWhole = 600

const sentenceOf = (text: string, start: number, end: number): Redaction => ({
  ...wholeSentence(text, { start, end }),
  replacement: '',
})
