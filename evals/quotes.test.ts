import { describe, expect, it, vi } from 'vitest'
import { builtCorpus } from '../src/engine/corpus/built-corpus.test-data.ts'
import { createVerifier } from '../src/engine/verification/index.ts'
import { scoreOwnCases } from './quotes.ts'
import { sweepVerses } from './sweep-verses.ts'

describe('the evaluation of quotations', () => {
  it('reaches its bars on the own cases and on every sixtieth verse', { timeout: 60_000 }, async () => {
    vi.spyOn(console, 'log').mockImplementation(() => {})
    const corpus = await builtCorpus()
    const verifier = createVerifier(corpus)
    expect(scoreOwnCases(verifier)).toBe(true)
    expect(sweepVerses(corpus, verifier, 60)).toBe(true)
  })
})
