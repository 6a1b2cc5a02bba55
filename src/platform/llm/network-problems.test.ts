import { inspect } from 'node:util'
import { describe, expect, it } from 'vitest'
import { networkProblem } from './network-problems.ts'

const error = (code: string | undefined, more: object = {}) =>
  Object.assign(new Error(`words of theirs ${code}`), { code, data: 'words of theirs', ...more })

describe('before any text', () => {
  it.each([
    ['ECONNREFUSED', 'unreachable', true, false],
    ['EAI_AGAIN', 'unreachable', true, false],
    ['UND_ERR_CONNECT_TIMEOUT', 'unreachable', true, false],
    ['CERT_HAS_EXPIRED', 'unreachable', false, false],
    ['DEPTH_ZERO_SELF_SIGNED_CERT', 'unreachable', false, false],
    ['ERR_TLS_CERT_ALTNAME_INVALID', 'unreachable', false, false],
    ['ECONNRESET', 'broken_stream', false, true],
    ['UND_ERR_SOCKET', 'broken_stream', false, true],
    ['words of theirs', 'broken_stream', false, true],
    [undefined, 'broken_stream', false, true],
  ])('%s is %s', (code, kind, retryable, mayHaveCost) => {
    const problem = networkProblem(error(code), false)
    expect(problem).toMatchObject({ kind, retryable, mayHaveCost })
    expect(inspect(problem, { showHidden: true })).not.toContain('words of theirs')
  })

  it('reads the code of what an error was caused by, and of the first of several', () => {
    expect(networkProblem(new Error('x', { cause: error('ENOTFOUND') }), false).reason).toBe('ENOTFOUND')
    const several = new AggregateError([error('ECONNREFUSED'), error('ENETUNREACH')])
    expect(networkProblem(several, false).reason).toBe('ECONNREFUSED')
  })
})

it('calls what is no HTTP malformed at the start, and broken in the middle', () => {
  const notHttp = error(undefined, { name: 'HTTPParserError' })
  expect(networkProblem(notHttp, false).kind).toBe('malformed')
  expect(networkProblem(notHttp, true).kind).toBe('broken_stream')
})
