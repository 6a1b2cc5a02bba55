import type { Library } from '../generation/evidence.ts'
import type { VerseKey } from '../scripture/index.ts'
import { guideOnBook } from './guide-by-book.ts'
import type { StudiedPassage } from './studied-passage.ts'

/** What it counts that everybody cites a verse, and that the study guide lists it with few others. */
const citedWeight = 2
const listedWeight = 1
/** A list of so many verses is about a story, not about one of them. */
const longestListed = 8

/** Verses by which a story ends are so many characters long; a shorter one is read with the one before it. */
const longEnough = 110
/** What a teller says to the hearers of a story, behind it. */
const turnsToHearers = /\bI (?:tell|say to) you\b|(?<!\p{L})(?:yo )?os digo(?!\p{L})/u
/** A speech that is known for one of its verses ends so soon behind it. */
const farthestEnd = 3

/**
 * The heart of a passage as a page shows it: what it is known for, and, of a story, the saying it ends on.
 * @param isTold whether it tells a story
 */
export function shownHeartOf(library: Library, passage: StudiedPassage, { count, isTold }: Shown): VerseKey[] {
  const known = heartOf(library, passage, count)
  if (!isTold) return known
  const ends = [...endOfPassage(library, passage), ...saidToHearers(library, passage), ...endsOfSpeech(library, known)]
  return passage.keys.filter((key) => known.includes(key) || ends.includes(key))
}

type Shown = { count: number; isTold: boolean }

/** The last verse of a passage that is one scene, with the one before it where it is short or goes on with it. */
function endOfPassage({ text }: Library, { keys }: StudiedPassage): VerseKey[] {
  if (keys.length > longestScene) return []
  const last = text.verse(keys.at(-1)!) ?? ''
  const leans = last.length < longEnough || /^\p{Ll}/u.test(last)
  return keys.slice(leans ? -2 : -1)
}

const longestScene = 25

/** Where the teller of a parable turns to the hearers, with the verse before it, on which the story ends. */
function saidToHearers({ text, red }: Library, { keys }: StudiedPassage): VerseKey[] {
  const isSaid = (key: VerseKey) => (red?.redLetters(key).length ?? 0) > 0 && turnsToHearers.test(text.verse(key) ?? '')
  const at = keys.findLastIndex((key, place) => place > 0 && isSaid(key))
  return at === -1 ? [] : keys.slice(at - 1, at + 1)
}

/** Where somebody's speech ends that goes on beyond a known verse. */
function endsOfSpeech({ text }: Library, known: readonly VerseKey[]): VerseKey[] {
  return known.flatMap((key) => {
    const words = text.verse(key) ?? ''
    if (words.lastIndexOf('“') <= words.lastIndexOf('”')) return []
    const further = Array.from({ length: farthestEnd }, (_, at) => key + 1 + at)
    const end = further.findIndex((one) => (text.verse(one) ?? '').includes('”'))
    return further.slice(0, end + 1)
  })
}

/** The verses that a passage is known for, at most so many, in its order; a question that they end on has its answer behind it. */
export function heartOf({ corpus, index, text }: Library, { keys }: StudiedPassage, count: number): VerseKey[] {
  const listed = new Map<VerseKey, number>()
  for (const { listed: one } of guideOnBook(corpus, keys[0]!).passages) {
    const { start, end } = one.quote ?? one.range
    const verses = end - start < longestListed ? end - start + 1 : longestListed + 1
    if (verses > longestListed || end < keys[0]! || start > keys.at(-1)!) continue
    for (const key of keys) if (start <= key && key <= end) listed.set(key, (listed.get(key) ?? 0) + 1 / verses)
  }
  const worth = (key: VerseKey) =>
    citedWeight * index.cited[corpus.indexOf(key)]! + listedWeight * Math.log1p(listed.get(key) ?? 0)
  const known = keys
    .toSorted((a, b) => worth(b) - worth(a) || a - b)
    .slice(0, count)
    .toSorted((a, b) => a - b)
  const answer = keys[keys.indexOf(known.at(-1)!) + 1]
  const isOpen = /\?[”’"']*$/.test(text.verse(known.at(-1)!) ?? '')
  return isOpen && answer !== undefined ? [...known, answer] : known
}
