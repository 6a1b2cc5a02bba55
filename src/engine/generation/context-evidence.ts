import type { AnswerRequest, ContextItem } from '../engine.ts'
import { termsOf } from '../retrieval/index.ts'
import { type Block, type DraftSource, heading, paragraph, quotation } from './draft.ts'
import { type Library, weightedTerms } from './evidence.ts'
import { sentencesOf } from './sentences.ts'

const phrases = {
  en: {
    title: 'From the material you sent',
    says: (name: string) => `${name} says (not checked here):`,
    unnamed: 'Your material',
  },
  es: {
    title: 'Del material que envió',
    says: (name: string) => `${name} dice (no comprobado aquí):`,
    unnamed: 'Su material',
  },
} as const

const leastShare = 0.4
const longestSentence = 400
// markup, links and images of foreign text have no place in an answer
const unfit = /[<>`\\]|https?:|!\[|\]\(|^\s*[#>|]/

/**
 * What the caller's own material says of the question, as a block that is clearly foreign: named as theirs, marked as
 * unchecked, and never with Scripture in it that is not so.
 * @param isSound tells whether every quotation and reference in a sentence holds
 */
export function draftContext(
  library: Library,
  context: AnswerRequest['context'],
  question: string,
  isSound: (sentence: string) => boolean,
): Block[] {
  const items: ContextItem[] = typeof context === 'string' ? [{ text: context, kind: 'project' }] : (context ?? [])
  const terms = weightedTerms(library, question)
  const total = terms.values().reduce((sum, weight) => sum + weight, 0)
  if (total === 0) return []
  const candidates = items.flatMap((item, place) =>
    sentencesOf(item.text)
      .filter(
        (sentence) => sentence.length <= longestSentence && !unfit.test(sentence) && /[.!?]["”’)]?$/.test(sentence),
      )
      .map((sentence) => ({ item, place, sentence, share: shareOf(library, sentence, terms) / total })),
  )
  const best = candidates
    .filter(({ share }) => share >= leastShare)
    .sort((a, b) => b.share - a.share)
    .find(({ sentence }) => isSound(sentence))
  if (best === undefined) return []
  const say = phrases[library.language]
  const name =
    best.item.title === undefined || unfit.test(best.item.title) ? say.unnamed : `“${best.item.title.trim()}”`
  const source: DraftSource = {
    key: `context:${best.place}`,
    type: 'context',
    reference: best.item.title ?? `context/${best.place}`,
    osis: null,
    translation: null,
    text: best.sentence,
    source: { title: best.item.title ?? say.unnamed, license: 'unknown', attribution: null },
  }
  return [heading(say.title), paragraph([say.says(name)]), quotation(source, best.sentence, ' ', { mark: source })]
}

function shareOf(library: Library, sentence: string, terms: ReadonlyMap<string, number>): number {
  const own = new Set(termsOf(sentence, library.language))
  return terms.entries().reduce((sum, [term, weight]) => sum + (own.has(term) ? weight : 0), 0)
}
