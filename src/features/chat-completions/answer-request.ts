import type { AnswerRequest } from '../../engine/engine.ts'
import { AppError } from '../../errors.ts'
import type { ChatCompletionRequest } from './chat-completions.schemas.ts'
import { findModel } from './models.ts'
import { readMessages } from './read-messages.ts'
import { refuseUnsupported } from './refuse-unsupported.ts'

/** The body that the answer endpoint would be sent. */
export type AnswerBody = Omit<AnswerRequest, 'guard' | 'intent'> & { country?: string; stream?: boolean }

/** A chat completion as a request to the answer endpoint. */
type AsAnswer = {
  answer: AnswerBody
  /** What was left out of the conversation, for a person to read. */
  notes: string[]
  /** Says of a refusal of the answer endpoint which field of the chat completion it means. */
  inOwnTerms: (error: unknown) => unknown
}

const mostTokens = 8_192
const details = { low: 'brief', medium: 'standard', high: 'full' } as const

/**
 * The request that the answer endpoint would be sent: the one operation that answers, whichever door was taken.
 * @throws AppError model_not_found, unsupported_parameter, or bad_request naming the field
 */
export function answerRequestOf({ model, messages, berea = {}, ...body }: ChatCompletionRequest): AsAnswer {
  findModel(model)
  refuseUnsupported({ model, messages, ...body })
  const { prompt, promptAt, history, context, notes } = readMessages(messages)
  const maxTokens = body.max_completion_tokens ?? body.max_tokens ?? undefined
  const detail = berea.detail ?? (body.verbosity ? details[body.verbosity] : undefined)
  return {
    answer: {
      ...berea,
      prompt,
      ...(history.length > 0 && { history }),
      ...(context !== undefined && { context }),
      ...(detail !== undefined && { detail }),
      ...(maxTokens !== undefined && { maxOutputTokens: Math.min(maxTokens, mostTokens) }),
      stream: body.stream === true,
    },
    notes,
    inOwnTerms: (error) => inTermsOfChat(error, promptAt),
  }
}

/**
 * Makes what prices a chat completion: as the same answer is priced.
 * @param priceAnswer that of the answer endpoint
 * @returns a function that throws what `answerRequestOf` and `priceAnswer` do, naming the field of the chat completion
 */
export function priceChatCompletion<Priced>(priceAnswer: (body: AnswerBody) => Priced) {
  return (body: ChatCompletionRequest): Priced => priceOf(answerRequestOf(body), priceAnswer)
}

/** @throws AppError bad_request for what no schema can say, naming the field of the chat completion */
export function priceOf<Priced>({ answer, inOwnTerms }: AsAnswer, priceAnswer: (body: AnswerBody) => Priced): Priced {
  try {
    return priceAnswer(answer)
  } catch (error) {
    throw inOwnTerms(error)
  }
}

const tooLong =
  '`messages` have, without the last turn, more than 200,000 characters of conversation and material; leave out the oldest.'

function inTermsOfChat(error: unknown, promptAt: number): unknown {
  if (!(error instanceof AppError) || error.detail.param === undefined) return error
  const { code, message, detail } = error
  const [, name = ''] = detail.param!.split('/')
  if (name === 'context' || name === 'history') return new AppError(code, tooLong, { ...detail, param: '/messages' })
  if (name === 'prompt') return new AppError(code, message, { ...detail, param: `/messages/${promptAt}/content` })
  return name === '' ? error : new AppError(code, message, { ...detail, param: `/berea${detail.param}` })
}
