import type { GuideEntry } from '../guide/guide-entry.ts'
import type { VerseRange } from '../scripture/index.ts'
import { draftViewsByName } from './disputed-answer.ts'
import { type Block, heading } from './draft.ts'
import type { Library } from './evidence.ts'
import { sharedVerses } from './shared-verses.ts'

const phrases = {
  en: (matter: string) => `Read differently: ${matter}`,
  es: (matter: string) => `Se lee de varias maneras: ${matter}`,
} as const

/** How much of the verses a passage of the guide and the one that is asked about must have in common. */
const leastShared = 0.25
/** So many sides of a dispute must rest on a passage for its meaning to be disputed. */
const leastSides = 2

/** The sides of a disputed question that turns on a passage, each with those who hold it; nothing where none does. */
export function readingsOfPassage(library: Library, range: VerseRange): Block[] {
  const { corpus, language } = library
  const [best] = corpus.guide.entries
    .filter(({ kind }) => kind === 'disputed')
    .map((entry) => ({ entry, shared: turnsOn(entry, range) }))
    .filter(({ shared }) => shared >= leastShared)
    .toSorted((a, b) => b.shared - a.shared)
  if (best === undefined) return []
  return [heading(phrases[language](best.entry.title[language])), ...draftViewsByName(library, best.entry)]
}

/** The largest share that a passage has with one on which a dispute turns; 0 where only one side rests on it. */
function turnsOn({ views }: GuideEntry, range: VerseRange): number {
  const shares = views.map((view) => Math.max(...view.passages.map((one) => sharedVerses(one.range, range))))
  return shares.filter((share) => share > 0).length >= leastSides ? Math.max(...shares) : 0
}
