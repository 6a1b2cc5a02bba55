import { fillTemplate, readWordings } from '../content/index.ts'
import type { Language } from '../engine.ts'
import type { GuideAnswer, GuideEntry, GuideFact, GuidePassage, GuideSentence } from '../guide/guide-entry.ts'
import type { GuideMatch } from '../retrieval/index.ts'
import { countVerses, formatReference, type VerseRange } from '../scripture/index.ts'
import { ofOneself } from '../understand/index.ts'
import { chooseAnswer, chooseFact, isAnswer } from './choose-answer.ts'
import { addsToAnswer, asksForNameOnly } from './choose-matches.ts'
import { choosePassages } from './choose-passages.ts'
import { countWords, roomOf } from './detail.ts'
import { draftDisputed } from './disputed-answer.ts'
import { type Block, type Draft, heading, item, paragraph, type Sentence } from './draft.ts'
import type { Library } from './evidence.ts'
import { answerOrSummary, answerParagraph, guideSentences, marks, quoteGuidePassage, readOn } from './guide-passages.ts'
import { mistakenName } from './mistaken-name.ts'
import { guideCitation } from './sources.ts'

/** An entry that fits this much less than the best one is left out. */
const nearBest = 0.75
/** An entry that fits so well is what was asked, and the others only touch it; but not one that fits as well. */
const surely = 0.8
const asWell = 0.98

const phrases = readWordings('answers/phrases')

/**
 * An answer from the study guide: what it says of the matter, with the passages that bear each sentence out, these
 * passages in teaching order, and where to read on.
 * @param matches the entries that the question is about, best first; at least one
 */
export function draftGuideAnswer(library: Library, matches: readonly GuideMatch[], question: string): Draft {
  const [best, second] = matches
  const { entry, fact, score } = best!
  const isNameOnly = asksForNameOnly(best!, question, library.language)
  if (fact !== undefined && score >= surely && !isNameOnly) return draftFact(library, entry, fact, question)
  const isShared =
    second !== undefined &&
    second.score >= (score < surely ? nearBest : asWell) * score &&
    addsToAnswer(library, entry, second.entry, question)
  if (isShared && isSubject(entry) && isSubject(second.entry) && !wouldDebate(entry, second.entry, question))
    return [...draftShort(library, entry, question), ...draftShort(library, second.entry, question, entry)]
  const answer = answerFor(library, entry, question)
  const isParticular = answer !== undefined && answer !== entry.answers[0]
  switch (entry.kind) {
    case 'disputed':
      return draftDisputed(library, entry, { answer })
    case 'person':
    case 'event':
    case 'place': {
      const asked = factFor(library, entry, question) ?? (isNameOnly ? undefined : fact)
      if (asked === undefined) return draftStory(library, entry)
      return isAnswer(asked)
        ? draftAnswered(library, entry, asked, question)
        : draftFact(library, entry, asked, question)
    }
    case 'word':
      return isParticular ? draftAnswered(library, entry, answer, question) : draftWord(library, entry)
    case 'book':
      return isParticular ? draftAnswered(library, entry, answer, question) : draftBook(library, entry, question)
    default:
      return answer === undefined
        ? draftSubject(library, entry, question)
        : draftAnswered(library, entry, answer, question)
  }
}

/** The answer of an entry to the first thing that is asked. */
const answerFor = (library: Library, entry: GuideEntry, question: string): GuideAnswer | undefined =>
  chooseAnswer(library, entry, library.intent?.asks[0]?.text ?? question, question)

/** The fact of an entry, or its answer, that the first thing that is asked is after. */
const factFor = (library: Library, entry: GuideEntry, question: string): GuideFact | GuideAnswer | undefined =>
  chooseFact(library, entry, library.intent?.asks[0]?.text ?? question, question)

/** “I” or “my” in a question, and in Spanish a verb or pronoun that says so. */
const saysI = /\b(?:I|I['’]m|I['’]ve|me|my|mi|mis|yo|conmigo|estoy|tengo|siento|puedo|soy|hice)\b/i

/** Somebody who writes of a need of their own is not shown to what churches argue over. */
const wouldDebate = ({ care, status }: GuideEntry, second: GuideEntry, question: string) =>
  care.length > 0 && status !== 'disputed' && second.status === 'disputed' && saysI.test(question)

const isSubject = ({ kind }: GuideEntry) => kind === 'topic'

