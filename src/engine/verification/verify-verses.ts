import { AppError } from '../../errors.ts'
import type { Corpus } from '../corpus/index.ts'
import type { VerifiedVerses, VerifyRequest } from './contract.ts'
import type { Verifier } from './verifier.ts'

/**
 * Checks every quotation and reference of a text.
 * @param request `translation` is the one quoted from where the text names none; without it any loaded one will do
 * @throws AppError bad_request for an unknown translation
 */
export function verifyVerses(corpus: Corpus, verifier: Verifier, { text, translation }: VerifyRequest): VerifiedVerses {
  if (translation !== undefined && corpus.findText(translation) === undefined) {
    const known = corpus.texts.map(({ record }) => record.id).join(', ')
    throw new AppError(
      'bad_request',
      `There is no translation “${translation.slice(0, 40)}” here. Known translations: ${known}.`,
      { param: '/translation' },
    )
  }
  return { items: verifier.verifyText(text, { translation }), corpusVersion: corpus.version }
}
