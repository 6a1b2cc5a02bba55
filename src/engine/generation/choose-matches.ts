import type { Language } from '../engine.ts'
import type { GuideEntry } from '../guide/guide-entry.ts'
import { type GuideMatch, termsOf } from '../retrieval/index.ts'
import type { Library } from './evidence.ts'
import { passageText } from './sources.ts'

/** Words of a question that no entry has to have: they ask, and do not say what for. */
const asking =
  /\b(?:names?|called|bible|scriptures?|verses?|passages?|happen(?:s|ed)?|many|much|kind|some|give|show|find|need|help|please|say(?:s)?|tell|vers[ií]culos?|pasajes?|dame|nombre|llam\p{L}+|biblia|escritura|dice|pas[oó])\b/giu

/** How much of what a question asks, besides whom it is about, a fact must speak of to answer it. */
const leastTold = 0.5

/**
 * Whether a fact answers a question, and does not only speak of the same person: of the words that are not the entry's
 * name, weighed by how rare they are in the guide, it has enough, in its sentence, its forms of the question, or the
 * verses that bear it out.
 */
export function tellsWhatIsAsked(library: Library, { entry, fact }: GuideMatch, question: string): boolean {
  if (fact === undefined) return true
  const { index, language, text } = library
  const { termWeight } = index.guideNames[language]
  const names = new Set(termsOf(namesOf(entry, language), language))
  const asked = [...new Set(termsOf(question.replace(asking, ' '), language))].filter((term) => !names.has(term))
  const total = asked.reduce((sum, term) => sum + termWeight(term), 0)
  if (total === 0) return true
  const verses = fact.from.map((range) => passageText(text, range) ?? '')
  const said = new Set(termsOf([fact[language], ...fact.asks[language], ...verses].join(' '), language))
  return asked.reduce((sum, term) => sum + (said.has(term) ? termWeight(term) : 0), 0) >= leastTold * total
}

const namesOf = ({ title, aliases }: GuideEntry, language: Language) =>
  [title[language], ...aliases[language]].join(' ')

const asksWho = /^[¿\s]*(?:so |and |y )?(?:who|what|tell me about|qui[eé]n(?:es)?|qu[eé]|h[aá]bl[ae]me de)\b/iu

/** “Who was Apollos?” asks for nothing but the person: no single fact answers it. */
export function asksForNameOnly({ entry }: GuideMatch, question: string, language: Language): boolean {
  const title = entry.title[language]
  const [name] = title.match(/\p{Lu}[\p{L}\p{M}-]+/gu) ?? []
  const names = new Set(termsOf(title, language))
  const asked = termsOf(question, language)
  const isNamed = termsOf(name ?? '', language).some((term) => asked.includes(term))
  return asksWho.test(question.trim()) && isNamed && asked.every((term) => names.has(term))
}

/** Share of what is asked that a second entry must add for both to be shown. */
const leastAdded = 0.2

/** Whether the second of two entries has words of the question that the first lacks: then both are meant. */
export function addsToAnswer(library: Library, first: GuideEntry, second: GuideEntry, question: string): boolean {
  const { language, index } = library
  const { termWeight } = index.guideNames[language]
  const [had, has] = [first, second].map((entry) => new Set(termsOf(saidOf(library, entry), language)))
  const asked = [...new Set(termsOf(question.replace(asking, ' '), language))]
  const total = asked.reduce((sum, term) => sum + termWeight(term), 0)
  const added = asked.reduce((sum, term) => sum + (has!.has(term) && !had!.has(term) ? termWeight(term) : 0), 0)
  return total > 0 && added >= leastAdded * total
}

/** What an entry goes by and says, in its sentences and its notes. */
const saidOf = ({ language }: Library, entry: GuideEntry): string =>
  [
    namesOf(entry, language),
    ...entry.summary.map((sentence) => sentence[language]),
    ...(language === 'en' ? entry.passages.map(({ note }) => note) : []),
  ].join(' ')
