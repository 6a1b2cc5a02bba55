import type { ApiKey } from '../access/api-keys/index.ts'
import type { RequestLine, RequestRecord } from '../access/usage/index.ts'
import type { RequestDetail, RequestSummary } from './contract.ts'

/** A record as the list shows it; what it cost the operator is never shown. */
export function summaryOf(record: RequestLine): RequestSummary {
  const { id, at, endpoint, status, errorCode, creditsCharged, latencyMs, livemode, keyId, via } = record
  return { id, at: at.toISOString(), endpoint, status, errorCode, creditsCharged, latencyMs, livemode, keyId, via }
}

export function detailOf(record: RequestRecord, { name, prefix }: Pick<ApiKey, 'name' | 'prefix'>): RequestDetail {
  const { replyId, model, mode, creditsEstimated, inputTokens, outputTokens, firstByteMs } = record
  const { abuseFlags, safety, replayed, clientLeft } = record
  return {
    ...summaryOf(record),
    replyId,
    keyName: name,
    keyPrefix: prefix,
    model,
    mode,
    creditsEstimated,
    inputTokens,
    outputTokens,
    firstByteMs,
    abuseFlags,
    safety,
    replayed,
    clientLeft,
  }
}
