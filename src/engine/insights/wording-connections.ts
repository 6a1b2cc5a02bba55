import { fillTemplate, readWordings } from '../content/index.ts'
import type { Library } from '../generation/evidence.ts'
import { bookOf, type VerseRange } from '../scripture/index.ts'
import type { Connection } from './connection.ts'
import { type StudiedPassage, verseName } from './studied-passage.ts'

const weights = { quotation: 4.5, account: 4, wording: 1.4 }
/** What each further verse that answers to one of the passage adds, and how far a story is followed. */
const perVerse = 0.5
const mostVerses = 6
const gospels = new Set(['Matt', 'Mark', 'Luke', 'John'])
const histories = new Set(['1Sam', '2Sam', '1Kgs', '2Kgs', '1Chr', '2Chr', 'Ezra', 'Neh', '1Esd', 'Isa', 'Jer'])

const ties = { account: 'account', quotes: 'echo', quoted: 'source', wording: 'beside' } as const

const phrases = readWordings('insights/page')

/** Passages that tell or say the same as the passage in the same words. */
export function wordingConnections(library: Library, { keys, ranges }: StudiedPassage): Connection[] {
  const { corpus, index } = library
  const own = new Set(keys.map(corpus.indexOf))
  const found = new Map<number, number>()
  for (const verse of own) {
    for (const other of index.parallels(verse)) if (!own.has(other) && !found.has(other)) found.set(other, verse)
  }
  const connections: Connection[] = []
  for (const start of [...found.keys()].toSorted((a, b) => a - b)) {
    if (found.has(start - 1) && isOneChapter(library, start - 1, start)) continue
    let end = start
    while (end - start + 1 < mostVerses && found.has(end + 1) && isOneChapter(library, start, end + 1)) end++
    const range = { start: corpus.keys[start]!, end: corpus.keys[end]! }
    const kind = kindOf(ranges[0]!, range)
    const verse = verseName(library, corpus.keys[found.get(start)!]!)
    const weight = weights[kind === 'account' ? 'account' : kind === 'wording' ? 'wording' : 'quotation']
    connections.push({
      range,
      kind: 'wording',
      weight: weight + perVerse * (end - start),
      reason: fillTemplate(phrases[library.language].wording[kind], { verse }),
      group: kind,
      tie: ties[kind],
    })
  }
  return connections
}

const isOneChapter = ({ corpus: { keys } }: Library, a: number, b: number): boolean =>
  Math.floor(keys[a]! / 1000) === Math.floor(keys[b]! / 1000)

function kindOf(own: VerseRange, other: VerseRange): 'account' | 'quotes' | 'quoted' | 'wording' {
  const [here, there] = [bookOf(own.start), bookOf(other.start)]
  for (const books of [gospels, histories])
    if (books.has(here.code) && books.has(there.code) && here !== there) return 'account'
  if (here.testament === 'old' && there.testament === 'new') return 'quotes'
  if (here.testament === 'new' && there.testament === 'old') return 'quoted'
  return 'wording'
}
