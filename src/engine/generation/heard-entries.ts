import type { Language, Suggestion } from '../engine.ts'
import type { GuideEntry, GuideSentence } from '../guide/guide-entry.ts'
import { type GuideMatch, matchGuide, termsOf, wordsOf } from '../retrieval/index.ts'
import { type Ask, decisions, type Frame, type Intent, isOffTopic } from '../understand/index.ts'
import { withoutReference } from './avoided.ts'
import { chooseAnswer, chooseFact, howWellAnswersFit, isAnswer } from './choose-answer.ts'
import { type Block, heading, item, paragraph } from './draft.ts'
import type { Library } from './evidence.ts'
import { answerOrSummary, answerParagraph, guideSentences, marks, quoteGuidePassage } from './guide-passages.ts'
import type { Question } from './question.ts'

/** Frames in which a passage that is named is what is asked about; in others it is named on the way. */
const ofPassages: ReadonlySet<Frame> = new Set(['passage', 'find', 'word', 'compare', 'task', 'fact', 'about', 'chat'])

/** “And what about verse 9?” has no room for another question. */
const wordsOfReference = 7

/**
 * What the wording itself settles: a book, two sides, a word of the original, a passage that is asked about; but not where it
 * is surely something else that is asked of the passage.
 */
export function isToTheLetter(question: Question, { frame, asks: [first] }: Intent): boolean {
  switch (question.kind) {
    case 'book':
    case 'comparison':
    case 'no_such_passage':
      return true
    case 'word':
      return question.language !== undefined
    case 'passage':
      return (
        !isOfMatter(first, question) && (ofPassages.has(frame) || wordsOf(first?.text ?? '').length <= wordsOfReference)
      )
    default:
      return false
  }
}

/** So many words that tell something beside a passage ask something of it; of an entry that is surely meant one does. */
const askedOfPassage = 2

/** Whether more is asked than the passage, and an entry answers it: “John 1:1, what is logos?” asks for the word. */
function isOfMatter(ask: Ask | undefined, { isByName = false }: { isByName?: boolean }): boolean {
  if (ask?.answer === undefined) return false
  const { id, probability, opens = 0 } = ask.answer
  const isSurely = probability >= decisions.surelyOfPassage
  if (id.startsWith('book-') && !isSurely) return false
  // whoever calls a passage by its name knows the story, and the entry tells what it means
  if (isByName) return probability >= decisions.ofPassage
  const beside = ['en', 'es'].map((language) =>
    termsOf(withoutReference(ask.text, language as Language), language as Language),
  )
  const isSure = probability >= decisions.ofPassage || opens >= decisions.opensPassage
  return isSure && Math.min(...beside.map(({ length }) => length)) >= (isSurely ? 1 : askedOfPassage)
}

/** The entry that answers the first thing that is asked, as the reader heard it. @returns empty where none is sure enough */
export function heardEntries(library: Library, { asks: [first] }: Intent): GuideMatch[] {
  const match = first === undefined ? undefined : heardEntry(library, first)
  return match === undefined ? [] : [match]
}

function heardEntry(library: Library, { text, answer }: Ask): GuideMatch | undefined {
  const { corpus, index, language } = library
  const entry = answer === undefined ? undefined : corpus.guide.find(answer.id)
  if (answer === undefined || entry === undefined) return undefined
  const byWords = matchGuide({ guide: corpus.guide, index }, text, language, { limit: 8, least: 0.2 })
  return { entry, fact: byWords.find((match) => match.entry.id === entry.id)?.fact, score: answer.probability }
}

/** Passages that are printed for a further question. */
const shortPassages = 1

/** What else is asked, each answered in short under the name of its entry. */
export function draftFurtherAsks(library: Library, { asks: [first, ...others] }: Intent): Block[] {
  return others.flatMap((ask) => {
    const match = heardEntry(library, ask)
    if (match === undefined || match.entry.id === first?.answer?.id) return []
    const { entry } = match
    return [
      heading(entry.title[library.language]),
      answerInShort(library, match, ask.text),
      ...entry.passages.slice(0, shortPassages).flatMap((passage) => quoteGuidePassage(library, passage)),
    ]
  })
}

/** The sentences of an entry that answer a question: a fact, else an answer, else what it says first. */
function answerInShort(library: Library, { entry, fact }: GuideMatch, asked: string): Block {
  const told = fact ?? (entry.facts.length > 0 ? chooseFact(library, entry, asked, asked) : undefined)
  if (told !== undefined && isAnswer(told)) return answerParagraph(library, entry, told)
  if (told !== undefined)
    return paragraph(...guideSentences(library, entry, [told], `fact-${entry.facts.indexOf(told)}`))
  return answerOrSummary(library, entry, chooseAnswer(library, entry, asked, asked))
}

const mostSuggestions = 3
const asksSomething: Readonly<Record<Language, RegExp>> = {
  en: /^(?:what|how|is|are|does|do|did|can|should|why|who|where|when|was|were|will)\b/i,
  es: /^¿?(?:qué|cómo|es|son|puede|puedo|debe|debo|por qué|quién|dónde|cuándo|hay)(?!\p{L})/iu,
}

