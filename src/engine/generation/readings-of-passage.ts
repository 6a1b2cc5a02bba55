import type { GuideEntry, GuidePassage } from '../guide/guide-entry.ts'
import { sharedVerses, type VerseRange } from '../scripture/index.ts'
import { draftViewsByName } from './disputed-answer.ts'
import { type Block, heading } from './draft.ts'
import type { Library } from './evidence.ts'

const phrases = {
  en: (matter: string) => `Read differently: ${matter}`,
  es: (matter: string) => `Se lee de varias maneras: ${matter}`,
} as const

/** How much of the verses a passage of the guide and the one that is asked about must have in common. */
const leastShared = 0.25
/** So many sides of a dispute must rest on a passage for its meaning to be disputed. */
const leastSides = 2
/** A passage that more entries open is about more than a dispute. */
const fewEntries = 5

/** The sides of a disputed question that turns on a passage, each with those who hold it; nothing where none does. */
export function readingsOfPassage(library: Library, range: VerseRange): Block[] {
  const { corpus, language } = library
  const listedBy = corpus.guide.entries.filter(({ passages }) =>
    passages.some((one) => sharedVerses(one.range, range) >= leastShared),
  ).length
  const [best] = corpus.guide.entries
    .filter(({ kind }) => kind === 'disputed')
    .map((entry) => ({ entry, shared: turnsOn(entry, range, listedBy) }))
    .filter(({ shared }) => shared >= leastShared)
    .toSorted((a, b) => b.shared - a.shared)
  if (best === undefined) return []
  return [heading(phrases[language](best.entry.title[language])), ...draftViewsByName(library, best.entry)]
}

/**
 * The largest share that a passage has with one on which a dispute turns: one that several sides rest on, or that is put
 * before them all and belongs to few other entries. “God so loved the world” stands in a dispute and is not about it.
 */
function turnsOn({ passages, views }: GuideEntry, range: VerseRange, listedBy: number): number {
  const most = (listed: readonly GuidePassage[]) => Math.max(0, ...listed.map((one) => sharedVerses(one.range, range)))
  const sides = views.map((view) => most(view.passages))
  const isOfSides = sides.filter((share) => share > 0).length >= leastSides
  return Math.max(isOfSides ? Math.max(...sides) : 0, listedBy <= fewEntries ? most(passages) : 0)
}
