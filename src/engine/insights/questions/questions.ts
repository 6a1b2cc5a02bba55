import type { Library } from '../../generation/evidence.ts'
import type { CrossReference } from '../contract.ts'
import type { FoundTerm } from '../key-terms.ts'
import { isShort, type StudiedPassage } from '../studied-passage.ts'
import type { FoundTheme } from '../themes.ts'
import { apply } from './apply.ts'
import { interpret } from './interpret.ts'
import { observe } from './observe.ts'
import { spareQuestions } from './spare.ts'
import { type Asked, overlaps, type StudyQuestion } from './study-question.ts'

type Study = { themes: readonly FoundTheme[]; terms: readonly FoundTerm[]; references: readonly CrossReference[] }

const fewestQuestions = 4
const most = { short: 5, long: 7 }

/**
 * Questions that fit the passage, from what is in it: first what it says, then what it means, then what it asks of the
 * reader. Four to seven.
 */
export function questionsOf(library: Library, passage: StudiedPassage, study: Study): StudyQuestion[] {
  const count = isShort(passage) ? most.short : most.long
  const said = observe(library, passage)
  const meant = interpret(library, passage, study)
  const lived = apply(library, passage, study)
  const chosen: Asked[] = []
  // a question about the same words is asked once
  const take = (from: Asked[], wanted: number) => {
    let taken = 0
    for (const one of from) {
      const isTaken =
        one.phrase !== undefined && chosen.some(({ phrase }) => phrase !== undefined && overlaps(phrase, one.phrase!))
      if (taken === wanted || chosen.includes(one) || isTaken) continue
      chosen.push(one)
      taken++
    }
    return taken
  }
  const fewest = { said: count === most.short ? 2 : 3, lived: count === most.short ? 1 : 2 }
  const seen = take(said, fewest.said)
  const applied = take(lived, fewest.lived)
  take(meant, count - seen - applied)
  take(lived, count - chosen.length)
  take(said, count - chosen.length)
  const spare = chosen.length < fewestQuestions ? spareQuestions(library, passage, study.references) : []
  take(spare, fewestQuestions - chosen.length)
  return [said, meant, spare, lived]
    .flatMap((stage) => stage.filter((one) => chosen.includes(one)))
    .map(({ pieces }) => pieces)
}
