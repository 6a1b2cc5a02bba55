import type { AnswerRequest, HelpLine, KnownHelpLine, Language, Suggestion, Unguarded, Written } from '../engine.ts'
import { helpFor } from '../guardrails/compose-safety.ts'
import type { KnownDanger } from '../guardrails/index.ts'
import type { GuideEntry } from '../guide/index.ts'
import { chooseHelpLines } from '../help-lines/choose-help-lines.ts'
import { extractiveModel } from '../model-name.ts'
import { verseKey } from '../scripture/index.ts'
import { extractiveUsage } from '../token-usage.ts'
import { type Care, decisions, type Intent } from '../understand/index.ts'
import { chooseAnswer } from './choose-answer.ts'
import { crisisPhrases, type Need } from './crisis-phrases.ts'
import { type Draft, heading, item, paragraph, quotation } from './draft.ts'
import type { Library } from './evidence.ts'
import { answerOrSummary, guideSentences, quoteGuidePassage } from './guide-passages.ts'
import { suggestionsOf } from './heard-entries.ts'
import { quotePassage } from './quote-passage.ts'
import { renderDraft } from './render-draft.ts'
import { scriptureSource } from './sources.ts'
import { draftAnswer, libraryFor, type WriterDeps } from './write-answer.ts'

/** Room for the help, however little the caller has asked for: the reservation bounds what is charged. */
const mostOutputTokens = 1000

type CrisisRequest = {
  text: string
  danger: KnownDanger
  /** What the reader heard; nothing of a plea in a language that it does not read. */
  intent?: Intent
  helpLines: readonly KnownHelpLine[]
  /** What was asked would be refused: then nothing of it is answered behind the help. */
  isRefused?: boolean
  translation?: string
  language?: Language
  responseFormat?: 'markdown' | 'text'
}

/**
 * A short, warm answer for somebody in danger: where to find help, and one verse of comfort. No search, no debate.
 * @param request `helpLines` of the caller's country; without any the text names no number
 * @returns `text` is the main text, `suggestions` what may be asked about where no life is at risk
 */
export function writeCrisisAnswer(
  deps: WriterDeps,
  request: CrisisRequest,
): Unguarded<Written> & { text: string; suggestions: Suggestion[] } {
  const {
    text: prompt,
    danger,
    intent,
    helpLines: known,
    responseFormat: format = 'markdown',
    isRefused = false,
  } = request
  // nothing else of the request: its material and its conversation were not screened for an answer
  const asked = { prompt, ...optionsOf(request) }
  const library = libraryFor(deps, asked)
  const { language } = library
  const about = new Set(intent?.asks.flatMap(({ entries: [best] }) => best?.id ?? []))
  const isPlain = intent?.care.level !== 'danger' || (isSure(intent.care) && !wouldWrong(intent.care))
  const need = isPlain ? needOf(danger, about) : 'unsure'
  const helpLines = chooseHelpLines(known, language, {
    kind: danger.kind,
    isOfChild: danger.kind === 'minor_harm' || (intent !== undefined && intent.speaker.age !== 'adult'),
  })
  const help = helpFirst(library, { need, helpLines, about, ofChild: danger.kind === 'minor_harm' })
  const isUnlikely = need === 'unsure' && (intent?.care.probability ?? 1) < decisions.helpFirst
  const answer = isRefused ? [] : behindHelp()
  const draft = orderOf()
  const { text, citations } = renderDraft(draft, { format, maxOutputTokens: mostOutputTokens })
  return {
    text,
    suggestions: intent === undefined || isRefused || isLifeAtRisk(intent.care) ? [] : suggestionsOf(library, intent),
    citations,
    language,
    model: extractiveModel,
    mode: 'extractive',
    usage: extractiveUsage(prompt, text),
    safety: {
      decision: 'flag',
      categories: ['crisisSafety'],
      notes: [],
      resources: helpFor({ language, helpLines }),
      care: { level: 'danger', kind: danger.kind },
    },
  }

  function behindHelp(): Draft {
    if (sufferers.has(need) && !about.isDisjointFrom(ofForgiving)) return onForgiving(library)
    return need === 'unsure' && intent !== undefined
      ? answerInFull(deps, { ...asked, intent, isUnlikely })
      : answerBehind(library, intent)
  }

  /** What is hardly a danger is answered, and help is offered at the end; else help comes first. */
  function orderOf(): Draft {
    if (answer.length === 0 || need !== 'unsure') return [...help, ...answer]
    const { otherwise } = crisisPhrases[language]
    return isUnlikely ? [...answer, ...help] : [...help, paragraph([otherwise]), ...answer]
  }
}

