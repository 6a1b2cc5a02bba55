import type { Language } from '../engine.ts'
import { bookOf, bookRange, findReferences, parseReference, type VerseRange } from '../scripture/index.ts'

/** What a query says of places in Scripture. */
export type QueryReferences = {
  /** Passages that the query names by chapter or verse, in the order of the query. */
  passages: VerseRange[]
  /** The query without its references. */
  rest: string
  /** Why a reference in it cannot be opened, for the reader; null when all can. */
  problem: string | null
}

/**
 * Reads the references of a query: all of it (`Jn 3:16`), or some in a sentence (`love in 1 Corinthians 13`). The name
 * of a book alone (“Ruth”, “Acts”) is left to be searched for: it is more often a subject than a wish to read it all.
 */
export function readQueryReferences(query: string, language: Language): QueryReferences {
  const whole = parseReference(query, { language })
  if (whole.outcome === 'found' && whole.ranges.some(isWholeBook)) return { passages: [], rest: query, problem: null }
  if (whole.outcome === 'found') return { passages: whole.ranges, rest: '', problem: null }
  if (whole.reason === 'missing') return { passages: [], rest: query, problem: whole.message }
  const found = findReferences(query, { language }).filter(({ ranges }) => !ranges.some(isWholeBook))
  let rest = query
  for (const { start, end, ranges } of found.toReversed()) {
    if (ranges.length > 0) rest = `${rest.slice(0, start)} ${rest.slice(end)}`
  }
  return {
    passages: found.flatMap(({ ranges }) => ranges),
    rest: rest.trim(),
    problem: found.find(({ problem }) => problem !== undefined)?.problem?.message ?? null,
  }
}

function isWholeBook({ start, end }: VerseRange): boolean {
  const { code, chapters } = bookOf(start)
  const whole = bookRange(code)
  return chapters.length > 1 && start === whole.start && end === whole.end
}
