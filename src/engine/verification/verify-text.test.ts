import { beforeAll, describe, expect, it } from 'vitest'
import { builtVerifier } from './verifier.test-data.ts'
import type { Verifier } from './verifier.ts'

let verifier: Verifier
beforeAll(async () => {
  verifier = await builtVerifier()
})
const quotationsOf = (text: string, translation?: string) =>
  verifier
    .verifyText(text, { translation })
    .filter(({ kind }) => kind === 'quotation')
    .map(({ result, osis, found }) => ({ result, osis, found }))

describe('verifyText', () => {
  it('gives one item for each reference and each quotation, in the order of the text', () => {
    const text = 'John 3:16 says, “For God so loved the earth” (KJV); see John 3:99.'
    const items = verifier.verifyText(text)
    expect(items.map(({ kind, result }) => `${kind} ${result}`)).toEqual([
      'reference exact',
      'quotation misquoted',
      'reference no_such_verse',
    ])
    for (const { found, start, end } of items) expect(text.slice(start, end)).toBe(found)
    expect(items[1]).toMatchObject({
      reference: 'John 3:16',
      translation: 'KJV',
      trueText: 'For God so loved the world',
      differences: [{ kind: 'changed', found: 'earth', true: 'world' }],
    })
  })

  it('takes the reference beside a quotation, not a right one further off', () => {
    expect(quotationsOf('“Jesus wept.” (John 11:36). Compare John 11:35.')).toMatchObject([
      { result: 'wrong_reference', osis: 'John.11.35' },
    ])
  })

  it('looks within marks that hold more than Scripture', () => {
    expect(quotationsOf('He said, “Paul writes, ‘Always rejoice’ (1 Thessalonians 5:16), and I do.”')).toMatchObject([
      { result: 'exact', found: 'Always rejoice' },
    ])
  })

  it('finds words without marks only where they are those of the verse, or nearly', () => {
    expect(quotationsOf('John 3:16 says that God so loved the earth, that he gave his only born Son.')).toMatchObject([
      { result: 'misquoted' },
    ])
    expect(quotationsOf('God wants nobody to be lost (John 3:16).')).toEqual([])
  })

  it('leaves alone what is quoted but is no Scripture', () => {
    expect(
      quotationsOf('He said, “See you at noon,” of the “end times” seminar on “The Prodigal Son” (Luke 15:11-32).'),
    ).toEqual([])
  })

  it('says that a translation lacks a verse it does not print', () => {
    expect(verifier.verifyText('Acts 8:37 (WEB)')).toMatchObject([{ kind: 'reference', result: 'no_such_verse' }])
    expect(verifier.verifyText('Acts 8:37 (KJV)')).toMatchObject([{ kind: 'reference', result: 'exact' }])
  })

  it('cuts the true text from the corpus', () => {
    const [item] = verifier
      .verifyText('“god so loved THE world that he gave”')
      .filter(({ kind }) => kind === 'quotation')
    expect(item?.trueText).toBe('God so loved the world, that he gave')
  })
})