/**
 * Entries that may be meant as well, or that come nearest where none is sure: none beside an answer that is sure.
 * @param options `isReadToTheLetter` where passages are the answer, and an entry only what stands near them
 */
export function suggestionsOf(
  { corpus, language }: Library,
  intent: Intent,
  { isReadToTheLetter = false }: { isReadToTheLetter?: boolean } = {},
): Suggestion[] {
  const [first] = intent.asks
  const [best] = first?.entries ?? []
  if (first === undefined || best === undefined || isOffTopic(intent)) return []
  if (best.probability >= decisions.alone && !isReadToTheLetter) return []
  const isShown = first.answer !== undefined && !isReadToTheLetter
  const least = isReadToTheLetter ? decisions.besideThePassage : decisions.suggest
  return (isShown ? first.entries.slice(1) : first.entries)
    .filter(({ id, probability }) => probability >= (isTender(id, intent) ? decisions.suggestTender : least))
    .slice(0, mostSuggestions)
    .flatMap(({ id }) => {
      const entry = corpus.guide.find(id)
      if (entry === undefined) return []
      const title = entry.title[language]
      return { id, title, question: questionFor(entry, language) ?? title }
    })
}

/** Who surely speaks of no such thing is not asked whether they mean it. */
const isTender = (id: string, { care }: Intent) => care.probability < decisions.sureDanger && tender.has(id)
const tender: ReadonlySet<string> = new Set(['suicide', 'self-harm', 'bereaved-by-suicide', 'abortion', 'sexual-abuse'])

function questionFor({ aliases }: GuideEntry, language: Language): string | undefined {
  const alias = aliases[language].find((name) => asksSomething[language].test(name))
  if (alias === undefined) return undefined
  const asked = `${alias[0]!.toUpperCase()}${alias.slice(1)}`
  return language === 'es' ? `¿${asked.replace(/^¿|[?]$/g, '')}?` : `${asked.replace(/[?]$/, '')}?`
}

/** With a mark at its end, and no second one. */
const ended = (titles: string) => (/[?!.]$/.test(titles) ? titles : `${titles}.`)

const phrases = {
  en: {
    also: (titles: string) => `You may also mean: ${ended(titles)}`,
    nearest: 'I am not sure what you are asking; it may be one of these:',
    more: 'If it is something else, say a little more about what you want to know.',
    note: 'You do not have to carry this alone: a doctor, a counselor, a pastor or someone you trust can help.',
  },
  es: {
    also: (titles: string) => `Quizá también se refiera a: ${ended(titles)}`,
    nearest: 'No queda claro qué pregunta; quizá sea una de estas cosas:',
    more: 'Si es otra cosa, cuente un poco más de lo que quiere saber.',
    note: 'No tiene que llevar esto a solas: un médico, un consejero, un pastor o alguien de confianza puede ayudar.',
  },
} as const

/** The line that names the suggestions, and the kind word where the request calls for one. */
export function closingLines(
  library: Library,
  intent: Intent,
  suggestions: readonly Suggestion[],
  { isReadToTheLetter = false }: { isReadToTheLetter?: boolean } = {},
): Block[] {
  const say = phrases[library.language]
  const titles = suggestions.map(({ title }) => title).join('; ')
  const isAnswered = isReadToTheLetter || intent.asks[0]?.answer !== undefined
  return [
    ...(titles === '' || !isAnswered ? [] : [paragraph([say.also(titles)])]),
    ...(isAnswered ? [] : possibleAnswers(library, intent, suggestions)),
    ...(intent.care.level === 'note' ? [paragraph([say.note])] : []),
  ]
}

/** Where nothing is sure, what each of the entries that may be meant would answer, with the passages it rests on; and what to ask for more. */
function possibleAnswers(library: Library, { asks }: Intent, suggestions: readonly Suggestion[]): Block[] {
  if (suggestions.length === 0) return []
  const { corpus, language } = library
  const say = phrases[language]
  const asked = asks[0]?.text ?? ''
  return [
    paragraph([say.nearest]),
    ...suggestions.flatMap(({ id, title }) => {
      const entry = corpus.guide.find(id)
      const said = entry === undefined ? undefined : leadOf(library, entry, asked)
      if (entry === undefined || said === undefined) return []
      return [item([{ strong: title }, `: ${said[language]}`, ...marks(library, entry, said.from)])]
    }),
    paragraph([say.more]),
  ]
}

/** An answer that fits no better than this is to another question, and without it nobody understands the answer. */
const leastFit = 6.8

/** The sentence of an entry that comes nearest to a question; what the entry says of itself where none comes near. */
function leadOf(library: Library, entry: GuideEntry, asked: string): GuideSentence | undefined {
  const told =
    entry.facts.length > 0 ? chooseFact(library, entry, asked, asked) : chooseAnswer(library, entry, asked, asked)
  if (told === undefined) return entry.summary[0]
  if (!isAnswer(told)) return told
  const [fit = 0] = howWellAnswersFit(library, [told], asked)
  return fit >= leastFit ? told.lead : entry.summary[0]
}
