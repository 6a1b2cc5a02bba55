import type { Answer, Engine } from '../../engine/engine.ts'
import { AppError } from '../../errors.ts'
import { refuseStreaming } from '../reply/index.ts'
import type { AnswerRequest } from './answers.schemas.ts'

const LONGEST_SUPPLEMENT = 200_000
const DEFAULT_MAX_OUTPUT_TOKENS = 1_024

/**
 * Answers a question from the corpus.
 * @throws AppError bad_request naming the field, from the engine too; nothing has been charged then
 * @see design 2.2, POST /assistant/answer
 */
export function answerQuestion(writeAnswer: Engine['writeAnswer'], body: AnswerRequest): Promise<Answer> {
  const { country: _helpLinesOnly, stream: _never, ...request } = body
  return writeAnswer({ ...request, maxOutputTokens: body.maxOutputTokens ?? DEFAULT_MAX_OUTPUT_TOKENS })
}

/** What no schema can say: how long `context` and `history` may be together. Called before anything is reserved. */
function checkLengths({ context, history = [] }: AnswerRequest): void {
  const texts = [...contextTexts(context), ...history.map(({ text }) => text)]
  const characters = texts.reduce((sum, text) => sum + codePoints(text), 0)
  if (characters <= LONGEST_SUPPLEMENT) return
  const message = '`context` and `history` together have more than 200,000 characters; leave out the oldest.'
  throw new AppError('bad_request', message, { param: context === undefined ? '/history' : '/context' })
}

/** What the price of an answer is estimated from. @throws AppError bad_request for what no schema can say */
export function priceAnswer(body: AnswerRequest) {
  refuseStreaming(body)
  checkLengths(body)
  const maxOutputTokens = body.maxOutputTokens ?? DEFAULT_MAX_OUTPUT_TOKENS
  return { endpoint: 'assistant.answer', requestBytes: requestBytes(body), maxOutputTokens } as const
}

/** UTF-8 bytes of all text in the request. */
function requestBytes({ prompt, context, history = [] }: AnswerRequest): number {
  const texts = [prompt, ...contextTexts(context), ...history.map(({ text }) => text)]
  return texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0)
}

function contextTexts(context: AnswerRequest['context']): string[] {
  if (context === undefined) return []
  return typeof context === 'string' ? [context] : context.flatMap(({ title = '', text }) => [title, text])
}

function codePoints(text: string): number {
  let count = 0
  for (let at = 0; at < text.length; at += text.codePointAt(at)! > 0xffff ? 2 : 1) count++
  return count
}
