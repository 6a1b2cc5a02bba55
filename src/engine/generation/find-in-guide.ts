import type { Language } from '../engine.ts'
import { isOwnUnfaithfulness } from '../guardrails/own-wrong.ts'
import type { GuideKind } from '../guide/index.ts'
import { type GuideMatch, matchGuide, matchSurely, termsOf } from '../retrieval/index.ts'
import { bookOf, findNamedPassage, passageNameIn } from '../scripture/index.ts'
import type { Library } from './evidence.ts'
import { heardEntries, isToTheLetter } from './heard-entries.ts'
import type { Question } from './question.ts'
import { onRightSide } from './which-side.ts'

/** Kinds of entries that answer a kind of question, where not every kind does. */
const fitting: Readonly<Partial<Record<Question['kind'], readonly GuideKind[]>>> = {
  passage: [],
  no_such_passage: [],
  word: ['word'],
  saying: ['saying', 'false_premise'],
  book: ['book'],
}

/** An entry that answers what tells two things apart speaks of both, and so of nearly all that is asked. */
const bothSides = 0.6

/** How well a quotation must be found for it to be what the question is about, and no saying of the guide. */
const surelyQuoted = 0.9

/**
 * The entries of the study guide that answer a question.
 * @returns best first; empty where the guide has none, or another source knows better
 */
export function findInGuide(library: Library, question: Question, prompt: string): GuideMatch[] {
  const { corpus, index, language, intent } = library
  if (intent !== undefined && !isToTheLetter(question, intent)) return heardEntries(library, intent)
  if (question.kind === 'passage' && question.isByName === true) return disputedBehindName(library, prompt)
  // a word that is not asked for in Greek or Hebrew is a subject, too
  const isPlainWord = question.kind === 'word' && question.language === undefined
  const kinds = isPlainWord ? undefined : fitting[question.kind]
  if (kinds?.length === 0) return []
  // what tells two passages apart is read from them
  if (question.kind === 'comparison' && question.sides.some((side) => findNamedPassage(side) !== undefined)) return []
  if (question.kind === 'book') {
    const entry = corpus.guide.entries.find(({ book }) => book?.code === bookOf(question.book.start).code)
    return entry === undefined ? [] : [{ entry, fact: undefined, score: 1 }]
  }
  const asked = question.kind === 'comparison' ? question.sides.join(' ') : isPlainWord ? question.word : prompt
  const least = question.kind === 'comparison' ? bothSides : 0
  const matches = matchSurely({ guide: corpus.guide, index }, asked, language).filter(
    ({ entry, score }) => score >= least && (kinds?.includes(entry.kind) ?? true),
  )
  if (question.kind === 'saying' && isQuoted(library, question.saying)) return []
  if (!speaksOfOneself(prompt, language) && !isOwnUnfaithfulness(prompt)) return matches
  const found = matches.length > 0 ? withoutStories(matches, prompt, language) : whatMayHelp(library, prompt)
  return onRightSide(corpus.guide, found, prompt)
}

/** Who is in need is rather shown what may help than nothing: an entry for the suffering need not fit so surely. */
const leastForNeed = 0.3

function whatMayHelp({ corpus, index, language }: Library, prompt: string): GuideMatch[] {
  const [best] = matchGuide({ guide: corpus.guide, index }, prompt, language, { least: leastForNeed })
  return best !== undefined && best.entry.care.length > 0 ? [best] : []
}

const ofOneself: Readonly<Record<Language, RegExp>> = {
  en: /\bmy (?!god\b|lord\b|shepherd\b|father who)|\bI(?:['’]m|['’]ve|['’]ll| am| have| had| was| feel| felt| lost| keep| need| can['’]?t| cannot| don['’]?t| want)\b/iu,
  es: /(?<!\p{L})(?:mis? (?!dios|se[ñn]or|pastor)\p{L}|(?:estoy|tengo|me siento|siento que|perd[ií]|soy|no puedo|necesito|quiero)(?!\p{L}))/iu,
}
const asksForFact =
  /(?:^[¿\s]*|\b(?:know|tell me|wonder\w*|remember|asked?|saber|dime|d[ií]game|pregunt\w+|recuerdo) )(?:who|whom|whose|when|where|which|how (?:many|much|old|long)|qui[eé]n|cu[aá]nd|d[oó]nde|cu[aá]l|cu[aá]nt)/iu

/** “My son is in prison” tells what somebody is going through, and asks for no fact. */
const speaksOfOneself = (prompt: string, language: Language): boolean =>
  ofOneself[language].test(prompt) && !asksForFact.test(prompt.trim())

const stories: ReadonlySet<GuideKind> = new Set(['person', 'event', 'place'])

/** What somebody goes through is not answered by what befell a person of the Bible, unless the question names them. */
function withoutStories(matches: readonly GuideMatch[], prompt: string, language: Language): GuideMatch[] {
  const said = new Set(termsOf(prompt, language))
  const isNamed = ({ entry: { kind, title } }: GuideMatch) => {
    // of “Joseph, son of Jacob” the names are asked for, not the son
    const name = kind === 'event' ? title[language] : (title[language].match(/\p{Lu}[\p{L}\p{M}-]+/gu) ?? []).join(' ')
    return termsOf(name, language).some((term) => said.has(term))
  }
  const kept = matches.filter((match) => !stories.has(match.entry.kind) || isNamed(match))
  const [best] = matches
  return best !== undefined && kept[0] !== best ? kept.filter(({ score }) => score >= nearlyBest * best.score) : kept
}

/** An entry that fits this much less than the best one may still be what was asked. */
const nearlyBest = 0.9

/** How many words beside the name of a passage ask for more than the passage. */
const leastBeside = 2

/** “What happens to the bread and wine at the Lord’s Supper?” names a passage, and asks what Christians dispute about it. */
function disputedBehindName({ corpus, index, language }: Library, prompt: string): GuideMatch[] {
  const inName = new Set(termsOf(passageNameIn(prompt) ?? '', language))
  if (new Set(termsOf(prompt, language)).difference(inName).size < leastBeside) return []
  const matches = matchSurely({ guide: corpus.guide, index }, prompt, language)
  const near = matches.filter(({ score }) => score >= nearlyBest * matches[0]!.score)
  return near.some(({ entry }) => entry.kind === 'disputed') ? matches : []
}

const isQuoted = ({ findQuotation }: Library, saying: string): boolean =>
  findQuotation(saying).some(({ exact, score }) => exact && score >= surelyQuoted)
