import type { Engine, GuardContext, Insights, WritingCall } from '../../engine/engine.ts'
import { DEFAULT_MAX_OUTPUT_TOKENS, utf8Bytes } from '../reply/index.ts'
import type { InsightsRequest } from './insights.schemas.ts'

/**
 * Studies a passage.
 * @throws AppError bad_request naming the field, from the engine too; nothing has been charged then
 * @see design 2.2, POST /insights
 */
export function studyPassage(
  writeInsights: Engine['writeInsights'],
  body: InsightsRequest,
  guard: GuardContext,
  call: WritingCall,
): Promise<Insights> {
  const { country: _inTheGuard, stream: _itsForm, ...request } = body
  return writeInsights({ ...request, guard, maxOutputTokens: body.maxOutputTokens ?? DEFAULT_MAX_OUTPUT_TOKENS }, call)
}

/** What the price of a study is estimated from. @throws AppError bad_request for what no schema can say */
export function priceInsights(body: InsightsRequest) {
  const { passage, maxOutputTokens = DEFAULT_MAX_OUTPUT_TOKENS } = body
  return { endpoint: 'insights', requestBytes: utf8Bytes([passage]), maxOutputTokens } as const
}
