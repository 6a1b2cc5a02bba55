import type { PackedFile } from '../../platform/packed-file.ts'
import type { GuideEntry, GuidePassage } from './guide-entry.ts'

/** The study guide of a corpus. */
export type Guide = {
  /** In the order of their ids. */
  entries: readonly GuideEntry[]
  /** The entry of an id, `anxiety`. */
  find: (id: string) => GuideEntry | undefined
  /** How many other entries send their reader to this one. */
  pointedTo: (entry: GuideEntry) => number
}

/** Opens the guide's section of the corpus file. */
export function openGuide(file: PackedFile): Guide {
  const entries = file.json<GuideEntry[]>('guide').toSorted((a, b) => (a.id < b.id ? -1 : 1))
  const byId = new Map(entries.map((entry) => [entry.id, entry]))
  const pointers = new Map<string, number>()
  for (const id of entries.flatMap(({ related }) => related)) pointers.set(id, (pointers.get(id) ?? 0) + 1)
  return {
    entries,
    find: (id) => byId.get(id),
    pointedTo: ({ id }) => pointers.get(id) ?? 0,
  }
}

/** How the guide is cited. */
export const guideSource = {
  title: 'Berea study guide',
  license: 'CC BY 4.0',
  attribution: 'Berea study guide, CC BY 4.0',
} as const

/** Characters of a passage that is quoted whole; of a longer one a part is. */
export const longestQuoted = 520

/** All passages of an entry: its own, then those of its views. */
export const passagesOf = ({ passages, views }: GuideEntry): GuidePassage[] => [
  ...passages,
  ...views.flatMap((view) => view.passages),
]
