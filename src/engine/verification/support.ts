import type { Language } from '../engine.ts'
import type { VerseRange } from '../scripture/index.ts'
import { candidateSlots, weightOf } from './candidate-verses.ts'
import { isFunctionWord, isNegation } from './function-words.ts'
import { readPassage } from './passage.ts'
import type { Quotation, QuotedWord } from './read-quotation.ts'
import type { WordIndex } from './word-index.ts'

/**
 * How near in meaning a text in a language is to the nearest of the verses from one place of the corpus up to another, in
 * standard deviations above the mean of all verses; undefined where nothing tells.
 */
export type NearnessToVerses = (
  text: string,
  from: number,
  until: number,
) => { language: Language; deviations: number } | undefined

/** What a passage says: so many verses around it may be meant as well. */
const versesAround = 2
/**
 * What is said of a passage stands on it from so much of its words (by how rare they are) or of its meaning. The Spanish
 * texts are one old translation, so that less is asked there. `npm run evals -- attributed` has what this costs.
 */
const least = { en: { words: 0.25, deviations: 2 }, es: { words: 0.15, deviations: 1 } } as const

/** Whether words may be a paraphrase of a passage, or speak of it: whether they share enough with it. */
export function isSupported(
  index: WordIndex,
  { words }: Quotation,
  source: string,
  ranges: readonly VerseRange[],
  nearness: NearnessToVerses | undefined,
): boolean {
  const { keys, indexOf } = index.corpus
  const wider = ranges.map(({ start, end }) => ({
    from: Math.max(0, indexOf(start) - versesAround),
    until: Math.min(keys.length, indexOf(end) + versesAround + 1),
  }))
  const passages = wider.map(({ from, until }) => ({ start: keys[from]!, end: keys[until - 1]! }))
  const forms = looseFormsOf(index, passages)
  let [all, shared] = [0, 0]
  for (const word of words.filter(isTelling)) {
    const weight = weightOf(index, word)
    all += weight
    if (forms.has(word.looseId)) shared += weight
  }
  const share = all === 0 ? 1 : shared / all
  const text = source.slice(words[0]!.start, words.at(-1)!.end)
  const near = wider.flatMap(({ from, until }) => nearness?.(text, from, until) ?? [])
  if (near.length === 0) return share >= least.es.words
  return near.some(
    ({ language, deviations }) => share >= least[language].words || deviations >= least[language].deviations,
  )
}

/**
 * From how much of its words (by how rare they are) that stand together in some verse or beside it a saying may be a
 * paraphrase; what is given as the very words has to be more like them.
 */
const leastRemembered = { en: 0.62, es: 0.4 } as const
const leastVerbatim = 0.85
const mostPlaces = 8
/** A clause of fewer words is anybody's. */
const fewestOfClause = 4

/** Whether some place in Scripture is like a saying, or like one of its clauses. */
export function isRemembered(
  index: WordIndex,
  { words }: Quotation,
  source: string,
  { isVerbatim }: { isVerbatim: boolean },
): boolean {
  const clauses = isVerbatim ? [] : clausesOf(words, source)
  return [words, ...clauses].some((some) => isOfOnePlace(index, some.filter(isTelling), isVerbatim))
}

function isOfOnePlace(index: WordIndex, words: readonly QuotedWord[], isVerbatim: boolean): boolean {
  const weights = words.map((word) => weightOf(index, word))
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  if (all === 0) return true
  const { texts, keys } = index.corpus
  const slots = candidateSlots(index, words, weights, [...texts.keys()])
  return slots.slice(0, mostPlaces).some((slot) => {
    const verse = slot % keys.length
    const [start, end] = [keys[Math.max(0, verse - 1)]!, keys[Math.min(keys.length - 1, verse + 1)]!]
    const forms = looseFormsOf(index, [{ start, end }])
    const shared = words.reduce((sum, { looseId }, at) => sum + (forms.has(looseId) ? weights[at]! : 0), 0)
    const { language } = texts[Math.floor(slot / keys.length)]!.record
    const least = isVerbatim ? leastVerbatim : leastRemembered[language.startsWith('es') ? 'es' : 'en']
    return shared / all >= least
  })
}

/** The words between the marks and conjunctions of a saying. */
function clausesOf(words: readonly QuotedWord[], source: string): QuotedWord[][] {
  let clause = 0
  const placed = words.map((word, at) => {
    const gap = at === 0 ? '' : source.slice(words[at - 1]!.end, word.start)
    if (/[,;:]/.test(gap) || conjunctions.has(word.text)) clause++
    return { word, clause }
  })
  const clauses = [...Map.groupBy(placed, (one) => one.clause).values()].map((some) => some.map(({ word }) => word))
  return clauses.filter((some) => some.length >= fewestOfClause && some.filter(isTelling).length > 1)
}

const conjunctions: ReadonlySet<string> = new Set('and but for y e pero pues'.split(' '))

/** A word that says something: no number, pronoun, article, auxiliary or the like. */
export const isTelling = ({ kind, text }: QuotedWord): boolean =>
  kind === 'plain' && !isFunctionWord(text) && !isNegation(text) && !auxiliaries.has(text)

const auxiliaries: ReadonlySet<string> = new Set(
  'can could may might must should would do does did has have had be been being able if when because all every each any us puede pueden debe deben ha han hay está están ser si cuando porque todo todos toda todas al del'.split(
    ' ',
  ),
)

/** The words of passages in every translation, whatever their endings. */
export function looseFormsOf(index: WordIndex, ranges: readonly VerseRange[]): ReadonlySet<number> {
  const forms = new Set<number>()
  for (const text of index.corpus.texts.keys())
    for (const position of readPassage(index, text, ranges).positions)
      forms.add(index.looseIds[index.words[position]!]!)
  return forms
}
