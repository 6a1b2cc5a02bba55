import { describe, expect, it } from 'vitest'
import { type Judged, judgeFlags, longestJudged, questionsOn } from './judge.ts'
import type { Verdict } from './run-guardrails.ts'
import { defaultSettings } from './settings.ts'

const verdict = (over: Partial<Verdict> = {}): Verdict => ({
  guardrail: 'promptInjection',
  stage: 'input',
  decision: 'flag',
  ruleSet: 'r-1',
  finding: { decision: 'flag', rules: ['x'] },
  ...over,
})
const settings = defaultSettings
const judge = (verdicts: Verdict[], judged: Judged) => judgeFlags(verdicts, { judged, settings })

/** What no judge is asked about: what rules refuse or redact, what is exact, and what never blocks. */
const settled = [
  verdict({ decision: 'refuse' }),
  verdict({ guardrail: 'sensitiveData', decision: 'redact' }),
  verdict({ guardrail: 'sensitiveData' }),
  verdict({ guardrail: 'internalExposure' }),
  verdict({ guardrail: 'crisisSafety' }),
  verdict({ guardrail: 'scriptureIntegrity' }),
]

describe('the judge', () => {
  it('clears a flag, raises it, or agrees, and the record says so', () => {
    const flag = verdict()
    expect(judge([flag], { promptInjection: 'allow' })).toMatchObject({
      verdicts: [],
      cleared: [{ guardrail: 'promptInjection', decision: 'allow', judge: 'cleared' }],
    })
    expect(judge([flag], { promptInjection: 'refuse' }).verdicts).toEqual([
      { ...flag, decision: 'refuse', judge: 'raised' },
    ])
    expect(judge([flag], { promptInjection: 'flag' }).verdicts).toEqual([{ ...flag, judge: 'agreed' }])
  })

  it('changes nothing when it gave no word', () => {
    expect(judge([verdict()], {})).toEqual({ verdicts: [verdict()], cleared: [] })
    expect(judge([verdict()], { promptInjection: 'unavailable' })).toEqual({
      verdicts: [verdict({ judge: 'unavailable' })],
      cleared: [],
    })
  })

  it.each(['allow', 'refuse'] as const)(
    'says %s of what rules refuse or redact, or know exactly, to no effect',
    (said) => {
      expect(questionsOn(settled, 'a text', settings)).toEqual([])
      const judged = Object.fromEntries(settled.map(({ guardrail }) => [guardrail, said]))
      expect(judge(settled, judged)).toEqual({ verdicts: settled, cleared: [] })
    },
  )

  it('refuses nobody for work that costs, nor for one view of a matter', () => {
    const flags = [verdict({ guardrail: 'costAbuse' }), verdict({ guardrail: 'doctrinalBalance', stage: 'output' })]
    const { verdicts } = judge(flags, { costAbuse: 'refuse', doctrinalBalance: 'refuse' })
    expect(verdicts).toMatchObject([
      { decision: 'flag', judge: 'agreed' },
      { decision: 'flag', judge: 'agreed' },
    ])
  })

  it('is not asked where an account wants it recorded only, nor of a text that no prompt is as long as', () => {
    const recorded = { ...settings, strictness: { promptInjection: 'flag' as const } }
    expect(questionsOn([verdict()], 'a text', recorded)).toEqual([])
    expect(judgeFlags([verdict()], { judged: { promptInjection: 'refuse' }, settings: recorded }).verdicts).toEqual([
      verdict(),
    ])
    expect(questionsOn([verdict()], 'x'.repeat(longestJudged + 1), settings)).toEqual([])
    expect(questionsOn([verdict()], 'a text', settings)).toMatchObject([
      { guardrail: 'promptInjection', text: 'a text' },
    ])
  })
})
