import type { Corpus } from '../corpus/index.ts'
import type { VerifiedItem } from './contract.ts'
import { findQuotation, type QuotationMatch, type QuotationOptions } from './find-quotation.ts'
import type { Judgement } from './judgement.ts'
import type { NearnessToVerses } from './support.ts'
import { type QuotationRow, verifyQuotation } from './verify-quotation.ts'
import { type VerifyOptions, verifyText } from './verify-text.ts'
import { buildWordIndex, type WordIndexParts, wordIndexOf } from './word-index.ts'

/** Checks quotations and references against every loaded translation. */
export type Verifier = {
  corpusVersion: string
  verifyText: (text: string, options?: VerifyOptions) => VerifiedItem[]
  verifyQuotation: (row: QuotationRow) => Judgement & { ok: boolean }
  findQuotation: (text: string, options?: QuotationOptions) => QuotationMatch[]
}

/**
 * Makes a verifier.
 * @param words the corpus's word index as the build keeps it; without it one is made, in some 300 ms
 * @param nearness tells paraphrases by their meaning; without it they are told by their words alone
 */
export function createVerifier(
  corpus: Corpus,
  words: WordIndexParts = buildWordIndex(corpus),
  nearness?: NearnessToVerses,
): Verifier {
  const index = wordIndexOf(corpus, words)
  return {
    corpusVersion: corpus.version,
    verifyText: (text, options) => verifyText(index, text, options, nearness),
    verifyQuotation: (row) => verifyQuotation(index, row),
    findQuotation: (text, options) => findQuotation(index, text, options),
  }
}
