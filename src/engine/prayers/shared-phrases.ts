import { readWordings } from '../content/index.ts'
import type { Language } from '../engine.ts'
import type { Sentence } from '../generation/draft.ts'
import { type Material, say } from './material.ts'
import type { Quote } from './quote.ts'

const phrases = readWordings('prayers/phrases')

/** The slots that a quotation fills: who says it. A passage that was asked for goes by its name. */
export const bookOfQuote = (quote: Quote, language: Language): { book: string; cry: string } => ({
  book: quote.label ?? phrases[language].books[quote.heard],
  cry: phrases[language].prayed_with[quote.heard],
})

/** Who is prayed for, missed or given thanks for, as a clause without its stop; undefined where nobody is named. */
export function mentionClause({ mention, language, vary }: Material): string | undefined {
  return mention === undefined ? undefined : vary(phrases[language].mentions[mention.kind], 'mention')
}

/** What God sees or is thanked for, as a clause without its stop. */
export const seenClause = ({ language, tone, mention, vary }: Material): string => {
  const clauses = phrases[language].seen[tone]
  // “you know my love” has just been said
  const isKnown = mention?.kind === 'lost' || mention?.kind === 'at_odds'
  return isKnown ? clauses.find((clause) => /see|ves/.test(clause.slice(0, 8)))! : vary(clauses, 'seen')
}

/** A clause of ours as a sentence; undefined stays undefined. */
export const sentenceOf = (material: Material, clause: string | undefined): Sentence | undefined =>
  clause === undefined
    ? undefined
    : say(material, `${clause}.`, undefined, { whom: material.mention?.phrase ?? '', seen: material.seen })

/** A sentence around words of Scripture, undefined where there are none. */
export const quoting = (material: Material, template: string, quote: Quote | undefined): Sentence | undefined =>
  quote === undefined ? undefined : say(material, template, quote, bookOfQuote(quote, material.language))
