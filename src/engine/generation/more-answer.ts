import type { Language } from '../engine.ts'
import type { GuideEntry } from '../guide/guide-entry.ts'
import { choosePassages } from './choose-passages.ts'
import { type Draft, heading, item, paragraph } from './draft.ts'
import type { Library } from './evidence.ts'
import { guideSentences, quoteGuidePassage, readOn } from './guide-passages.ts'
import { guideCitation } from './sources.ts'

const phrases: Readonly<Record<Language, { more: (title: string) => string; near: string }>> = {
  en: { more: (title) => `More passages on ${title}:`, near: 'Near to it' },
  es: { more: (title) => `Más pasajes sobre ${title}:`, near: 'Cerca de esto' },
}

const firstPrinted = 4
const nowPrinted = 4
const mostNear = 3

/**
 * More on what was answered before: the passages that the first answer left to be opened, and what the entries that
 * belong to it say first.
 * @param question the one that was answered before
 */
export function draftMore(library: Library, entry: GuideEntry, question: string): Draft {
  const { corpus, language } = library
  const say = phrases[language]
  const printed = choosePassages(library, entry, { count: firstPrinted, question, language })
  const left = entry.passages.filter((passage) => !printed.includes(passage))
  const near = entry.related.flatMap((id) => corpus.guide.find(id) ?? []).slice(0, mostNear)
  const facts = entry.facts.map((fact, place) =>
    item([
      { quote: guideCitation(entry, [fact], `fact-${place}`, language), text: fact[language] },
      ' ',
      { mark: guideCitation(entry, [fact], `fact-${place}`, language) },
    ]),
  )
  return [
    ...facts,
    paragraph([say.more(entry.title[language])]),
    ...left.slice(0, nowPrinted).flatMap((passage) => quoteGuidePassage(library, passage)),
    ...readOn(library, left.slice(nowPrinted)),
    ...(near.length === 0 ? [] : [heading(say.near)]),
    ...near.map((other) => {
      const [first] = guideSentences(library, other, other.summary.slice(0, 1), 'first')
      return item([{ strong: `${other.title[language]}:` }, ' ', ...first!])
    }),
  ]
}
