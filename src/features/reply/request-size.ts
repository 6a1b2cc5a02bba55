import type { ContextItem, HistoryTurn } from '../../engine/engine.ts'
import { AppError } from '../../errors.ts'

const LONGEST_SUPPLEMENT = 200_000
export const DEFAULT_MAX_OUTPUT_TOKENS = 1_024

type Supplement = { context?: string | ContextItem[]; history?: HistoryTurn[] }

/** What no schema can say: how long `context` and `history` may be together. Called before anything is reserved. */
export function checkLengths({ context, history = [] }: Supplement): void {
  const texts = [...contextTexts(context), ...history.map(({ text }) => text)]
  const characters = texts.reduce((sum, text) => sum + codePoints(text), 0)
  if (characters <= LONGEST_SUPPLEMENT) return
  const message = '`context` and `history` together have more than 200,000 characters; leave out the oldest.'
  throw new AppError('bad_request', message, { param: context === undefined ? '/history' : '/context' })
}

/** UTF-8 bytes of texts. */
export const utf8Bytes = (texts: readonly string[]): number =>
  texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0)

/** All text in the material that came with a request. */
export function contextTexts(context: Supplement['context']): string[] {
  if (context === undefined) return []
  return typeof context === 'string' ? [context] : context.flatMap(({ title = '', text }) => [title, text])
}

function codePoints(text: string): number {
  let count = 0
  for (let at = 0; at < text.length; at += text.codePointAt(at)! > 0xffff ? 2 : 1) count++
  return count
}
