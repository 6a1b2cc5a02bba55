import { AppError } from '../../errors.ts'
import { priceAnswer } from '../answers/answer-question.ts'
import type { AnswerRequest } from '../answers/answers.schemas.ts'
import type { ChatCompletionRequest } from './chat-completions.schemas.ts'
import { findModel } from './models.ts'
import { readMessages } from './read-messages.ts'
import { refuseUnsupported } from './refuse-unsupported.ts'

/** A chat completion as a request to the answer endpoint. */
type AsAnswer = {
  answer: AnswerRequest
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

/** What the price of a chat completion is estimated from: what that of the same answer is. @throws as `answerRequestOf` */
export function priceChatCompletion(body: ChatCompletionRequest) {
  return priceOf(answerRequestOf(body))
}

/** @throws AppError bad_request for what no schema can say, in the chat completion's own terms */
export function priceOf({ answer, inOwnTerms }: AsAnswer): ReturnType<typeof priceAnswer> {
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
