import type { SearchIndex } from './search-index.ts'

/** Arrays that one ranking fills after another, so that a search leaves nothing to collect. */
export type Scratch = {
  words: Float32Array
  nearness: Float32Array
  topics: Float32Array
  entries: Float32Array
  commentary: Float32Array
  guide: Float32Array
  meaning: Float32Array
  total: Float32Array
  /** How many of the query's words a verse has. */
  matched: Uint8Array
  lines: Float32Array
  sections: Float32Array
}

const known = new WeakMap<SearchIndex, Scratch>()

/** The index's scratch arrays, all zero. Ranking is synchronous, so there is never more than one user. */
export function clearScratch(index: SearchIndex): Scratch {
  const scratch = known.get(index) ?? newScratch(index)
  known.set(index, scratch)
  for (const array of Object.values(scratch)) array.fill(0)
  return scratch
}

function newScratch(index: SearchIndex): Scratch {
  const verses = index.cited.length
  return {
    words: new Float32Array(verses),
    nearness: new Float32Array(verses),
    topics: new Float32Array(verses),
    entries: new Float32Array(verses),
    commentary: new Float32Array(verses),
    guide: new Float32Array(verses),
    meaning: new Float32Array(verses),
    total: new Float32Array(verses),
    matched: new Uint8Array(verses),
    lines: new Float32Array(index.topicLines.documents),
    sections: new Float32Array(index.exposition.sections.documents),
  }
}