const optionsOf = ({ translation, language }: CrisisRequest) => ({
  ...(translation === undefined ? {} : { translation }),
  ...(language === undefined ? {} : { language }),
})

/** Where life is at risk at this moment nothing stands beside the help. */
const helpAlone: ReadonlySet<string> = new Set(['self_harm', 'threat', 'voices'])

/** What an entry is there for that may stand beside help for a body in danger. */
const ofHealth: ReadonlySet<string> = new Set(['illness', 'mental_health', 'addiction'])

/** Danger that is sure. */
const isSure = ({ probability }: Care) => probability >= decisions.sureDanger

/** Nobody is told that they harm another where it is another's doing, or not beyond doubt. */
const wouldWrong = ({ kind, whose, probability, kindProbability = 1 }: Care) =>
  kind === 'own_violence' &&
  (whose === 'other' || probability < decisions.surelyHarms || kindProbability < decisions.surelyOwn)

const isLifeAtRisk = (care: Care) => isSure(care) && (care.kind === null || helpAlone.has(care.kind))

/**
 * What was asked, behind the help: where danger is sure, from what the guide has for people in need and not where life is at
 * risk; where it is not, the answer stands there as it would without the help.
 */
function answerBehind(library: Library, intent: Intent | undefined): Draft {
  const [ask] = intent?.asks ?? []
  if (intent === undefined || ask?.answer === undefined) return []
  const { care } = intent
  const entry = library.corpus.guide.find(ask.answer.id)
  if (entry === undefined || entry.status !== 'core') return []
  if (isLifeAtRisk(care) || (isSure(care) && entry.care.length === 0)) return []
  // who took too many pills and asks to be forgiven is kept alive
  if (care.kind === 'medical' && entry.care.every((need) => !ofHealth.has(need))) return []
  return answerAlone({ ...library, intent }, entry, ask.text)
}

/** What an entry answers, without the debate that it may be a part of. */
const answerAlone = (library: Library, entry: GuideEntry, asked: string): Draft => [
  heading(entry.title[library.language]),
  answerOrSummary(library, entry, chooseAnswer(library, entry, asked, asked)),
  ...entry.passages.slice(0, 1).flatMap((passage) => quoteGuidePassage(library, passage)),
]

/** Where danger is only possible, the whole answer stands beside the offer; the sides of a dispute only where it is hardly likely. */
function answerInFull(
  deps: WriterDeps,
  { isUnlikely, ...asked }: AnswerRequest & { intent: Intent; isUnlikely: boolean },
): Draft {
  const library = libraryFor(deps, asked)
  const [ask] = asked.intent.asks
  const entry = library.corpus.guide.find(ask?.answer?.id ?? '')
  return ask !== undefined && entry !== undefined && entry.status !== 'core' && !isUnlikely
    ? answerAlone(library, entry, ask.text)
    : draftAnswer(library, asked).draft
}

