import type { Corpus } from '../corpus/index.ts'
import { unknownTranslation } from '../unknown-translation.ts'
import type { VerifiedVerses, VerifyRequest } from './contract.ts'
import type { Verifier } from './verifier.ts'

/**
 * Checks every quotation and reference of a text.
 * @param request `translation` is the one quoted from where the text names none; without it any loaded one will do
 * @throws AppError bad_request for an unknown translation
 */
export function verifyVerses(corpus: Corpus, verifier: Verifier, { text, translation }: VerifyRequest): VerifiedVerses {
  if (translation !== undefined && corpus.findText(translation) === undefined)
    throw unknownTranslation(corpus, translation, '/translation')
  return { items: verifier.verifyText(text, { translation }), corpusVersion: corpus.version }
}
