import { beforeAll, describe, expect, it } from 'vitest'
import { toOsis } from '../scripture/index.ts'
import { builtVerifier } from './verifier.test-data.ts'
import type { Verifier } from './verifier.ts'

let verifier: Verifier
beforeAll(async () => {
  verifier = await builtVerifier()
})
const bestOf = (text: string) => {
  const best = verifier.findQuotation(text)[0]
  return best === undefined ? undefined : { osis: toOsis(best.range), exact: best.exact, sure: best.score >= 0.7 }
}

describe('findQuotation', () => {
  it.each([
    ['God so loved the world', 'John.3.16'],
    ['la verdad os libertará', 'John.8.32'],
    ['Jesus wept', 'John.11.35'],
    ['the Lord is my shepherd I shall not want', 'Ps.23.1'],
  ])('finds words that stand so: %s', (text, osis) => {
    expect(bestOf(text)).toEqual({ osis, exact: true, sure: true })
  })

  it.each([
    ['for I know the plans I have for you', 'Jer.29.11'],
    ['the truth will set you free', 'John.8.32'],
    ['where does it say the truth will set you free?', 'John.8.32'],
    ['the spirit is willing but the flesh is weak', 'Matt.26.41'],
    ['come to me all who are weary and I will give you rest', 'Matt.11.28'],
    ['el Señor es mi pastor nada me faltará', 'Ps.23.1'],
  ])('finds words that are remembered otherwise: %s', (text, osis) => {
    expect(bestOf(text)).toEqual({ osis, exact: false, sure: true })
  })

  it.each(['how do I forgive someone who hurt me', 'what is the meaning of life', 'verses about marriage', 'hope', ''])(
    'is not sure of what is no quotation: “%s”',
    (text) => {
      expect(bestOf(text)?.sure ?? false).toBe(false)
    },
  )

  it.each([
    ['there is no God', 'Ps.14.1', 'WEB'],
    ['no hay Dios', 'Ps.14.1', 'RV1909'],
    ['all men are liars', 'Ps.116.11', 'KJV'],
    ['curse God and die', 'Job.2.9', 'KJV'],
  ])('finds “%s” first where it is a clause of its own, in the translation that has it', (text, osis, translation) => {
    const [best] = verifier.findQuotation(text, { language: 'en' })
    expect(best).toMatchObject({ exact: true, score: 1, translation })
    expect(toOsis(best!.range)).toBe(osis)
  })

  it.each(['it is not good', 'be still', 'and it came to pass'])(
    'finds the common words “%s” as they stand',
    (text) => {
      const found = verifier.findQuotation(text)
      expect(found.length).toBe(5)
      expect(found.every(({ exact }) => exact)).toBe(true)
    },
  )

  it('takes common words alone for no remembered quotation', () => {
    expect(verifier.findQuotation('to be or not to be')).toEqual([])
  })

  it('does not call exact what cuts off the subject or the negation', () => {
    expect(verifier.findQuotation('money is the root of all evil')).toMatchObject([
      { exact: false, score: 0.9, translation: 'KJV' },
    ])
    const commandments = verifier.findQuotation('bear false witness against thy neighbour', { limit: 2 })
    expect(commandments.map(({ exact }) => exact)).toEqual([false, false])
  })
})
