import type { RequestRecord } from '../src/access/usage/index.ts'

/** A completed answer of a live key, unless the test says otherwise. */
export function aRecord(over: Partial<RequestRecord> & Pick<RequestRecord, 'id' | 'accountId'>): RequestRecord {
  return {
    replyId: null,
    at: new Date('2026-05-31T12:00:00.000Z'),
    keyId: 'key_1',
    livemode: true,
    endpoint: 'assistant.answer',
    model: 'berea-extractive',
    mode: 'extractive',
    status: 200,
    errorCode: null,
    creditsEstimated: 5,
    creditsCharged: 2,
    providerCostMicros: 7,
    inputTokens: 10,
    outputTokens: 20,
    latencyMs: 12.5,
    firstByteMs: null,
    abuseFlags: [],
    safety: [],
    replayed: false,
    clientLeft: false,
    via: 'api',
    ...over,
  }
}
