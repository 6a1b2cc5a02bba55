import { once } from '../../../platform/once.ts'
import { policyList } from '../policies/index.ts'
import { anyOf, wordsOf } from './wordings.ts'
import { allWordings, wordings } from './wordings-by-id.ts'

/** Whose word a sentence is. */
export type Voice = {
  /** Says whose view it gives, or that Christians differ. */
  isAttributed: boolean
  /** Where it names a church, a school or its teacher; beyond its end if nowhere. */
  namesAt: number
  isAcknowledged: boolean
  /** Says what one should not say, asks, sets a task or speaks of words. */
  isCaution: boolean
  isHistory: boolean
  /** Says what a passage or its writer says. */
  isReport: boolean
  isHedged: boolean
}

/** A church, a school or its teacher is named. */
export const namesTradition = wordings('traditions')
const authority = wordings('authorities')
const attributed = wordings('attributions')
const before =
  '(?:in|for|among|within|from|to|as|by|like|para|en|entre|como) (?:the |a |an |la |los |las |un |una |[a-z]+ )?'
const after = "(?: [a-z'-]+){0,4} "
const attributedTradition = once(() => {
  const named = anyOf([...allWordings('traditions'), ...allWordings('authorities')])
  const theirs = anyOf([...policyList('doctrinal-balance/words.any', 'views'), ...allWordings('teachings')])
  return new RegExp(`\\b(?:${before}${named}(?![a-z])|${named}${after}${theirs}(?![a-z]))`)
})
const acknowledged = once(
  () => new RegExp(`(?<!\\bno |\\bnot |\\bnot one )${wordsOf(allWordings('acknowledgements')).source}`),
)
const caution = wordings('cautions')
const study = wordings('study-words')
const task = once(() => new RegExp(`^[\\s\\d.,:*-]*${anyOf(allWordings('tasks'))}\\b`))
const past = wordings('history')
const hedged = wordings('hedges')
const diction = wordings('scripture-diction')
const opening = once(() => new RegExp(`^[\\s"'(]*${anyOf(allWordings('scripture-openings'))}(?![a-z])`))
/** `as Paul says` is a proof of what was said, no report. */
const noProof = '(?<!\\b(?:as|because|since|like|that|just|como|porque|pues|que) (?:[1-3] )?)'
const report = once(() => {
  const speech = anyOf(policyList('doctrinal-balance/words.any', 'speech_verbs'))
  return new RegExp(`${noProof}\\b${anyOf(allWordings('speakers'))}\\b(?:,? [a-z0-9:'-]+){0,4},? ${speech}(?![a-z])`)
})
const setting = /^\W*(?:in|at|en) (?:[1-3] )?[a-z]+ \d|^\W*(?:at|en) (?:cana|marburg|pentecost)/

/** Whose word a sentence is; asked only of those few that matter. */
export function voiceOf(text: string): Voice {
  const isAcknowledged = acknowledged().test(text)
  const isAttributed = isAcknowledged || attributed().test(text) || attributedTradition().test(text)
  return {
    isAcknowledged,
    isAttributed,
    namesAt: Math.min(namesTradition().exec(text)?.index ?? text.length, authority().exec(text)?.index ?? text.length),
    isCaution: text.endsWith('?') || caution().test(text) || study().test(text) || task().test(text),
    isHistory: past().test(text),
    isReport: report().test(text) || setting.test(text) || diction().test(text) || opening().test(text),
    isHedged: hedged().test(text),
  }
}
