import type { BibleText } from '../corpus/index.ts'
import type { Language } from '../engine.ts'
import { type Block, paragraph, type Sentence } from '../generation/draft.ts'
import { capital, fillSlots, type Voices } from './fill-slots.ts'
import type { Tone } from './occasion.ts'
import { type Quote, quotesOf } from './quote.ts'
import type { Intention } from './read-topic.ts'
import { speakerSubject } from './subject.ts'
import { turned, type Vary } from './vary.ts'

/** What a style writes a prayer of: everything is chosen, nothing is in order yet. */
export type Material = {
  language: Language
  tone: Tone
  vary: Vary
  voices: Voices
  /** Whether the petitions are about somebody else than who prays. */
  isForOthers: boolean
  mention: Intention['mention']
  seen: string
  /** Petitions, the first ones first when there is no room for all. */
  asks: readonly string[]
  aim: string
  /** What Scripture says to it, what of it is prayed, what all answer, complain with and hold on to; no verse twice. */
  word: readonly Quote[]
  cry: readonly Quote[]
  refrain: readonly Quote[]
  complaint: readonly Quote[]
  trust: readonly Quote[]
  vow: readonly Quote[]
}

type Options = { text: BibleText; language: Language; vary: Vary; isOfAll: boolean; passage: readonly Quote[] }

/** Characters that a congregation can say by heart. */
const longestRefrain = 90
const vows = ['Ps.13.6', 'Ps.30.12', 'Ps.116.17', 'Ps.59.16']

/**
 * Chooses what a prayer is made of.
 * @param isOfAll whether a congregation prays it
 * @param passage words of the passage that is prayed, or that the study guide names; they come before all others
 */
export function gather(intention: Intention, { text, language, vary, isOfAll, passage }: Options): Material {
  const { occasion, second, mention } = intention
  const by = isOfAll ? 'us' : intention.by
  const isForOthers = !['me', 'us'].includes(intention.subject.number)
  const subject = isForOthers ? intention.subject : speakerSubject(by, language)
  const voices = { by, subject } as const
  const asks = turned(occasion.asks[language], startOf(vary, occasion.asks[language].length))
  const lent = second === undefined ? [] : [vary(second.asks[language], 'lent petition')]
  const isForWoman = language === 'es' && isForOthers && subject.slots.lo === 'la'
  const chosen = (names: readonly string[], purpose: string) => {
    const found = quotesOf(text, names).filter((quote) => !isForWoman || !isOfMan.test(quote.text))
    return found.length === 0 ? [] : turned(found, found.indexOf(vary(found, purpose)))
  }
  return {
    language,
    tone: occasion.tone,
    vary,
    voices,
    isForOthers,
    mention,
    seen: fillSlots(occasion.seen[language], voices),
    asks: ownFirst([...asks.slice(0, 2), ...lent, ...asks.slice(2)].slice(0, 4), isForOthers).map((ask) =>
      fillSlots(ask, voices),
    ),
    aim: fillSlots(vary(occasion.aims[language], 'aim'), voices),
    word: passage.length > 0 ? passage : chosen(occasion.word, 'word'),
    cry: [...passage.slice(1), ...chosen(occasion.cry, 'cry')],
    refrain: [
      ...passage.filter((quote) => quote.text.length <= longestRefrain),
      ...chosen(occasion.refrain, 'refrain'),
    ],
    complaint: chosen(occasion.complaint, 'complaint'),
    trust: chosen(occasion.trust, 'trust'),
    vow: chosen(vows, 'vow'),
  }
}

/** “Yo estoy debilitado”: what a man says of himself is not said in the stead of a woman. */
const isOfMan =
  /(?<!\p{L})(?:estoy|soy|sea yo|fu[ií]|ser[eé]|yo)(?!\p{L})[^.;:]{0,14}\p{L}(?:[ai]do|olo|ano|alvo)(?!\p{L})|\p{L}(?:[ai]do|olo) (?:soy|yo)(?!\p{L})/u

/** A slot for the one prayed for. */
const ofSubject = /\{(?:them|their|they|theirs|themselves|lo|le|[^{}|]*\|[^{}|]*\|[^{}]*)\}/

/** What is asked for those prayed for, then for others: “them” behind “those who wait” would mean the latter. */
const ownFirst = (asks: readonly string[], isForOthers: boolean): readonly string[] =>
  isForOthers ? asks.toSorted((a, b) => Number(ofSubject.test(b)) - Number(ofSubject.test(a))) : asks

const startOf = (vary: Vary, length: number): number =>
  vary(
    Array.from({ length }, (_, place) => place),
    'first petition',
  )

/** The first of some words that none of the others has. */
export const otherThan = (quotes: readonly Quote[], ...taken: readonly (Quote | undefined)[]): Quote | undefined =>
  quotes.find(({ source }) => !taken.some((other) => other?.source.osis === source.osis))

/** Of some words those that may stand alone: the best of a passage, else the first that is short, else the shortest. */
export function toQuoteAlone(quotes: readonly Quote[], longest: number): Quote | undefined {
  const short = quotes.filter(({ text }) => text.length <= longest)
  if (short.length > 0) return short.toSorted((a, b) => (b.worth ?? 0) - (a.worth ?? 0))[0]
  return quotes.toSorted((a, b) => a.text.length - b.text.length)[0]
}

const quotePlace = '\u0001'

/**
 * A sentence of ours, which may have words of Scripture in the place of `{q}`, with their marker behind them.
 * @param more values of further slots; `{book}` says who is heard in the quotation
 */
export function say(
  { voices }: Pick<Material, 'voices'>,
  template: string,
  quote?: Quote,
  more: Readonly<Record<string, string>> = {},
): Sentence {
  const filled = capital(fillSlots(template, voices, { q: quotePlace, ...more }))
  const [before = '', after] = filled.split(quotePlace)
  if (after === undefined || quote === undefined) return [before]
  return [`${before}“`, { quote: quote.source, text: quote.text }, '” ', { mark: quote.source }, after]
}

/** Sentences as one paragraph, those that are not there left out; no block when none is. */
export function paragraphOf(...sentences: readonly (Sentence | undefined)[]): Block[] {
  const there = sentences.filter((sentence) => sentence !== undefined)
  return there.length === 0 ? [] : [paragraph(...there)]
}

/** Petitions in one sentence: “a, and b”; with a semicolon where one has a comma or an “and” of its own. */
export function joinAsks(asks: readonly string[], language: Language): string {
  const last = asks.at(-1)!
  if (asks.length === 1) return last
  const and = language === 'en' ? 'and' : /^h?i(?!e)/i.test(last) ? 'e' : 'y'
  const isLong = asks.length > 2 || asks.some((ask) => /,| and | y | e /.test(ask))
  const comma = language === 'en' ? ',' : ''
  return `${asks.slice(0, -1).join('; ')}${isLong ? ';' : comma} ${and} ${last}`
}

/** Petitions as sentences of their own, the last one’s stop left out. */
export const separateAsks = (asks: readonly string[]): string =>
  asks.map((ask, place) => (place === 0 ? ask : capital(ask))).join('. ')
