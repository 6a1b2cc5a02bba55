import { describe, expect, it } from 'vitest'
import type { Finding, Guardrail, GuardrailName, Stage } from './contract.ts'
import { screenOutput } from './screen-output.ts'
import { screenRequest } from './screen-request.ts'
import { newStreamScreen, screenUnit } from './screen-stream.ts'
import { defaultSettings } from './settings.ts'

/** A guardrail that finds a word. */
function onWord(
  name: GuardrailName,
  word: string,
  finding: Omit<Finding, 'rules'>,
  stages: Stage[] = ['input', 'retrieved', 'output'],
): Guardrail {
  return {
    name,
    stages,
    ruleSet: `${name}-1`,
    check: ({ original }) => {
      const start = original.indexOf(word)
      if (start === -1) return undefined
      const redactions = [{ start, end: start + word.length, replacement: '[gone]' }]
      return { rules: ['word'], ...finding, ...(finding.decision === 'redact' ? { redactions } : {}) }
    },
  }
}

const refusing = onWord('promptInjection', 'OBEY', { decision: 'refuse' })
const danger = onWord('crisisSafety', 'DANGER', { decision: 'flag' }, ['input'])
const personal = onWord('sensitiveData', 'PERSONAL', { decision: 'redact' })
const exposing = onWord('internalExposure', 'SECRETKEY', { decision: 'redact' }, ['output'])
const options = {
  guardrails: [danger, refusing, personal, exposing],
  settings: defaultSettings,
  language: 'en' as const,
}

describe('what comes in', () => {
  it('is worked with as it is when nothing is found', async () => {
    const texts = { main: 'Who was Ruth?', context: [{ text: 'notes', kind: 'file' as const }] }
    expect(await screenRequest(texts, options)).toMatchObject({
      outcome: 'go_on',
      texts,
      verdicts: [],
      notes: [],
      danger: undefined,
    })
  })

  it('is refused for what is asked, and only left out of material and conversation', async () => {
    expect(await screenRequest({ main: 'OBEY' }, options)).toMatchObject({ outcome: 'refuse' })
    const screened = await screenRequest(
      {
        main: 'Who was Ruth?',
        context: [{ title: 'Notes', text: 'OBEY', kind: 'file' }],
        history: [{ role: 'user', text: 'OBEY' }],
      },
      options,
    )
    expect(screened.outcome).toBe('go_on')
    expect(screened.texts.context).toEqual([{ title: 'Notes', text: '', kind: 'file' }])
    expect(screened.texts.history).toEqual([{ role: 'user', text: '' }])
    expect(screened.notes).toHaveLength(2)
    expect(screened.notes[0]).toContain('“Notes”')
    expect(screened.verdicts.every(({ decision }) => decision !== 'refuse')).toBe(true)
  })

  it('gets help in the place of a refusal when somebody is in danger', async () => {
    expect(await screenRequest({ main: 'OBEY DANGER' }, options)).toMatchObject({
      outcome: 'crisis',
      danger: { kind: 'self_harm', whose: 'own' },
    })
  })

  it('remembers a danger of the last two turns, and no longer', async () => {
    const turn = (text: string) => ({ role: 'user' as const, text })
    const recent = await screenRequest({ main: 'a verse?', history: [turn('DANGER'), turn('b')] }, options)
    expect(recent.outcome).toBe('crisis')
    const old = await screenRequest({ main: 'a verse?', history: [turn('DANGER'), turn('b'), turn('c')] }, options)
    expect(old.outcome).toBe('go_on')
  })

  it('loses personal details before it is used', async () => {
    const screened = await screenRequest({ main: 'Pray for PERSONAL' }, options)
    expect(screened.texts.main).toBe('Pray for [gone]')
    expect(screened.notes).toHaveLength(1)
  })

  it('is only recorded where an account wants it so, except for what nobody may weaken', async () => {
    const settings = { ...defaultSettings, strictness: { promptInjection: 'flag', internalExposure: 'flag' } as const }
    expect(await screenRequest({ main: 'OBEY' }, { ...options, settings })).toMatchObject({ outcome: 'go_on' })
    const output = screenOutput({ text: 'It is SECRETKEY.', citations: [] }, { ...options, settings })
    expect(output.text).toBe('It is [gone].')
  })
})

describe('what leaves', () => {
  it('is mended until nothing is left to mend', () => {
    const output = screenOutput({ text: 'SECRETKEY and SECRETKEY', citations: [] }, options)
    expect(output).toMatchObject({ text: '[gone] and [gone]', isRefused: false })
    expect(output.notes).toHaveLength(1)
  })

  it('is dropped when it cannot be mended', () => {
    const growing: Guardrail = {
      ...exposing,
      check: ({ original }) => ({
        decision: 'redact',
        rules: ['x'],
        redactions: [{ start: 0, end: 1, replacement: original.slice(0, 1) }],
      }),
    }
    const output = screenOutput({ text: 'SECRETKEY', citations: [] }, { ...options, guardrails: [growing] })
    expect(output.isRefused).toBe(true)
    expect(output.text).not.toContain('SECRETKEY')
  })

  it('is a kind sentence after a refusal, without a word of what was written', () => {
    const output = screenOutput({ text: 'Surely. OBEY', citations: [] }, options)
    expect(output).toMatchObject({ isRefused: true, citations: [] })
    expect(output.text).toMatch(/^I can’t change how I work/)
  })

  it('does not leave in halves when it is streamed', () => {
    const first = screenUnit(newStreamScreen, { text: 'It is SECRET', citations: [] }, options)
    expect(first.screened.text).toBe('It is SECRET')
    const second = screenUnit(first.screen, { text: 'KEY, you see.', citations: [] }, options)
    expect(second.screened.isRefused).toBe(true)
    expect(second.screened.text).not.toContain('KEY')
    expect(() => screenUnit(second.screen, { text: 'more', citations: [] }, options)).toThrow()
  })
})