function draftSubject(library: Library, entry: GuideEntry, question: string): Draft {
  const { language } = library
  const { origin } = entry.saying ?? {}
  const chosen = choosePassages(library, entry, { count: roomOf(library).passages, question, language })
  const { blocks, quoted } = printPassages(library, chosen, question)
  return [
    summary(library, entry),
    ...(origin === undefined ? [] : [told(entry, { part: 'origin', text: origin }, language)]),
    ...blocks,
    ...readOn(
      library,
      entry.passages.filter((passage) => !quoted.includes(passage)),
    ),
  ]
}

/** Passages as there is room for them: the first always, and of the others those that still fit. */
function printPassages(library: Library, passages: readonly GuidePassage[], question: string) {
  const { passages: most, printed } = roomOf(library)
  const blocks: Block[] = []
  const quoted: GuidePassage[] = []
  for (const passage of passages) {
    const own = quoteGuidePassage(library, passage, question)
    if (quoted.length === most || (quoted.length > 0 && countWords([...blocks, ...own]) > printed)) continue
    blocks.push(...own)
    quoted.push(passage)
  }
  return { blocks, quoted }
}

/**
 * The sentences that answer what was asked, the passages that they rest on, and where to read on. To somebody in need a
 * sentence of nearness comes first and a prayer last, and what would hurt them is not given; to a child what is said to children.
 */
function draftAnswered(library: Library, entry: GuideEntry, answer: GuideAnswer, question: string): Draft {
  const { language, intent } = library
  const { pastoral, child } = entry
  const isInNeed =
    pastoral !== undefined && intent !== undefined && ofOneself.has(intent.frame) && ofOneself.has(answer.frame)
  const overlaps = ({ range }: GuidePassage, ranges: readonly VerseRange[]) =>
    ranges.some(({ start, end }) => range.start <= end && start <= range.end)
  const bearing = [answer.lead, ...answer.short].flatMap(({ from }) => from)
  const given = isInNeed ? entry.passages.filter((one) => !overlaps(one, pastoral.never)) : entry.passages
  const chosen = choosePassages(library, { ...entry, passages: given }, { count: given.length, question, language })
  const inOrder = [
    ...chosen.filter((one) => overlaps(one, bearing)),
    ...chosen.filter((one) => !overlaps(one, bearing)),
  ]
  const { blocks, quoted } = printPassages(library, inOrder.slice(0, roomOf(library).passages), question)
  const isForChild = library.audience === 'child'
  return [
    ...(isInNeed ? [paragraph([pastoral.open[language]])] : []),
    ...(isForChild && child !== undefined
      ? [told(entry, { part: 'child', text: child }, language)]
      : [answerParagraph(library, entry, answer)]),
    ...blocks,
    ...(isInNeed && library.detail !== 'brief' ? prayerOf(library, entry, pastoral.prayer) : []),
    ...(isForChild ? [] : readOn(library, furtherOf(entry, given, quoted))),
  ]
}

/** Passages that the teacher of an entry gives first. */
const firstGiven = 4

/** What to open next: of somebody in need what their teacher gave first, which does not end in the dark. */
function furtherOf({ care, passages }: GuideEntry, given: readonly GuidePassage[], quoted: readonly GuidePassage[]) {
  const left = given.filter((passage) => !quoted.includes(passage))
  if (care.length === 0) return left
  const first = passages.slice(0, firstGiven)
  return quoted.includes(first.at(-1)!) ? [] : left.filter((passage) => first.includes(passage))
}

/** A short prayer in words of Scripture, for whoever wants to pray it. */
const prayerOf = (library: Library, entry: GuideEntry, prayer: GuideSentence): Draft => [
  paragraph([phrases[library.language].guide.prayer]),
  paragraph(...guideSentences(library, entry, [prayer], 'prayer')),
]

/** What the guide has without a passage: where a saying comes from, what it tells a child. */
function told(
  entry: GuideEntry,
  { part, text }: { part: string; text: Readonly<Record<Language, string>> },
  language: Language,
): Block {
  const source = guideCitation(entry, [{ ...text, from: [] }], part, language)
  return paragraph([{ quote: source, text: text[language] }, ' ', { mark: source }])
}

/** One of two entries that an answer speaks of; what the `first` one prints is not printed again. */
function draftShort(library: Library, entry: GuideEntry, question: string, first?: GuideEntry): Draft {
  const options = { question, language: library.language }
  const printed = first === undefined ? [] : shortPassages(library, first, options)
  const isNew = ({ range }: GuidePassage) =>
    !printed.some((other) => range.start <= other.range.end && other.range.start <= range.end)
  const passages = entry.passages.filter(isNew)
  return [
    heading(entry.title[library.language]),
    opening(library, entry),
    ...shortPassages(library, { ...entry, passages }, options).flatMap((passage) =>
      quoteGuidePassage(library, passage, question),
    ),
  ]
}

