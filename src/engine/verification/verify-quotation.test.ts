import { beforeAll, describe, expect, it } from 'vitest'
import { fromOsis } from '../scripture/index.ts'
import { builtVerifier } from './verifier.test-data.ts'
import type { Verifier } from './verifier.ts'

let verifier: Verifier
beforeAll(async () => {
  verifier = await builtVerifier()
})
const judge = (quote: string, reference: string, translation = 'WEB') =>
  verifier.verifyQuotation({ quote, reference, translation })

describe('verifyQuotation', () => {
  it('gives the true words and each difference of a misquotation', () => {
    const { result, trueText, differences } = judge(
      'For God so loved the whole earth that he his only Son',
      'John 3:16',
    )
    expect(result).toBe('misquoted')
    expect(trueText).toBe('For God so loved the world, that he gave his only born Son')
    expect(differences).toEqual([
      { kind: 'changed', found: 'whole earth', true: 'world', start: 21, end: 32 },
      { kind: 'missing', found: '', true: 'gave', start: 40, end: 40 },
      { kind: 'missing', found: '', true: 'born', start: 49, end: 49 },
    ])
  })

  it('gives all of the verse for words that are nothing like it', () => {
    const { result, trueText, differences } = judge('Cleanliness is next to godliness', 'John 11:35')
    expect({ result, trueText, differences }).toEqual({ result: 'misquoted', trueText: 'Jesus wept.', differences: [] })
  })

  it('gives the true reference of words from another verse', () => {
    const { result, range, trueText } = judge('Jesus wept.', 'John 11:36')
    expect(result).toBe('wrong_reference')
    expect(range).toEqual(fromOsis('John.11.35'))
    expect(trueText).toBe('Jesus wept.')
  })

  it('gives the translation the words are of', () => {
    const { result, translation } = judge('The LORD is my shepherd; I shall not want.', 'Psalm 23:1')
    expect({ result, translation }).toEqual({ result: 'wrong_translation', translation: 'KJV' })
  })

  it('is not certain of words said to be of a translation that is not loaded', () => {
    expect(judge('For God so loved the world that he gave his one and only Son', 'John 3:16', 'NIV').certain).toBe(
      false,
    )
    expect(judge('For God so loved the earth', 'John 3:16', 'KJV').certain).toBe(true)
  })

  it.each([
    ['a negation dropped at the edge', 'matarás.', 'Éxodo 20:13', 'RV1909'],
    ['a negation hidden by an ellipsis', 'You shall … murder', 'Exodus 20:13', 'WEB'],
    ['a negation put in by brackets', 'Thou shalt [not] love thy neighbour', 'Matthew 22:39', 'KJV'],
    ['pieces in another order', 'he gave his only born Son … God so loved the world', 'John 3:16', 'WEB'],
    ['a number that is no verse’s', '17 For God so loved the world', 'John 3:16', 'WEB'],
  ])('catches %s', (_, quote, reference, translation) => {
    expect(judge(quote, reference, translation).result).toBe('misquoted')
  })

  it.each([
    ['verse numbers', '16 For God so loved the world', 'exact'],
    ['an ellipsis at the end', 'For God so loved the world …', 'exact'],
    ['an ellipsis within', 'For God so loved the world [...] should not perish', 'elided'],
    ['a name in brackets for a pronoun', 'that [God] gave his only born Son', 'elided'],
    ['an initial in brackets', '[f]or God so loved the world', 'exact'],
  ])('lets %s pass', (_, quote, result) => {
    expect(judge(quote, 'John 3:16')).toMatchObject({ ok: true, result })
  })
})
