import type { Answer, Engine, GuardContext, WritingCall } from '../../engine/engine.ts'
import { checkLengths, contextTexts, DEFAULT_MAX_OUTPUT_TOKENS, utf8Bytes } from '../reply/index.ts'
import type { AnswerRequest } from './answers.schemas.ts'

/**
 * Answers a question from the corpus.
 * @throws AppError bad_request naming the field, from the engine too; nothing has been charged then
 * @see design 2.2, POST /assistant/answer
 */
export function answerQuestion(
  writeAnswer: Engine['writeAnswer'],
  body: AnswerRequest,
  guard: GuardContext,
  call: WritingCall,
): Promise<Answer> {
  const { country: _inTheGuard, stream: _itsForm, ...request } = body
  return writeAnswer({ ...request, guard, maxOutputTokens: body.maxOutputTokens ?? DEFAULT_MAX_OUTPUT_TOKENS }, call)
}

/** What the price of an answer is estimated from. @throws AppError bad_request for what no schema can say */
export function priceAnswer(body: AnswerRequest) {
  checkLengths(body)
  const { prompt, context, history = [], maxOutputTokens = DEFAULT_MAX_OUTPUT_TOKENS } = body
  const requestBytes = utf8Bytes([prompt, ...contextTexts(context), ...history.map(({ text }) => text)])
  return { endpoint: 'assistant.answer', requestBytes, maxOutputTokens } as const
}
