import type { Language } from '../engine.ts'
import type { Sentence } from '../generation/draft.ts'
import { type Material, say } from './material.ts'
import type { Mention, Tone } from './occasion.ts'
import type { Heard, Quote } from './quote.ts'

type InBoth<T> = Readonly<Record<Language, T>>

/** Who says a quotation, and with whom it is prayed. */
const books: InBoth<Readonly<Record<Heard, string>>> = {
  en: { psalm: 'the psalm', son: 'your Son', word: 'your word' },
  es: { psalm: 'el salmo', son: 'tu Hijo', word: 'tu palabra' },
}
const prayedWith: InBoth<Readonly<Record<Heard, string>>> = {
  en: { psalm: 'the psalm', son: 'your Son', word: 'the Scriptures' },
  es: { psalm: 'el salmo', son: 'tu Hijo', word: 'las Escrituras' },
}

/** The slots that a quotation fills: who says it. A passage that was asked for goes by its name. */
export const bookOfQuote = (quote: Quote, language: Language): { book: string; cry: string } => ({
  book: quote.label ?? books[language][quote.heard],
  cry: prayedWith[language][quote.heard],
})

type Kind = Exclude<Mention, 'unnamed'>

/** How somebody is named before God, as a clause. */
const mentions: InBoth<Readonly<Record<Kind, readonly string[]>>> = {
  en: {
    prayed_for: ['{I|we} bring {whom} to you', 'today {I|we} pray for {whom}', '{I|we} hold {whom} before you'],
    lost: ['you know {my|our} love for {whom}'],
    gift: ['thank you for {whom}'],
    at_odds: ['you know what lies between {whom} and {me|us}'],
  },
  es: {
    prayed_for: [
      'te {pido|pedimos} por {whom}',
      'hoy {pongo|ponemos} delante de ti a {whom}',
      'te {traigo|traemos} a {whom} en oración',
    ],
    lost: ['tú sabes cuánto {quiero|queremos} a {whom}'],
    gift: ['gracias por {whom}'],
    at_odds: ['tú sabes lo que hay entre {whom} y {yo|nosotros}'],
  },
}

/** Who is prayed for, missed or given thanks for, as a clause without its stop; undefined where nobody is named. */
export function mentionClause({ mention, language, vary }: Material): string | undefined {
  return mention === undefined ? undefined : vary(mentions[language][mention.kind], 'mention')
}

const seen: InBoth<Readonly<Record<Tone, readonly string[]>>> = {
  en: {
    sorrow: ['you see {seen}', 'you know {seen}'],
    joy: ['thank you for {seen}', '{I|we} thank you for {seen}'],
    plain: ['you know {seen}', 'you see {seen}'],
  },
  es: {
    sorrow: ['tú ves {seen}', 'tú conoces {seen}'],
    joy: ['gracias por {seen}', 'te {doy|damos} gracias por {seen}'],
    plain: ['tú conoces {seen}', 'tú ves {seen}'],
  },
}

/** What God sees or is thanked for, as a clause without its stop. */
export const seenClause = ({ language, tone, mention, vary }: Material): string => {
  const clauses = seen[language][tone]
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
