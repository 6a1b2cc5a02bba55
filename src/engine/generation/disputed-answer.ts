import { readWordings } from '../content/index.ts'
import type { Language } from '../engine.ts'
import type { GuideAnswer, GuideEntry, GuideView } from '../guide/guide-entry.ts'
import type { Tradition } from '../guide/guide-file.ts'
import { countVerses } from '../scripture/index.ts'
import { bytesPerToken } from '../token-usage.ts'
import { countWords, roomOf } from './detail.ts'
import { type Block, type Draft, heading, item, paragraph } from './draft.ts'
import type { Library } from './evidence.ts'
import { answerOrSummary, guideSentences, quoteGuidePassage, readOn } from './guide-passages.ts'
import { renderDraft } from './render-draft.ts'
import { guideCitation } from './sources.ts'

const phrases = {
  en: {
    differ: 'Christians differ here, and each side reads Scripture with care.',
    held: 'These views are held:',
    and: ' and ',
  },
  es: {
    differ: 'Aquí los cristianos difieren, y cada parte lee la Escritura con cuidado.',
    held: 'Se sostienen estas posturas:',
    and: ' y ',
  },
} as const

/**
 * A matter on which Christians differ: what all share first, then each side in its own words with its own texts. Where
 * not all fits, every side is shortened alike: none is left out.
 * @param options.tradition the one whose side is told whole, where it has one; the others follow in their own words, without
 * a passage printed
 * @param options.answer what is asked of the matter in particular
 */
export function draftDisputed(
  library: Library,
  entry: GuideEntry,
  { tradition: first, answer }: { tradition?: Tradition | undefined; answer?: GuideAnswer | undefined } = {},
): Draft {
  const say = phrases[library.language]
  const shared = [answerOrSummary(library, entry, answer), paragraph([say.differ])]
  const [own, others] = partition(entry, first)
  const whole = (views: readonly GuideView[]) => views.flatMap((view) => draftView(library, entry, view))
  const further = readOn(library, entry.passages)
  const inWords = others.flatMap((view) => draftView(library, entry, view).slice(0, 2))
  const all = [...own, ...others]
  const told = [
    ...(own.length === 0 ? [[...whole(others), ...further], whole(others)] : []),
    [...whole(own), ...inWords, ...further],
    [...whole(own), ...inWords],
    all.flatMap((view) => shortView(library, entry, view)),
  ].map((sides) => [...shared, ...sides])
  return (
    told.find((draft) => fits(library, draft) && countWords(draft) <= roomOf(library).words) ??
    told.filter((draft) => fits(library, draft)).at(-1) ?? [
      paragraph([say.differ]),
      ...draftViewsByName(library, entry, all),
    ]
  )
}

const fits = ({ budgetBytes }: Library, draft: Draft): boolean =>
  !renderDraft(draft, { format: 'markdown', maxOutputTokens: Math.floor(budgetBytes / bytesPerToken) }).isCut

function partition({ views }: GuideEntry, first: Tradition | undefined): [GuideView[], GuideView[]] {
  const isOwn = ({ traditions }: GuideView) => first !== undefined && traditions.includes(first)
  return [views.filter(isOwn), views.filter((view) => !isOwn(view))]
}

/** The sides by name, each with those who hold it and its own words to open. */
export function draftViewsByName(
  { language }: Library,
  entry: GuideEntry,
  views: readonly GuideView[] = entry.views,
): Block[] {
  const items = views.map((view) => {
    const source = guideCitation(entry, view.summary, viewPart(entry, view), language)
    return {
      ...item([`${view.name[language]} (${traditionsOf(view, language)}) `, { mark: source }]),
      part: viewPart(entry, view),
    }
  })
  return [paragraph([phrases[language].held]), ...items]
}

/** The sides of a matter, that of a tradition first. */
export const viewsOf = ({ views }: GuideEntry, first?: Tradition): GuideView[] =>
  first === undefined
    ? [...views]
    : views.toSorted((a, b) => Number(b.traditions.includes(first)) - Number(a.traditions.includes(first)))

function draftView(library: Library, entry: GuideEntry, view: GuideView): Block[] {
  const { language } = library
  const [opening, ...others] = guideSentences(library, entry, view.summary, viewPart(entry, view))
  const short = view.passages.find(({ range, quote }) => quote !== undefined || countVerses(range) <= 3)
  return inPart(entry, view, [
    heading(view.name[language]),
    paragraph([`${traditionsOf(view, language)}: `, ...opening!], ...others),
    ...(short === undefined ? [] : quoteGuidePassage(library, short)),
  ])
}

/** A side in its first sentence. */
function shortView(library: Library, entry: GuideEntry, view: GuideView): Block[] {
  const { language } = library
  const [opening] = guideSentences(library, entry, view.summary.slice(0, 1), viewPart(entry, view))
  return inPart(entry, view, [
    heading(view.name[language]),
    paragraph([`${traditionsOf(view, language)}: `, ...opening!]),
  ])
}

const inPart = (entry: GuideEntry, view: GuideView, blocks: readonly Block[]): Block[] =>
  blocks.map((block) => ({ ...block, part: viewPart(entry, view) }))

/** What the sentences of a view are called among an entry's parts. */
export const viewPart = ({ views }: GuideEntry, view: GuideView): string => `view-${views.indexOf(view)}`

/** Who holds a view: “Lutheran and Reformed”. */
export function traditionsOf({ traditions }: GuideView, language: Language): string {
  const names = traditions.map((tradition) => written[language].traditions[tradition] ?? tradition)
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')}${phrases[language].and}${names.at(-1)}`
}

const written = readWordings('answers/phrases')
