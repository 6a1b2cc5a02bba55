import type { HelpLine, Language, Unguarded, Written } from '../engine.ts'
import { helpFor } from '../guardrails/compose-safety.ts'
import type { CrisisKind, CrisisLevel } from '../guardrails/crisis-safety.ts'
import { extractiveModel } from '../model-name.ts'
import { verseKey } from '../scripture/index.ts'
import { extractiveUsage } from '../token-usage.ts'
import { crisisPhrases, type Need } from './crisis-phrases.ts'
import { type Draft, heading, item, paragraph, quotation } from './draft.ts'
import type { Library } from './evidence.ts'
import { guideSentences, quoteGuidePassage } from './guide-passages.ts'
import { isHurtOnly, isOfChild, isOfPartner } from './partner-violence.ts'
import { renderDraft } from './render-draft.ts'
import { scriptureSource } from './sources.ts'
import { libraryFor, type WriterDeps } from './write-answer.ts'

/** Room for the help, however little the caller has asked for: the reservation bounds what is charged. */
const mostOutputTokens = 1000

type CrisisRequest = {
  text: string
  level: CrisisLevel
  kind: CrisisKind
  helpLines: readonly HelpLine[]
  translation?: string
  language?: Language
  responseFormat?: 'markdown' | 'text'
}

/**
 * A short, warm answer for somebody in danger: where to find help, and one verse of comfort. No search, no debate.
 * @param request `helpLines` of the caller's country; without any the text names no number
 * @returns `text` is the main text
 */
export function writeCrisisAnswer(deps: WriterDeps, request: CrisisRequest): Unguarded<Written> & { text: string } {
  const { text: prompt, level, kind, helpLines, responseFormat: format = 'markdown', ...options } = request
  const library = libraryFor(deps, { ...options, prompt })
  const { language } = library
  const need = needOf(prompt, { level, kind })
  const draft = [
    ...helpFirst(library, { level, need, helpLines, isOfChild: isOfChild(prompt) }),
    ...(sufferers.has(need) && asksToForgive.test(prompt) ? onForgiving(library, need) : []),
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
    },
  }
}

/** Whose question, if they ask how to forgive, is answered behind the help: what is done to them is what they ask of. */
const sufferers: ReadonlySet<Need> = new Set(['violence', 'partner', 'hurt'])
const asksToForgive = /(?<!\p{L})(?:for(?:giv|gav)|pardon|perd[oó]n)/iu

function needOf(prompt: string, { level, kind }: Pick<CrisisRequest, 'level' | 'kind'>): Need {
  if (kind !== 'violence') return kind
  if (level === 'distress' && isHurtOnly(prompt)) return 'hurt'
  return isOfPartner(prompt) ? 'partner' : kind
}

type Danger = Pick<CrisisRequest, 'level' | 'helpLines'> & { need: Need; isOfChild: boolean }

function helpFirst(library: Library, { level, need, helpLines, isOfChild }: Danger): Draft {
  const say = crisisPhrases[library.language]
  const near = verseKey('Ps', 34, 18)
  const source = scriptureSource(library.text, { start: near, end: near })
  const child = need === 'violence' && isOfChild ? [[say.child]] : []
  return [
    ...(level === 'imminent' ? [paragraph([say.imminent])] : []),
    paragraph([say.near[need]], [say.help[need]], ...child),
    ...(helpLines.length === 0 ? [] : [paragraph([say.lines]), ...helpLines.map((line) => item([printed(line)]))]),
    ...(source === undefined ? [] : [paragraph([say.verse]), quotation(source, source.text, ' ', { mark: source })]),
  ]
}

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
