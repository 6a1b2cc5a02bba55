import { readTable, readWordings } from '../../content/index.ts'
import type { Language } from '../../engine.ts'
import { termsOf } from '../../retrieval/index.ts'

/** What a Hebrew or Greek word means, sense by sense, in both languages. */
export type StudyGloss = Readonly<Record<Language, readonly string[]>> & {
  /** A word of faith and teaching. */
  isWeighty: boolean
}

const hebrew = readWordings('glosses/hebrew')
const greek = readWordings('glosses/greek')
const weighty = new Set(readTable('glosses/weighty'))

/** Every word that has one, by its number: `H2617`, `G26`. */
export const studyGlosses: ReadonlyMap<string, StudyGloss> = new Map(
  [hebrew, greek].flatMap(({ en, es }) =>
    Object.entries(en).map(([strongs, english]) => [
      strongs,
      { en: english.split('; '), es: es[strongs]!.split('; '), isWeighty: weighty.has(strongs) },
    ]),
  ),
)

let weightyTerms: ReadonlySet<string> | undefined

/** Whether an English term, as it is indexed, means a word of faith and teaching. */
export function isWeightyTerm(term: string): boolean {
  weightyTerms ??= new Set(
    [...studyGlosses.values()].flatMap(({ en, isWeighty }) => (isWeighty ? termsOf(en.join(' '), 'en') : [])),
  )
  return weightyTerms.has(term)
}

/** @param strongs `H2617`, `G26` */
export const studyGlossOf = (strongs: string): StudyGloss | undefined => studyGlosses.get(strongs)
