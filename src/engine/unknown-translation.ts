import { AppError } from '../errors.ts'
import type { Corpus } from './corpus/index.ts'

const longestShown = 40

/**
 * The refusal of a translation that is not loaded, which lists those that are.
 * @param param the field that names it: `/translation` of a body, `translation` of a query
 */
export function unknownTranslation({ texts }: Corpus, name: string, param: string): AppError {
  const known = texts.map(({ record }) => record.id).join(', ')
  const shown = name.length > longestShown ? `${name.slice(0, longestShown)}…` : name
  return new AppError('bad_request', `There is no translation “${shown}” here. Known translations: ${known}.`, {
    param,
  })
}
