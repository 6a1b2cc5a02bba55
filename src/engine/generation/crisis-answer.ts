import type { HelpLine, Language, Unguarded, Written } from '../engine.ts'
import { helpFor } from '../guardrails/compose-safety.ts'
import type { CrisisKind, CrisisLevel } from '../guardrails/crisis-safety.ts'
import { hurtsAtHome, isOfOwnChild, ownViolence } from '../guardrails/own-wrong.ts'
import { extractiveModel } from '../model-name.ts'
import { verseKey } from '../scripture/index.ts'
import { extractiveUsage } from '../token-usage.ts'
import { type Care, type DangerKind, decisions, type Intent } from '../understand/index.ts'
import { crisisPhrases, type Need } from './crisis-phrases.ts'
import { type Draft, heading, item, paragraph, quotation } from './draft.ts'
import type { Library } from './evidence.ts'
import { guideSentences, quoteGuidePassage } from './guide-passages.ts'
import { isHurtOnly, isOfChild, isOfPartner, isPast } from './partner-violence.ts'
import { quotePassage } from './quote-passage.ts'
import { renderDraft } from './render-draft.ts'
import { scriptureSource } from './sources.ts'
import { libraryFor, type WriterDeps } from './write-answer.ts'

/** Room for the help, however little the caller has asked for: the reservation bounds what is charged. */
const mostOutputTokens = 1000

type CrisisRequest = {
  text: string
  before?: string
  level: CrisisLevel
  kind: CrisisKind
  /** What the reader heard; its care may be less than a phrase took it for. */
  intent?: Intent
  helpLines: readonly HelpLine[]
  translation?: string
  language?: Language
  responseFormat?: 'markdown' | 'text'
}

/**
 * A short, warm answer for somebody in danger: where to find help, and one verse of comfort. No search, no debate.
 * @param request `before` tells, too, who strikes and who is struck; `helpLines` of the caller's country; without any the text names no number
 * @returns `text` is the main text
 */
export function writeCrisisAnswer(deps: WriterDeps, request: CrisisRequest): Unguarded<Written> & { text: string } {
  const {
    text: prompt,
    before,
    level,
    kind,
    intent,
    helpLines,
    responseFormat: format = 'markdown',
    ...options
  } = request
  const library = libraryFor(deps, { ...options, prompt })
  const { language } = library
  const told = before ? `${before}\n${prompt}` : prompt
  const care = intent?.care.level === 'danger' ? intent.care : undefined
  const need = care?.kind ? needHeard(care, care.kind) : needOf(told, { level, kind })
  const draft = [
    ...helpFirst(library, { level, need, helpLines, told }),
    ...(sufferers.has(need) && asksToForgive.test(prompt) ? onForgiving(library, need) : answerBehind(library, intent)),
  ]
  const { text, citations } = renderDraft(draft, { format, maxOutputTokens: mostOutputTokens })
  return {
    text,
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
      care: { level: 'danger', kind: care?.kind ?? kind },
    },
  }
}

/** Where life is at risk at this moment nothing stands beside the help. */
const helpAlone: ReadonlySet<string> = new Set(['self_harm', 'threat', 'voices'])
/** A phrase that the reader does not take for a danger leaves room for the answer. */
const unlikely = 0.1

/** What was asked, behind the help, where the guide has something that was written for people in need. */
function answerBehind(library: Library, intent: Intent | undefined): Draft {
  const [best] = intent?.asks[0]?.entries ?? []
  if (intent === undefined || best === undefined || best.probability < decisions.answer) return []
  const { kind, probability } = intent.care
  const isAlone = kind === null ? probability >= unlikely : helpAlone.has(kind)
  const entry = library.corpus.guide.find(best.id)
  if (isAlone || entry === undefined || entry.status !== 'core' || entry.care.length === 0) return []
  return [
    heading(entry.title[library.language]),
    paragraph(...guideSentences(library, entry, entry.summary, 'summary')),
    ...entry.passages.slice(0, 1).flatMap((passage) => quoteGuidePassage(library, passage)),
  ]
}

