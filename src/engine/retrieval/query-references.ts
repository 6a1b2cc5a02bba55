import type { Language } from '../engine.ts'
import {
  bookOf,
  bookRange,
  type FoundReference,
  findReferences,
  parseReference,
  type VerseRange,
} from '../scripture/index.ts'

/** What a query says of places in Scripture. */
export type QueryReferences = {
  /** Passages that the query names by chapter or verse, in the order of the query. */
  passages: VerseRange[]
  /** The query without its references. */
  rest: string
  /** Why a reference in it cannot be opened, for the reader; null when all can. */
  problem: string | null
  /** Whether the query is nothing but a reference that cannot be opened, so that there is nothing else to search for. */
  isNowhere: boolean
}

/**
 * Reads the references of a query: all of it (`Jn 3:16`), or some in a sentence (`love in 1 Corinthians 13`). The name
 * of a book alone (“Ruth”, “Acts”) is left to be searched for: it is more often a subject than a wish to read it all.
 */
export function readQueryReferences(query: string, language: Language): QueryReferences {
  const whole = parseReference(query, { language })
  const none = { passages: [], rest: query, problem: null, isNowhere: false }
  if (whole.outcome === 'found' && whole.ranges.some(isWholeBook)) return none
  if (whole.outcome === 'found') return { ...none, passages: whole.ranges, rest: '' }
  const named = findReferences(query, { language })
  // Peter and Timothy without a chapter are people
  const isNumbered = ({ text, end }: FoundReference) => /\d/.test(text) || /^\W*\d/.test(query.slice(end))
  const problem = named.find((one) => one.problem !== undefined && isNumbered(one))?.problem
  if (whole.reason === 'missing' && problem !== undefined)
    return { ...none, problem: whole.message, isNowhere: isOneReference(query, language) }
  const found = named.filter(({ ranges }) => !ranges.some(isWholeBook))
  let rest = query
  for (const { start, end, ranges } of found.toReversed()) {
    if (ranges.length > 0) rest = `${rest.slice(0, start)} ${rest.slice(end)}`
  }
  return {
    passages: found.flatMap(({ ranges }) => ranges),
    rest: rest.trim(),
    problem: problem?.message ?? null,
    isNowhere: false,
  }
}

/** Whether a query that begins with a wrong reference goes on with no other words. */
function isOneReference(query: string, language: Language): boolean {
  const found = findReferences(query, { language })
  const covered = found.reduce((sum, { start, end }) => sum + letters(query.slice(start, end)), 0)
  return found.some(({ problem }) => problem !== undefined) && covered === letters(query)
}

const letters = (text: string) => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0

function isWholeBook({ start, end }: VerseRange): boolean {
  const { code, chapters } = bookOf(start)
  const whole = bookRange(code)
  return chapters.length > 1 && start === whole.start && end === whole.end
}
