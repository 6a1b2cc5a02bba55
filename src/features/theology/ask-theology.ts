import type { Engine, GuardContext, Theology, WritingCall } from '../../engine/engine.ts'
import { checkLengths, contextTexts, DEFAULT_MAX_OUTPUT_TOKENS, utf8Bytes } from '../reply/index.ts'
import type { TheologyRequest } from './theology.schemas.ts'

/**
 * Answers a question of doctrine; an account that writes from a tradition has its view first unless the request names another.
 * @throws AppError bad_request naming the field, from the engine too; nothing has been charged then
 * @see design 2.2, POST /theology/ask
 */
export function askTheology(
  writeTheology: Engine['writeTheology'],
  body: TheologyRequest,
  guard: GuardContext,
  call: WritingCall,
): Promise<Theology> {
  const { country: _inTheGuard, stream: _itsForm, ...request } = body
  const tradition = body.tradition ?? guard.settings.tradition
  return writeTheology(
    {
      ...request,
      ...(tradition === undefined ? {} : { tradition }),
      guard,
      maxOutputTokens: body.maxOutputTokens ?? DEFAULT_MAX_OUTPUT_TOKENS,
    },
    call,
  )
}

/** What the price is estimated from. @throws AppError bad_request for what no schema can say */
export function priceTheology(body: TheologyRequest) {
  checkLengths(body)
  const { question, context, tradition = '', maxOutputTokens = DEFAULT_MAX_OUTPUT_TOKENS } = body
  const requestBytes = utf8Bytes([question, tradition, ...contextTexts(context)])
  return { endpoint: 'theology.ask', requestBytes, maxOutputTokens } as const
}
