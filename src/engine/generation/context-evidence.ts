import type { AnswerRequest, ContextItem } from '../engine.ts'
import { termsOf } from '../retrieval/index.ts'
import { findReferences } from '../scripture/index.ts'
import { type Block, type DraftSource, heading, paragraph, quotation } from './draft.ts'
import { type Library, weightedTerms } from './evidence.ts'
import { plainForeign } from './foreign-text.ts'
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
const longestTitle = 80

/** The block on the caller's material, and how much of the question its sentence takes up (0 to 1). */
export type ContextBlock = { blocks: Block[]; share: number }

/**
 * What the caller's own material says of the question: named as theirs, marked as unchecked, and plain words only. A
 * sentence that quotes, names a verse, tells what God or Scripture says, or reads like a verse is left out: whether it
 * is right is for Scripture itself to say, a few lines above.
 */
export function draftContext(
  library: Library,
  context: AnswerRequest['context'],
  question: string,
): ContextBlock | undefined {
  const items: ContextItem[] = typeof context === 'string' ? [{ text: context, kind: 'project' }] : (context ?? [])
  const terms = weightedTerms(library, question)
  const total = terms.values().reduce((sum, weight) => sum + weight, 0)
  if (total === 0) return undefined
  const candidates = items.flatMap((item, place) =>
    item.text
      .split(/\n+/)
      .flatMap((line) => sentencesOf(plainForeign(line)))
      .filter((sentence) => sentence.length <= longestSentence && /[.!?]$/.test(sentence))
      .map((sentence) => ({ item, place, sentence, share: shareOf(library, sentence, terms) / total })),
  )
  const best = candidates
    .filter(({ share }) => share >= leastShare)
    .sort((a, b) => b.share - a.share)
    .find(({ sentence }) => claimsNoScripture(library, sentence))
  if (best === undefined) return undefined
  const say = phrases[library.language]
  const title = plainForeign(best.item.title ?? '').slice(0, longestTitle)
  const isNamed = title !== '' && claimsNoScripture(library, title)
  const source: DraftSource = {
    key: `context:${best.place}`,
    type: 'context',
    reference: isNamed ? title : say.unnamed,
    osis: null,
    translation: null,
    text: best.sentence,
    source: { title: isNamed ? title : say.unnamed, license: 'unknown', attribution: null },
  }
  const lead = paragraph([say.says(isNamed ? `“${title}”` : say.unnamed)])
  return {
    share: best.share,
    blocks: [heading(say.title), lead, quotation(source, best.sentence, ' ', { mark: source })],
  }
}

const speaks =
  /\b(?:god|lord|jesus|christ|spirit|moses|paul|peter|john|apostle|prophet|bible|scripture|word|verse|gospel|psalm|dios|señor|jesús|cristo|biblia|escritura|palabra)\b[^.]{0,40}\b(?:says?|said|writes?|wrote|written|tells?|told|commands?|commanded|teaches|taught|promises?|declares?|dice|dijo|escribe|enseña|promete)\b|\bit is written\b|\best[aá] escrito\b/i
const likeVerse = 0.55

function claimsNoScripture({ language, findQuotation }: Library, sentence: string): boolean {
  if (/["“”‘«»]|(?<!\p{L})['’]/u.test(sentence) || speaks.test(sentence)) return false
  if (findReferences(sentence, { language }).length > 0) return false
  return !findQuotation(sentence).some(({ score }) => score >= likeVerse)
}

function shareOf(library: Library, sentence: string, terms: ReadonlyMap<string, number>): number {
  const own = new Set(termsOf(sentence, library.language))
  return terms.entries().reduce((sum, [term, weight]) => sum + (own.has(term) ? weight : 0), 0)
}
