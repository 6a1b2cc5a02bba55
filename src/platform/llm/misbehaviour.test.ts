import { inspect } from 'node:util'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Connections, openConnections } from './connections.ts'
import type { FinishReason, ModelErrorKind, ModelUsage } from './contract.ts'
import { aCall, answerOf, aRequest, formatNames, modelAt } from './model-at-upstream.test-data.ts'
import { ModelError } from './model-error.ts'
import { startUpstream, type Upstream } from './upstream.test-data.ts'
import { faults, goodText, secret, trueCounts } from './upstream-faults.test-data.ts'
import type { FormatName } from './upstream-formats.test-data.ts'

type Refused = { kind: ModelErrorKind; retryable?: true; mayHaveCost?: true; retryAfterMs?: number }
type Answered = { text?: string; reason?: FinishReason; usage?: ModelUsage | undefined }
type Expected = (Refused | Answered) & Partial<Record<FormatName, Refused | Answered>>

const answered: Answered = {}
const uncounted: Answered = { usage: undefined }
const broken: Refused = { kind: 'broken_stream', mayHaveCost: true }
const malformed: Refused = { kind: 'malformed', mayHaveCost: true }
const late: Refused = { kind: 'timeout', mayHaveCost: true }
const tooLong: Refused = { kind: 'too_large', mayHaveCost: true }
const limited: Refused = { kind: 'rate_limited', retryable: true }
const overloaded: Refused = { kind: 'overloaded', retryable: true }

/** What each fault comes to; the formats differ only where their wires do. */
const expected: Record<string, Expected> = {
  none: answered,
  'status-307': { kind: 'bad_request' },
  'status-400': { kind: 'bad_request' },
  'status-400-long': { kind: 'too_large' },
  'status-401': { kind: 'unauthorized' },
  'status-402': { kind: 'rate_limited' },
  'status-403': { kind: 'unauthorized' },
  'status-404': { kind: 'bad_request' },
  'status-408': late,
  'status-413': { kind: 'too_large' },
  'status-429': { ...limited, retryAfterMs: 1_000 },
  'status-429-bare': limited,
  'status-429-date': limited,
  'status-429-huge': { ...limited, retryAfterMs: 86_400_000 },
  'status-429-quota': { kind: 'rate_limited' },
  'status-500': overloaded,
  'status-502-html': overloaded,
  'status-503-empty': overloaded,
  'status-504': late,
  'status-529': overloaded,
  'status-500-endless': overloaded,
  'status-500-hang': late, // the deadline here is shorter than the patience for the body of a failure
  'status-204': malformed,
  hang: late,
  'hang-headers': late,
  'hang-half': late,
  reset: broken,
  'reset-half': broken,
  'bad-chunk-half': broken,
  'end-half': broken,
  'not-http': malformed,
  'long-headers': malformed,
  close: answered,
  'empty-body': malformed,
  'html-200': malformed,
  'bad-json': malformed,
  'half-json': malformed,
  'other-json': malformed,
  'deep-json': malformed,
  'huge-json': tooLong,
  'error-json': overloaded,
  'plain-json': answered,
  'untyped-json': answered,
  'wrong-type': answered,
  'json-type': answered,
  'stream-type': answered,
  untyped: answered,
  gzip: malformed,
  'bad-event': malformed,
  'bad-event-half': broken,
  'odd-events': answered,
  'proto-keys': answered,
  'split-1': answered,
  'split-7': answered,
  crlf: answered,
  cr: answered,
  comments: answered,
  drip: late,
  'no-last-line': answered,
  'no-done': answered,
  'done-then-open': answered,
  'done-then-more': answered,
  'finish-then-open': uncounted,
  'finish-then-reset': uncounted,
  'twice-finished': answered,
  'error-first': overloaded,
  'error-first-limit': limited,
  'error-half': broken,
  reasoning: answered,
  'half-emoji': { text: 'pray 🙏 \ufffdalone end \ufffd' },
  unicode: { text: 'a\u202E b\u0000 \u200B e\u0301 \uFDFA' },
  'long-line': tooLong,
  endless: { ...tooLong },
  'endless-comments': { ...tooLong },
  'endless-line': tooLong,
  'endless-thought': { ...tooLong },
  length: { reason: 'length' },
  filter: { reason: 'content_filter', anthropic: { reason: 'refusal' } },
  refusal: { text: '', reason: 'refusal', google: { text: '', reason: 'content_filter' } },
  tool: { text: '', reason: 'tool' },
  'no-text': { text: '' },
  'no-choices': { ...malformed },
  'no-counts': uncounted,
  'null-counts': uncounted,
  'zero-counts': uncounted,
  'zero-input': uncounted,
  'negative-counts': uncounted,
  'huge-counts': uncounted,
  'text-counts': uncounted,
  'float-counts': uncounted,
  'low-counts': { usage: { inputTokens: 4, outputTokens: 1 } },
  'twice-counted': answered,
}

