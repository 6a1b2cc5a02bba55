import type { GuideEntry, GuideFact } from '../guide/guide-entry.ts'
import type { GuideMatch } from '../retrieval/index.ts'
import { formatReference } from '../scripture/index.ts'
import { choosePassages } from './choose-passages.ts'
import { draftDisputed } from './disputed-answer.ts'
import { type Block, type Draft, heading, item, paragraph, type Sentence } from './draft.ts'
import type { Library } from './evidence.ts'
import { guideSentences, marks, quoteGuidePassage, readOn } from './guide-passages.ts'
import { guideCitation } from './sources.ts'

const quotedPassages = 4
/** An entry that fits this much less than the best one is left out. */
const nearBest = 0.75
/** An entry that fits so well is what was asked, and the others only touch it; but not one that fits as well. */
const surely = 0.8
const asWell = 0.98

const phrases = {
  en: {
    facts: 'What Scripture tells',
    senses: 'How Scripture uses it',
    book: { author: 'Who wrote it', date: 'When', audience: 'For whom', purpose: 'What for' },
    outline: 'Outline',
    keyVerses: 'Verses to know',
    more: (title: string) => `More on ${title}`,
  },
  es: {
    facts: 'Lo que cuenta la Escritura',
    senses: 'Cómo lo usa la Escritura',
    book: { author: 'Quién lo escribió', date: 'Cuándo', audience: 'Para quiénes', purpose: 'Para qué' },
    outline: 'Bosquejo',
    keyVerses: 'Versículos para recordar',
    more: (title: string) => `Más sobre ${title}`,
  },
} as const

/**
 * An answer from the study guide: what it says of the matter, with the passages that bear each sentence out, these
 * passages in teaching order, and where to read on.
 * @param matches the entries that the question is about, best first; at least one
 */
export function draftGuideAnswer(library: Library, matches: readonly GuideMatch[], question: string): Draft {
  const [best, second] = matches
  const { entry, fact, score } = best!
  if (fact !== undefined) return draftFact(library, entry, fact)
  const isShared = second !== undefined && second.score >= (score < surely ? nearBest : asWell) * score
  if (isShared && isSubject(entry) && isSubject(second.entry))
    return [entry, second.entry].flatMap((one) => draftShort(library, one, question))
  switch (entry.kind) {
    case 'disputed':
      return draftDisputed(library, entry)
    case 'person':
    case 'event':
    case 'place':
      return draftStory(library, entry)
    case 'word':
      return draftWord(library, entry)
    case 'book':
      return draftBook(library, entry, question)
    default:
      return draftSubject(library, entry, question)
  }
}

const isSubject = ({ kind }: GuideEntry) => kind === 'topic'

function draftSubject(library: Library, entry: GuideEntry, question: string): Draft {
  const { language } = library
  const { origin } = entry.saying ?? {}
  const quoted = choosePassages(library, entry, { count: quotedPassages, question, language })
  return [
    summary(library, entry),
    ...(origin === undefined ? [] : [paragraph([origin[language]])]),
    ...quoted.flatMap((passage) => quoteGuidePassage(library, passage, question)),
    ...readOn(
      library,
      entry.passages.filter((passage) => !quoted.includes(passage)),
    ),
  ]
}

/** One of two entries that an answer speaks of. */
const draftShort = (library: Library, entry: GuideEntry, question: string): Draft => [
  heading(entry.title[library.language]),
  summary(library, entry),
  ...choosePassages(library, entry, { count: 2, question, language: library.language }).flatMap((passage) =>
    quoteGuidePassage(library, passage, question),
  ),
]

const summary = (library: Library, entry: GuideEntry): Block =>
  paragraph(...guideSentences(library, entry, entry.summary, 'summary'))

/** Passages that tell one fact: where there are several, they may tell it differently. */
const mostTold = 2

/** The answer to a question of fact, the verses that have it, and who or what it is about. */
function draftFact(library: Library, entry: GuideEntry, fact: GuideFact): Draft {
  const { language } = library
  return [
    paragraph(...guideSentences(library, entry, [fact], `fact-${entry.facts.indexOf(fact)}`)),
    ...fact.from.slice(0, mostTold).flatMap((range) => quoteGuidePassage(library, { range, note: '' })),
    heading(phrases[language].more(entry.title[language])),
    summary(library, entry),
  ]
}

function draftStory(library: Library, entry: GuideEntry): Draft {
  const { language } = library
  const facts = entry.facts.map((fact, place) => {
    const source = guideCitation(entry, [fact], `fact-${place}`, language)
    return item([{ quote: source, text: fact[language] }, ...marks(library, entry, fact.from)])
  })
  return [
    summary(library, entry),
    heading(phrases[language].facts),
    ...facts,
    ...entry.passages.slice(0, 2).flatMap((passage) => quoteGuidePassage(library, passage)),
    ...readOn(library, entry.passages.slice(2)),
  ]
}

function draftWord(library: Library, entry: GuideEntry): Draft {
  const { language } = library
  const { lemma, transliteration, strongs, senses } = entry.word!
  const items = senses.map((sense, place) => {
    const source = guideCitation(entry, [sense], `sense-${place}`, language)
    return item([{ quote: source, text: sense[language] }, ...marks(library, entry, sense.from)])
  })
  return [
    paragraph([{ strong: `${lemma} · ${transliteration} (${strongs.join(', ')})` }]),
    summary(library, entry),
    heading(phrases[language].senses),
    ...items,
    ...entry.passages.slice(0, 3).flatMap((passage) => quoteGuidePassage(library, passage)),
    ...readOn(library, entry.passages.slice(3)),
  ]
}

const bookParts = ['author', 'date', 'audience', 'purpose'] as const
const asksFor: Readonly<Record<(typeof bookParts)[number], RegExp>> = {
  author:
    /\b(?:who (?:wrote|is the author)|author|written by|authorship|qui[eé]n (?:escribi[oó]|es el autor)|autor)\b/iu,
  date: /\b(?:when was|what year|date|how old is|cu[aá]ndo (?:se escribi|fue escrit)|fecha|en qu[eé] a[nñ]o)/iu,
  audience: /\b(?:written to|written for|to whom|who was .* for|audience|para qui[eé]n|a qui[eé]n)/iu,
  purpose: /\b(?:why was .* written|purpose|para qu[eé]|por qu[eé] se escribi)/iu,
}

/** A book: what was asked of it first, then what is in it, who wrote it, its outline and verses to know. */
function draftBook(library: Library, entry: GuideEntry, question: string): Draft {
  const { language } = library
  const say = phrases[language]
  const book = entry.book!
  const asked = bookParts.find((part) => asksFor[part].test(question))
  const tell = (part: (typeof bookParts)[number]): Sentence => {
    const source = guideCitation(entry, [book[part]], part, language)
    return [
      { strong: `${say.book[part]}:` },
      ' ',
      { quote: source, text: book[part][language] },
      ...marks(library, entry, book[part].from),
    ]
  }
  const outline = book.outline.map((part) => item([`${formatReference(part.range, language)}: ${part[language]}`]))
  return [
    ...(asked === undefined ? [] : [paragraph(tell(asked))]),
    summary(library, entry),
    ...bookParts.filter((part) => part !== asked).map((part) => item(tell(part))),
    heading(say.outline),
    ...outline,
    heading(say.keyVerses),
    ...entry.passages.slice(0, quotedPassages).flatMap((passage) => quoteGuidePassage(library, passage)),
  ]
}