/** Whose question, if they ask how to forgive, is answered behind the help: what is done to them is what they ask of. */
const sufferers: ReadonlySet<Need> = new Set(['violence', 'partner', 'hurt', 'past'])
const asksToForgive = /(?<!\p{L})(?:for(?:giv|gav)|pardon|perd[oó]n)/iu

/** The help that fits what the reader heard. */
function needHeard({ whose }: Care, kind: DangerKind): Need {
  switch (kind) {
    case 'self_harm':
      return whose === 'other' ? 'other' : 'self'
    case 'abuse_victim':
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

function needOf(prompt: string, { level, kind }: Pick<CrisisRequest, 'level' | 'kind'>): Need {
  const own = kind === 'voices' || wishesToDie.test(prompt) ? undefined : ownViolence(prompt)
  if (own !== undefined) return own
  if (kind !== 'violence') return kind
  if (isPast(prompt)) return 'past'
  if (hurtsAtHome(prompt)) return 'own'
  if (level === 'distress' && isHurtOnly(prompt)) return 'hurt'
  return isOfPartner(prompt) ? 'partner' : kind
}

/** Whoever strikes and would rather not live is kept alive first. */
const wishesToDie =
  /(?<!\p{L})(?:kill(?:ing)? myself|suicid\p{L}*|want(?:ed)? to die|end (?:my life|it all)|be dead|not (?:want to )?live|(?:don[’']?t|no longer) want to (?:live|be here|be alive|wake)|matarme|morirme|quiero morir|no quiero vivir|quitarme la vida)(?!\p{L})/iu

type Danger = Pick<CrisisRequest, 'level' | 'helpLines'> & { need: Need; told: string }

function helpFirst(library: Library, { level, need, helpLines, told }: Danger): Draft {
  const say = crisisPhrases[library.language]
  const isOwn = need === 'own' || need === 'mutual'
  const more = [
    ...(need === 'violence' && isOfChild(told) ? [[say.child]] : []),
    ...(isOwn && isOfOwnChild(told) ? [[say.ownChild]] : []),
    ...(need === 'self' && level === 'distress' ? [[say.mightAct]] : []),
  ]
  return [
    // what was long ago, and what the writer does, name the emergency number where it belongs
    ...(level === 'imminent' && !isOwn && need !== 'past' ? [paragraph([say.imminent])] : []),
    paragraph([say.near[need]], [say.help[need]], ...more),
    ...(helpLines.length === 0
      ? []
      : [paragraph([isOwn ? say.linesForBoth : say.lines]), ...helpLines.map((line) => item([printed(line)]))]),
    ...(isOwn ? onOwnWrong(library) : comfort(library)),
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

/** What the guide says to somebody who asks how to forgive the one who harms them, and the passages printed with it. */
const onForgivingOf = (need: Need) =>
  need === 'hurt'
    ? // rebuke, and forgive who repents; peace as far as it depends on you
      { id: 'forgiving-others', texts: [verseKey('Luke', 17, 3), verseKey('Rom', 12, 18)] }
    : // the prudent take refuge; vengeance belongs to God
      { id: 'forgiving-an-abuser', texts: [verseKey('Prov', 22, 3), verseKey('Rom', 12, 18)] }

function onForgiving(library: Library, need: Need): Draft {
  const { id, texts } = onForgivingOf(need)
  const entry = library.corpus.guide.find(id)
  if (entry === undefined) return []
  const quoted = entry.passages.filter(({ range }) => texts.some((key) => range.start <= key && key <= range.end))
  return [
    heading(crisisPhrases[library.language].forgiving),
    paragraph(...guideSentences(library, entry, entry.summary, 'summary')),
    ...quoted.flatMap((passage) => quoteGuidePassage(library, passage)),
  ]
}

const printed = ({ label, phone, url }: HelpLine) => [label, phone, url].filter((part) => part !== undefined).join(', ')