/** What waits in vain is not to take long here; all else has time, however busy the machine is. */
const short = { firstTokenMs: 500, stallMs: 300, totalMs: 900 }
const long = { firstTokenMs: 10_000, stallMs: 10_000, totalMs: 10_000 }
const endsInSilence = ['finish-then-open', 'done-then-open']
const lateByMs = 250

let upstream: Upstream
let connections: Connections
const unhandled: unknown[] = []
const keep = (error: unknown) => unhandled.push(error)

beforeAll(async () => {
  upstream = await startUpstream()
  process.on('unhandledRejection', keep)
})
afterAll(() => upstream.close())
beforeEach(() => {
  connections = openConnections()
})
afterEach(async () => {
  await connections.close()
})

it('has an expectation for every fault', () => {
  expect(Object.keys(expected).sort()).toEqual(Object.keys(faults).sort())
})

describe.each(formatNames)('%s', (format) => {
  it.each(Object.keys(faults))('%s', async (fault) => {
    const wanted = expected[fault]?.[format] ?? expected[fault]!
    const isSlow = ('kind' in wanted && wanted.kind === 'timeout') || endsInSilence.includes(fault)
    const limits = isSlow ? short : long
    const model = modelAt({ upstream, format, model: fault, connections, limits })
    const startedAt = performance.now()
    const result = await answerOf(model.generate(aRequest(), aCall())).catch((error: unknown) => error)
    expect(performance.now() - startedAt).toBeLessThan(limits.totalMs + lateByMs)
    if ('kind' in wanted) {
      expect(result).toBeInstanceOf(ModelError)
      const { kind, retryable, mayHaveCost, retryAfterMs } = result as ModelError
      expect({ kind, retryable, mayHaveCost }).toEqual(flagsOf(wanted))
      if (wanted.retryAfterMs !== undefined) expect(retryAfterMs).toBe(wanted.retryAfterMs)
      expectNothingOfUpstream(result as ModelError)
    } else {
      const { text, reason, usage } = result as Awaited<ReturnType<typeof answerOf>>
      expect({ text, reason, usage }).toEqual({
        text: goodText.join(''),
        reason: 'stop',
        usage: trueCounts && { inputTokens: trueCounts.input, outputTokens: trueCounts.output },
        ...wantedOf(wanted),
      })
    }
    expect(Object.getPrototypeOf({})).not.toHaveProperty('polluted')
    expect(unhandled).toEqual([])
  })
})

const flagsOf = ({ kind, retryable, mayHaveCost }: Refused) => ({
  kind,
  retryable: retryable ?? false,
  mayHaveCost: mayHaveCost ?? false,
})
const wantedOf = (wanted: Answered) =>
  Object.fromEntries(
    ['text', 'reason', 'usage'].filter((name) => name in wanted).map((name) => [name, wanted[name as keyof Answered]]),
  )

function expectNothingOfUpstream(error: ModelError) {
  const shown = [
    error.message,
    error.stack,
    JSON.stringify(error),
    inspect(error, { depth: 9, showHidden: true }),
  ].join()
  for (const part of [secret, 'UPSTREAM', '/srv/', 'sk-live', 'key-of-the-operator', '<html', 'SSH-2.0'])
    expect(shown).not.toContain(part)
  expect(error.cause).toBeUndefined()
}
