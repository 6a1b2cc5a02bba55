import type { Library } from '../../generation/evidence.ts'
import type { GuideEntry } from '../../guide/guide-entry.ts'
import type { FoundReference } from '../cross-references.ts'
import { isDark } from '../dark-passage.ts'
import type { FoundTerm } from '../found-term.ts'
import { isShort, type StudiedPassage } from '../studied-passage.ts'
import type { FoundTheme } from '../themes.ts'
import { apply } from './apply.ts'
import type { Genre } from './genre.ts'
import { questionsOfGenre } from './genre-questions.ts'
import { interpret } from './interpret.ts'
import { observe } from './observe.ts'
import { questionPhrases } from './phrases.ts'
import { spareQuestions } from './spare.ts'
import { type Asked, overlaps, type StudyQuestion } from './study-question.ts'

type Study = {
  themes: readonly FoundTheme[]
  terms: readonly FoundTerm[]
  references: readonly FoundReference[]
  /** What Christians differ on in the passage. */
  dispute: GuideEntry | undefined
  genre: Genre
}

const fewestQuestions = 4
const most = { short: 5, long: 7 }

/**
 * Questions that fit the passage and its kind of text: first what it says, then what it means, then what it asks of the
 * reader. Four to seven.
 */
export function questionsOf(library: Library, passage: StudiedPassage, study: Study): StudyQuestion[] {
  const count = isShort(passage) ? most.short : most.long
  const { genre } = study
  const own = ownQuestions(library, passage, genre)
  const asked = (questions: readonly string[]): Asked[] =>
    questions.map((question) => ({ pieces: [question.replace('\0', passage.name)] }))
  const said = [...asked(own.said), ...observe(library, passage, genre)]
  const meant = [...interpret(library, passage, { ...study, genre }), ...asked(own.meant)]
  const { dispute } = study
  const applied = apply(library, passage, { ...study, genre })
  // where Christians differ, what a text asks of all is just what is in question
  const lived =
    dispute === undefined || genre === 'hard'
      ? [...applied, ...(genre === 'story' && isDark(library, passage) ? [] : asked(own.lived))]
      : asked([questionPhrases[library.language].differ(dispute.title[library.language])])
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
  const wanted = count === most.short ? { said: 2, own: 0, lived: 1 } : { said: 3, own: 1, lived: 2 }
  const seen = take(said, wanted.said)
  const done = take(lived, wanted.lived)
  const understood = take(meant.slice(-own.meant.length), isOwnFirst.has(genre) ? 1 : wanted.own)
  take(meant, count - seen - done - understood)
  take(lived, count - chosen.length)
  take(said, count - chosen.length)
  const spare = chosen.length < fewestQuestions ? spareQuestions(library, passage, study.references) : []
  take(spare, fewestQuestions - chosen.length)
  return [said, meant, spare, lived]
    .flatMap((stage) => stage.filter((one) => chosen.includes(one)))
    .map(({ pieces }) => pieces)
}

/** A scene of fewer verses has no steps to follow. */
const fewestSteps = 6

/** What the kind of text bears: what is asked of a whole story is not asked of one scene of it. */
function ownQuestions({ language }: Library, { keys }: StudiedPassage, genre: Genre) {
  const own = questionsOfGenre(language, genre)
  return genre === 'story' && keys.length < fewestSteps ? { ...own, said: [questionPhrases[language].scene] } : own
}

/** Kinds of text to which what any wording bears fits least. */
const isOwnFirst: ReadonlySet<Genre> = new Set(['genealogy', 'hard', 'law', 'parable', 'vision'])
