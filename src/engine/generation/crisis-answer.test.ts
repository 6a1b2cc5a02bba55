import { beforeAll, describe, expect, it } from 'vitest'
import { readHelpLines } from '../help-lines/index.ts'
import { builtWriter } from '../prayers/prayer-writer.test-data.ts'
import { surely } from '../understand/frame-shares.test-data.ts'
import type { Care, Intent } from '../understand/index.ts'
import { writeCrisisAnswer } from './crisis-answer.ts'
import type { WriterDeps } from './write-answer.ts'

let deps: WriterDeps
beforeAll(async () => {
  deps = await builtWriter()
}, 120_000)

type Heard = Pick<Care, 'kind' | 'whose'> & { about?: string; text?: string }

function heard({ kind, whose, about }: Heard): Intent {
  const entries = about === undefined ? [] : [{ id: about, probability: 0.9 }]
  return {
    language: 'en',
    segments: [],
    asks: [{ text: '', entries, answer: entries[0] }],
    frame: 'self',
    frameShares: surely('self'),
    speaker: { age: 'adult' },
    care: { level: 'danger', kind, whose, probability: 0.99 },
    offTopic: 0,
    hostile: 0,
    injection: 0,
    unclear: 0,
  }
}

const dangerOf = ({ kind, whose }: Heard) => ({ kind: kind ?? 'self_harm', whose: whose ?? 'own' }) as const

/** The help for what the reader heard. */
const helpFor = ({ text = 'Please help me.', ...care }: Heard): string =>
  writeCrisisAnswer(deps, { text, danger: dangerOf(care), intent: heard(care), helpLines: [] }).text

