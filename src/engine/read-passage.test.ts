import { beforeAll, describe, expect, it } from 'vitest'
import { builtCorpus } from './corpus/built-corpus.test-data.ts'
import type { Corpus } from './corpus/index.ts'
import { readPassage } from './read-passage.ts'

let corpus: Corpus
beforeAll(async () => {
  corpus = await builtCorpus()
})
const refusal = (input: { reference: string; translation?: string }) => {
  try {
    return readPassage(corpus, input)
  } catch (error) {
    return error
  }
}

describe('readPassage', () => {
  it.each([
    ['John 3:16', 'WEB'],
    ['John 3:16 KJV', 'KJV'],
    ['john 3:16 (kjv)', 'KJV'],
    ['John 3:16, King James Version', 'KJV'],
    ['Juan 3:16 Reina-Valera 1909', 'RV1909'],
    ['Juan 3:16 RV1909', 'RV1909'],
  ])('reads “%s” in %s', (reference, translation) => {
    expect(readPassage(corpus, { reference })).toMatchObject({ osis: 'John.3.16', translation })
  })

  it('takes a translation named twice when both are the same', () => {
    expect(readPassage(corpus, { reference: 'John 3:16 KJV', translation: 'kjv' }).translation).toBe('KJV')
  })

  it.each([
    [{ reference: 'John 3:16 KJV', translation: 'WEB' }, /names KJV, but `translation` is WEB/, 'translation'],
    [{ reference: 'John 3:16 NIV' }, /no translation “NIV” here. Known translations: WEB/, 'reference'],
    [
      { reference: 'John 3:16', translation: 'NIV' },
      /no translation “NIV” here. Known translations: WEB/,
      'translation',
    ],
    [{ reference: 'John 3:16 hello' }, /“Hello”/, 'reference'],
    [{ reference: 'John 3:1-999999999999999' }, /no John 3:999999999999999/, 'reference'],
    [{ reference: 'john/3' }, /915 verses/, 'reference'],
  ])('refuses %j', (input, message, param) => {
    expect(refusal(input)).toMatchObject({ message: expect.stringMatching(message), detail: { param } })
  })
})
