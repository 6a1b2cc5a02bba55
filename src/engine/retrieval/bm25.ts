import type { PackedFile, PackedSections } from '../../platform/packed-file.ts'

/** How much a term's repetition (`k1`) and a document's length (`b`) count. */
export type Bm25Parameters = { k1: number; b: number }

/** The words of one document: how often each term stands in it. Counts may be fractions. */
export type TermCounts = ReadonlyMap<string, number>

/**
 * Builds an inverted index whose postings hold finished BM25 scores, so that a query only adds them up.
 * @param documents at most 65,536; an empty one is never found
 * @see Robertson, Zaragoza: The Probabilistic Relevance Framework: BM25 and Beyond (2009)
 */
export function buildBm25(
  name: string,
  documents: readonly TermCounts[],
  { k1, b }: Bm25Parameters,
  sections: PackedSections,
): void {
  const lengths = documents.map((terms) => terms.values().reduce((sum, count) => sum + count, 0))
  const filled = lengths.filter((length) => length > 0)
  const averageLength = filled.reduce((sum, length) => sum + length, 0) / Math.max(1, filled.length)
  const postings = new Map<string, { documents: number[]; counts: number[] }>()
  documents.forEach((terms, document) => {
    for (const [term, count] of terms) {
      const posting = postings.get(term) ?? { documents: [], counts: [] }
      posting.documents.push(document)
      posting.counts.push(count)
      postings.set(term, posting)
    }
  })
  const terms = [...postings.keys()].sort()
  const starts = new Uint32Array(terms.length + 1)
  const total = terms.reduce((sum, term) => sum + postings.get(term)!.documents.length, 0)
  const allDocuments = new Uint16Array(total)
  const scores = new Float32Array(total)
  let row = 0
  terms.forEach((term, index) => {
    const posting = postings.get(term)!
    const idf = inverseFrequency(posting.documents.length, filled.length)
    posting.documents.forEach((document, i) => {
      const count = posting.counts[i]!
      const norm = k1 * (1 - b + (b * lengths[document]!) / averageLength)
      allDocuments[row] = document
      scores[row] = (idf * count * (k1 + 1)) / (count + norm)
      row++
    })
    starts[index + 1] = row
  })
  sections.set(`${name}/terms`, terms)
  sections.set(`${name}/starts`, starts)
  sections.set(`${name}/documents`, allDocuments)
  sections.set(`${name}/scores`, scores)
  sections.set(`${name}/count`, { json: { documents: documents.length, filled: filled.length } })
}

/** How telling a term is that stands in `frequency` of so many documents. */
const inverseFrequency = (frequency: number, documents: number): number =>
  Math.log(1 + (documents - frequency + 0.5) / (frequency + 0.5))

/** Weighted terms of a query. */
export type QueryTerms = ReadonlyMap<string, number>

export type Bm25Index = {
  documents: number
  /** How many terms there are; their numbers are 0 up to it. */
  termCount: number
  has: (term: string) => boolean
  /** The number of a term in this index, −1 when no document has it. */
  termId: (term: string) => number
  /** In how many documents a term stands. */
  frequency: (term: string) => number
  /** How telling a term is; one that no document has is the most telling. */
  inverseFrequency: (term: string) => number
  /**
   * Adds each document's score for the terms to `into`, which has one place a document.
   * @param matched counts, where given, how many of the terms each document has
   */
  score: (terms: QueryTerms, into: Float32Array, matched?: Uint8Array) => void
}

/** Opens an index that `buildBm25` built. */
export function openBm25(file: PackedFile, name: string): Bm25Index {
  const table = file.strings(`${name}/terms`)
  const places = new Map<string, number>()
  for (let index = 0; index < table.length; index++) places.set(table.at(index), index)
  const starts = file.u32(`${name}/starts`)
  const documents = file.u16(`${name}/documents`)
  const scores = file.f32(`${name}/scores`)
  const count = file.json<{ documents: number; filled: number }>(`${name}/count`)
  const frequency = (term: string) => {
    const place = places.get(term)
    return place === undefined ? 0 : starts[place + 1]! - starts[place]!
  }
  return {
    documents: count.documents,
    termCount: table.length,
    has: (term) => places.has(term),
    termId: (term) => places.get(term) ?? -1,
    frequency,
    inverseFrequency: (term) => inverseFrequency(frequency(term), count.filled),
    score: (terms, into, matched) => {
      for (const [term, weight] of terms) {
        const place = places.get(term)
        if (place === undefined) continue
        const end = starts[place + 1]!
        for (let row = starts[place]!; row < end; row++) {
          const document = documents[row]!
          into[document]! += weight * scores[row]!
          if (matched !== undefined) matched[document]!++
        }
      }
    },
  }
}

/** Counts terms, each with the given weight. */
export function countTerms(terms: Iterable<string>, weight = 1, into = new Map<string, number>()): Map<string, number> {
  for (const term of terms) into.set(term, (into.get(term) ?? 0) + weight)
  return into
}