const shortPassages = (
  library: Library,
  entry: GuideEntry,
  options: { question: string; language: Library['language'] },
): GuidePassage[] => choosePassages(library, entry, { count: 2, ...options })

/** What an entry says first: its first answer, else its summary. */
/** What has facts is opened by who or what it is. */
const opening = (library: Library, entry: GuideEntry): Block =>
  answerOrSummary(library, entry, entry.facts.length === 0 ? entry.answers[0] : undefined)

const summary = (library: Library, entry: GuideEntry): Block =>
  paragraph(...guideSentences(library, entry, entry.summary, 'summary'))

/** Passages that tell one fact: where there are several, they may tell it differently. */
const mostTold = 2

/** The answer to a question of fact, the verses that have it, and who or what it is about. */
function draftFact(library: Library, entry: GuideEntry, fact: GuideFact, question: string): Draft {
  const { language } = library
  const part = `fact-${entry.facts.indexOf(fact)}`
  const mistaken = mistakenName(library, { entry, fact }, question)
  const source = guideCitation(entry, [fact], part, language)
  return [
    ...(mistaken === undefined
      ? []
      : [paragraph([fillTemplate(phrases[language].guide.not_of, mistaken), ' ', { mark: source }])]),
    paragraph(...guideSentences(library, entry, [fact], part)),
    ...fact.from
      .slice(0, mostTold)
      .flatMap((range) => quoteGuidePassage(library, { range, about: fact.en, ...partOf(entry, range) })),
    ...(library.detail === 'brief'
      ? []
      : [
          heading(fillTemplate(phrases[language].guide.more, { title: entry.title[language] })),
          summary(library, entry),
        ]),
    ...(library.detail === 'full' ? factsOf(library, entry, fact) : []),
  ]
}

/** Facts of a story as a list, `told` left out: as many as there is room for. */
const factsOf = (library: Library, entry: GuideEntry, told?: GuideFact): Block[] =>
  entry.facts
    .filter((fact) => fact !== told)
    .slice(0, roomOf(library).facts)
    .map((fact) => {
      const source = guideCitation(entry, [fact], `fact-${entry.facts.indexOf(fact)}`, library.language)
      return item([{ quote: source, text: fact[library.language] }, ...marks(library, entry, fact.from)])
    })

/** Passages that share so much are the same one. */
const leastShared = 0.8

/** The part of a passage that the entry would have printed, where it lists the passage too. */
function partOf({ passages }: GuideEntry, range: VerseRange): { quote?: VerseRange } {
  const listed = passages.find(({ range: { start, end }, quote }) => {
    if (quote === undefined || quote.start < range.start || quote.end > range.end) return false
    const [from, to] = [Math.max(start, range.start), Math.min(end, range.end)]
    const all = { start: Math.min(start, range.start), end: Math.max(end, range.end) }
    return from <= to && countVerses({ start: from, end: to }) >= leastShared * countVerses(all)
  })
  return listed?.quote === undefined ? {} : { quote: listed.quote }
}

/** A story stands in its facts: fewer of its passages are printed than of a subject. */
const storyPassages = (library: Library): number => Math.ceil(roomOf(library).passages / 2)

function draftStory(library: Library, entry: GuideEntry): Draft {
  const { language } = library
  const { blocks, quoted } = printPassages(library, entry.passages.slice(0, storyPassages(library)), '')
  return [
    summary(library, entry),
    heading(phrases[language].guide.facts),
    ...factsOf(library, entry),
    ...blocks,
    ...readOn(
      library,
      entry.passages.filter((passage) => !quoted.includes(passage)),
    ),
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
    opening(library, entry),
    heading(phrases[language].guide.senses),
    ...items,
    ...printPassages(library, entry.passages.slice(0, storyPassages(library)), '').blocks,
    ...readOn(library, entry.passages.slice(storyPassages(library))),
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
  const say = phrases[language].guide
  const book = entry.book!
  const asked = entry.answers.length > 0 ? undefined : bookParts.find((part) => asksFor[part].test(question))
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
  const isFull = library.detail === 'full'
  return [
    ...(asked === undefined ? [] : [paragraph(tell(asked))]),
    opening(library, entry),
    ...bookParts
      .filter((part) => part !== asked && (isFull || asked === undefined))
      .slice(0, isFull ? bookParts.length : 2)
      .map((part) => item(tell(part))),
    ...(isFull ? [heading(say.outline), ...outline] : []),
    heading(say.key_verses),
    ...printPassages(library, entry.passages, '').blocks,
  ]
}
