import type { Engine, GuardContext, Prayer, WritingCall } from '../../engine/engine.ts'
import { DEFAULT_MAX_OUTPUT_TOKENS } from '../reply/index.ts'
import type { PrayerRequest } from './prayers.schemas.ts'

/**
 * Writes a prayer on a topic.
 * @throws AppError bad_request naming the field, from the engine too; nothing has been charged then
 * @see design 2.2, POST /prayer/generate
 */
export function generatePrayer(
  writePrayer: Engine['writePrayer'],
  body: PrayerRequest,
  guard: GuardContext,
  call: WritingCall,
): Promise<Prayer> {
  const { country: _inTheGuard, stream: _itsForm, ...request } = body
  return writePrayer({ ...request, guard, maxOutputTokens: body.maxOutputTokens ?? DEFAULT_MAX_OUTPUT_TOKENS }, call)
}

/** What the price of a prayer is estimated from. @throws AppError bad_request for what no schema can say */
export function pricePrayer(body: PrayerRequest) {
  const maxOutputTokens = body.maxOutputTokens ?? DEFAULT_MAX_OUTPUT_TOKENS
  return { endpoint: 'prayer.generate', requestBytes: Buffer.byteLength(body.topic), maxOutputTokens } as const
}
