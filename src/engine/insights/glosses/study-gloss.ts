import type { Language } from '../../engine.ts'
import { termsOf } from '../../retrieval/index.ts'
import { greekGlosses } from './greek-glosses.ts'
import { hebrewGlosses } from './hebrew-glosses.ts'

/** What a Hebrew or Greek word means, sense by sense, in both languages. */
export type StudyGloss = Readonly<Record<Language, readonly string[]>> & {
  /** A word of faith and teaching. */
  isWeighty: boolean
}

/** Every word that has one, by its number: `H2617`, `G26`. */
export const studyGlosses: ReadonlyMap<string, StudyGloss> = new Map(
  `${hebrewGlosses}${greekGlosses}`
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [head, spanish] = line.split(' | ')
      const [, strongs, star, english] = /^([GH]\d+) (\* )?(.+)$/.exec(head!)!
      return [strongs!, { en: english!.split('; '), es: spanish!.split('; '), isWeighty: star !== undefined }] as const
    }),
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
