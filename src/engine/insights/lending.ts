import type { GuideEntry } from '../guide/guide-entry.ts'
import type { Care, GuideKind } from '../guide/guide-file.ts'

/** The first passages that an entry lists are those that it is about. */
export const firstOfEntry = 4

/** Who is in such need finds passages beside this one that nobody else would look for there. */
const inDanger: ReadonlySet<Care> = new Set(['suicide', 'self_harm', 'abuse', 'addiction'])
const guarded: ReadonlySet<Care> = new Set([...inDanger, 'mental_health'])
export const isGuarded = ({ care }: GuideEntry): boolean => care.some((one) => guarded.has(one))

/** What these say of a passage turns on their own question. */
const onOneQuestion: ReadonlySet<GuideKind> = new Set(['disputed', 'false_premise', 'saying'])

/** Guide entries on what wounds readers; what Scripture tells of it is no counsel. */
export const hardMatters: ReadonlySet<string> = new Set([
  'violence-in-the-bible',
  'slavery',
  'sexual-abuse',
  'domestic-abuse',
  'curses',
  'wrath-of-god',
])

/**
 * How an entry stands to a passage that it lists: `at` is its earliest place in the entry, from 0; `share` how much the
 * two have in common, `near` how near they are in meaning, `echo` how much of the entry's title the passage has, each 0
 * to 1.
 */
export type Standing = { entry: GuideEntry; at: number; share: number; near: number; echo: number }

/** From here on an entry is about what the passage says, wherever it lists it. */
const about = { near: 0.5, share: 0.2 }
/** One whose title the passage has in its own words may be less near, if it lists little else of it. */
const named = { near: 0.25, share: 0.3, echo: 0.5 }
/** Readings for an occasion are in no order: each whole one of them is as good as the first. */
export const occasion = /^(?:Readings|Verses) for /
const wholeReading = 0.5
/** A hard text is of a topic only where that is wholly what it is about. */
const wholly = { near: 0.8, share: 0.5 }

/** What a hard text tells: the id of the entry on it, where the guide has one. */
type Hard = { matter: string | undefined }

/** Whether an entry gives a passage a theme and passages beside it, and does not only name it in passing. */
export function lends({ entry, at, share, near, echo }: Standing, hard?: Hard): boolean {
  if (at < firstOfEntry) return true
  if (entry.care.some((care) => inDanger.has(care)) || onOneQuestion.has(entry.kind)) return false
  if (hard !== undefined) {
    const speaksOfIt = hard.matter === undefined ? hardMatters.has(entry.id) : entry.id === hard.matter
    return speaksOfIt || (near >= wholly.near && share >= wholly.share)
  }
  return (
    (occasion.test(entry.title.en) && share >= wholeReading) ||
    (near >= about.near && share >= about.share) ||
    (near >= named.near && share >= named.share && echo >= named.echo)
  )
}