/** Whose question, if they ask how to forgive, is answered behind the help: what is done to them is what they ask of. */
const sufferers: ReadonlySet<Need> = new Set(['violence', 'partner'])
const ofForgiving: ReadonlySet<string> = new Set(['forgiving-others', 'forgiving-an-abuser'])
/** Entries that are asked about where the violence is that of a husband, a wife or whoever else one lives with as a couple. */
const ofCouples: ReadonlySet<string> = new Set([
  'domestic-abuse',
  'wives',
  'husbands',
  'marriage',
  'divorce',
  'deserted-by-a-spouse',
  'believer-with-unbelieving-spouse',
])
const ofChildren: ReadonlySet<string> = new Set(['disciplining-children', 'parenting', 'children'])

/** The help that fits the danger. */
function needOf({ kind, whose }: KnownDanger, about: ReadonlySet<string>): Need {
  switch (kind) {
    case 'self_harm':
      return whose === 'other' ? 'other' : 'self'
    case 'abuse_victim':
      return whose === 'other' ? 'witness' : about.isDisjointFrom(ofCouples) ? 'violence' : 'partner'
    case 'minor_harm':
      return whose === 'other' ? 'witness' : 'violence'
    case 'abuse_other':
      return 'witness'
    case 'own_violence':
      return 'own'
    case 'threat':
      return whose === 'other' ? 'threatens' : 'own'
    case 'medical':
      return 'treatment'
    case 'voices':
      return 'voices'
  }
}

type Help = {
  need: Need
  helpLines: readonly HelpLine[]
  /** Entries that are asked about. */
  about: ReadonlySet<string>
  ofChild: boolean
}

/** Needs whose words say themselves where to turn at this moment. */
const saysNow: ReadonlySet<Need> = new Set(['own', 'other', 'witness', 'threatens', 'voices', 'unsure'])

function helpFirst(library: Library, { need, helpLines, about, ofChild }: Help): Draft {
  const say = crisisPhrases[library.language]
  const isOwn = need === 'own'
  const more = [
    ...(need === 'violence' && ofChild ? [[say.child]] : []),
    ...(isOwn && !about.isDisjointFrom(ofChildren) ? [[say.ownChild]] : []),
  ]
  return [
    paragraph([say.near[need]], ...(saysNow.has(need) ? [] : [[say.now]]), [say.help[need]], ...more),
    ...(helpLines.length === 0
      ? []
      : [paragraph([isOwn ? say.linesForBoth : say.lines]), ...helpLines.map((line) => item([printed(line)]))]),
    ...(isOwn ? onOwnWrong(library) : need === 'unsure' ? [] : comfort(library)),
  ]
}

function comfort({ text, language }: Library): Draft {
  const near = verseKey('Ps', 34, 18)
  const source = scriptureSource(text, { start: near, end: near })
  if (source === undefined) return []
  return [paragraph([crisisPhrases[language].verse]), quotation(source, source.text, ' ', { mark: source })]
}

/** Love does no harm; a wrong that is confessed and left finds mercy. */
const ofOwnWrong = [verseKey('Rom', 13, 10), verseKey('Prov', 28, 13), verseKey('Ps', 51, 3), verseKey('1John', 1, 9)]

const onOwnWrong = (library: Library): Draft =>
  ofOwnWrong.flatMap((verse) => quotePassage(library, { start: verse, end: verse }))

/** The prudent take refuge; vengeance belongs to God. */
const ofRefuge = [verseKey('Prov', 22, 3), verseKey('Rom', 12, 18)]

/** What the guide says to somebody who asks how to forgive the one who harms them. */
function onForgiving(library: Library): Draft {
  const entry = library.corpus.guide.find('forgiving-an-abuser')
  if (entry === undefined) return []
  const quoted = entry.passages.filter(({ range }) => ofRefuge.some((key) => range.start <= key && key <= range.end))
  return [
    heading(crisisPhrases[library.language].forgiving),
    paragraph(...guideSentences(library, entry, entry.summary, 'summary')),
    ...quoted.flatMap((passage) => quoteGuidePassage(library, passage)),
  ]
}

const printed = ({ label, phone, url }: HelpLine) => [label, phone, url].filter((part) => part !== undefined).join(', ')