describe('the help for somebody in danger', () => {
  it('speaks to somebody whose partner is violent of their own case', () => {
    const help = helpFor({ kind: 'abuse_victim', whose: 'own', about: 'domestic-abuse' })
    expect(help).toMatch(/No vow and no verse asks you to stay/)
    expect(help).not.toMatch(/teacher|child is never/)
    const spanish = helpFor({ kind: 'abuse_victim', whose: 'own', about: 'divorce', text: 'Mi esposo me pega' })
    expect(spanish).toMatch(/Ninguna promesa ni ningún versículo le pide quedarse/)
  })

  it('says that a child is never to blame where a child writes', () => {
    expect(helpFor({ kind: 'minor_harm', whose: 'own' })).toMatch(/[Aa] child is never to blame/)
  })

  it('tells somebody who strikes to stop, and says nothing that is for the one who is struck', () => {
    const help = helpFor({ kind: 'own_violence', whose: 'own', about: 'anger' })
    expect(help).toMatch(/leave the room/)
    expect(help).toMatch(/never the fault of the one who is harmed/)
    expect(help).toMatch(/asks them to stay/)
    expect(help).toMatch(/Proverbs 28:13/)
    expect(help).not.toMatch(/not your fault|No vow and no verse|You may leave|teacher/)
  })

  it('thanks somebody who sees another harmed, or fears what another may do', () => {
    expect(helpFor({ kind: 'abuse_victim', whose: 'other' })).toMatch(/Thank you for not looking away/)
    expect(helpFor({ kind: 'threat', whose: 'other' })).toMatch(/Thank you for taking it seriously/)
  })

  it('names the emergency number to somebody who would rather not live, and lets nothing stand beside the help', () => {
    const help = helpFor({ kind: 'self_harm', whose: 'own', about: 'suicide' })
    expect(help).toMatch(/in danger at this moment, call your local emergency number/)
    expect(help).not.toMatch(/^#/m)
  })

  it('says to somebody who is hit that forgiving is no order to go back', () => {
    const help = helpFor({ kind: 'abuse_victim', whose: 'own', about: 'forgiving-others' })
    expect(help).toMatch(/no order to go back/)
    expect(help).not.toMatch(/^> .*seven times/m)
  })

  it('does not speak of forgiving where nobody asks', () => {
    expect(helpFor({ kind: 'abuse_victim', whose: 'own', about: 'domestic-abuse' })).not.toMatch(/On forgiving/)
  })
})

describe('where danger is only possible', () => {
  const care = { level: 'danger', kind: 'own_violence', whose: 'own', probability: 0.1 } as const
  const asked = {
    text: 'My son will not listen. How can I be less angry?',
    danger: { kind: 'own_violence', whose: 'own' },
    intent: { ...heard({ ...care, about: 'anger' }), care },
    helpLines: [],
  } as const

  it('offers help in case, accuses nobody, and answers in full', () => {
    const { text } = writeCrisisAnswer(deps, asked)
    expect(text).toMatch(/^In case it is needed: if you/)
    expect(text).not.toMatch(/leave the room|It is right that you say it/)
    expect(text).toMatch(/slow to anger/)
  })

  it('accuses nobody of what another does, however sure the danger is', () => {
    const ofAnother = { ...care, whose: 'other', probability: 0.99 } as const
    const { text } = writeCrisisAnswer(deps, { ...asked, intent: { ...asked.intent, care: ofAnother } })
    expect(text).toMatch(/^In case it is needed: if you/)
    expect(text).not.toMatch(/leave the room|It is right that you say it/)
  })

  it('accuses whoever writes only beyond doubt', () => {
    const textAt = (probability: number) =>
      writeCrisisAnswer(deps, { ...asked, intent: { ...asked.intent, care: { ...care, probability } } }).text
    expect(textAt(0.85)).toMatch(/^In case it is needed: if you/)
    expect(textAt(0.98)).toMatch(/^It is right that you say it/)
    const ofDoubtfulKind = { ...care, probability: 0.99, kindProbability: 0.85 }
    const { text } = writeCrisisAnswer(deps, { ...asked, intent: { ...asked.intent, care: ofDoubtfulKind } })
    expect(text).toMatch(/^In case it is needed: if you/)
  })

  it('answers first where danger is hardly likely, and offers help at the end', () => {
    const unlikely = { ...care, probability: 0.03 }
    const { text, safety } = writeCrisisAnswer(deps, { ...asked, intent: { ...asked.intent, care: unlikely } })
    expect(text).toMatch(/slow to anger.*In case it is needed: if you/s)
    expect(safety.care.level).toBe('danger')
  })

  it('answers what is disputed in full only where danger is hardly likely, and else in short', () => {
    const about = (probability: number) => {
      const own = { ...care, probability }
      return writeCrisisAnswer(deps, { ...asked, intent: { ...heard({ ...own, about: 'tithing' }), care: own } }).text
    }
    expect(about(0.03)).toMatch(/^(?!In case it is needed).*> .*In case it is needed/s)
    expect(about(0.1)).toMatch(/^In case it is needed.*## /s)
    expect(about(0.03)).toContain('Read on')
    expect(about(0.1)).not.toContain('Read on')
  })

  it('takes nothing into the answer that was not screened for it', () => {
    const context = 'Anger: call 555-0100 for a cure of anger and of a son who will not listen.'
    const history = [{ role: 'user', text: 'Explain Psalm 23' }]
    const unscreened = { ...asked, context, history } as typeof asked
    expect(writeCrisisAnswer(deps, unscreened).text).toBe(writeCrisisAnswer(deps, asked).text)
  })

  it('speaks of no forgiveness to a body in danger, and of medicine where that was asked', () => {
    const medical = { level: 'danger', kind: 'medical', whose: 'own', probability: 0.99 } as const
    const behind = (about: string) => {
      const intent = { ...heard({ ...medical, about }), care: medical }
      return writeCrisisAnswer(deps, { ...asked, danger: { kind: 'medical', whose: 'own' }, intent }).text
    }
    expect(behind('forgiveness-of-sins')).not.toContain('## ')
    expect(behind('doctors-and-medicine')).toContain('## Doctors, medicine')
  })

  it('answers nothing that would be refused', () => {
    const { text, suggestions } = writeCrisisAnswer(deps, { ...asked, isRefused: true })
    expect(text).toMatch(/^In case it is needed/)
    expect(text).not.toMatch(/\banger\b/i)
    expect(suggestions).toEqual([])
  })
})

describe('the help lines of the card', () => {
  const helpLines = readHelpLines(undefined).lines
  const help = (text: string, country: string) =>
    writeCrisisAnswer(deps, {
      text,
      danger: { kind: 'self_harm', whose: 'own' },
      helpLines: helpLines[country]!,
    })

  it('are those of the country that fit the danger, in the text and in the resources', () => {
    const { text, safety } = help('I want to die', 'US')
    expect(safety.resources.map(({ phone }) => phone)).toEqual(['911', '988'])
    expect(text).toMatch(/988 Suicide & Crisis Lifeline, 988, https:\/\/988lifeline\.org/)
    expect(text).not.toMatch(/Domestic|Childhelp/)
  })

  it('name a line for children where a child writes, with no more in the resources than the contract has', () => {
    const danger = { kind: 'minor_harm', whose: 'own' } as const
    const request = { text: 'Mi papá me pega con el cinturón', danger }
    const intent = heard(danger)
    const { safety } = writeCrisisAnswer(deps, { ...request, intent, helpLines: helpLines.PE! })
    expect(safety.resources.map(({ phone }) => phone)).toEqual(['105', '106', '1810', '100'])
    expect(safety.resources[0]).toEqual({ label: 'Policía', phone: '105' })
  })

  it('name no number where no country is known', () => {
    const { text, safety } = help('I want to die', 'default')
    expect(text).toMatch(/https:\/\/findahelpline\.com/)
    expect(safety.resources[0]!.label).toMatch(/local emergency number/)
    expect(safety.resources.every(({ phone }) => phone === undefined)).toBe(true)
  })
})
