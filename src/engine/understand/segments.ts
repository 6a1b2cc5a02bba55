/** A stretch of a text, UTF-16 code units, end exclusive. */
export type Segment = { start: number; end: number }

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' })
const word = /[\p{L}\p{N}]+(?:['’][\p{L}\p{N}]+)?/gu
/** Where a clause may begin: after a mark that parts clauses, or before a word that opens one. */
const clause =
  /(?<=[,;:–—…)]\s)|(?<=\.\.\s?)(?!\.)|(?<=\s)(?=(?:and|but|so|because|cuz|also|then|is it|is there|should|can|could|would|do|does|what|how|why|where|when|who|y|pero|porque|también|además|debo|puedo|hay|qué|que|cómo|como|cuándo|cuando|dónde|donde|quién|quien)\s)/giu

/** Sentences of more words are cut at their clauses, and pieces of fewer words are not cut off. */
const longestSentence = 14
const shortestPiece = 5
/** What the encoder reads at once. */
export const longestSegment = 40

/**
 * The sentences of a text, and of long ones and of text without punctuation the clauses: the pieces that the reader hears
 * one by one. White space around them is left out.
 */
export function segmentsOf(text: string): Segment[] {
  const pieces: Segment[] = []
  for (const { segment, index } of sentences.segment(text)) {
    for (const line of linesOf(segment, index)) {
      for (const sentence of uncapitalized(text, line)) pieces.push(...clausesOf(text, sentence))
    }
  }
  return pieces
}

function linesOf(sentence: string, offset: number): Segment[] {
  return [...sentence.matchAll(/[^\n\r]+/g)].map(({ index, 0: line }) => ({
    start: offset + index,
    end: offset + index + line.length,
  }))
}

/** Where a sentence ends and the next one begins without a capital, which is no end to the segmenter. */
const sentenceEnd = /(?<=\p{L}{2}[.!?]+\s+)(?=[¿¡]?\p{Ll})/gu

function uncapitalized(text: string, { start, end }: Segment): Segment[] {
  const cuts = [...text.slice(start, end).matchAll(sentenceEnd)].map(({ index }) => start + index)
  return [start, ...cuts].map((cut, place) => ({ start: cut, end: cuts[place] ?? end }))
}

function clausesOf(text: string, sentence: Segment): Segment[] {
  const piece = text.slice(sentence.start, sentence.end)
  const words = [...piece.matchAll(word)].map(({ index }) => index)
  if (words.length === 0) return []
  if (words.length <= longestSentence) return [trimmed(text, sentence)]
  const cuts: number[] = [0]
  let before = 0
  for (const { index } of piece.matchAll(clause)) {
    const place = words.findIndex((start) => start >= index)
    if (place === -1 || place - before < shortestPiece || words.length - place < shortestPiece) continue
    cuts.push(index)
    before = place
  }
  const ends = [...cuts.slice(1), piece.length]
  return cuts.flatMap((cut, i) =>
    withinLength(words, cut, ends[i]!).map(([start, end]) =>
      trimmed(text, { start: sentence.start + start, end: sentence.start + end }),
    ),
  )
}

/** A run of words without any place to cut is cut at what the encoder can hold. */
function withinLength(words: readonly number[], start: number, end: number): [number, number][] {
  const own = words.filter((at) => at >= start && at < end)
  const pieces: [number, number][] = []
  for (let i = 0; i < own.length; i += longestSegment) {
    pieces.push([i === 0 ? start : own[i]!, own[i + longestSegment] ?? end])
  }
  return pieces
}

function trimmed(text: string, { start, end }: Segment): Segment {
  const piece = text.slice(start, end)
  return { start: start + piece.length - piece.trimStart().length, end: end - (piece.length - piece.trimEnd().length) }
}

const joins = 'and|or|but|also|plus|y|e|o|pero|además|también'
const openers =
  'is|are|was|were|do|does|did|can|could|should|would|will|whats?|how|why|where|when|who|which|' +
  'qué|cómo|como|cuándo|dónde|quién|cuál|por qué|puedo|puede|debo|debe|es|hay'
const joined = new RegExp(
  String.raw`(?<=\s)(?=(?:${joins})(?:,? (?:also|then|so|también|entonces))? (?:${openers})\s)`,
  'giu',
)
/** Fewer words ask nothing by themselves. */
const shortestQuestion = 3

/**
 * Where another question begins within a sentence that asks: “what is grace and can a Christian lose it”.
 * @returns places in the sentence, rising; none where either side would be too short to ask anything
 */
export function joinedQuestions(sentence: string): number[] {
  const wordsIn = (from: number, to?: number) => sentence.slice(from, to).match(word)?.length ?? 0
  const cuts: number[] = []
  for (const { index } of sentence.matchAll(joined)) {
    if (wordsIn(cuts.at(-1) ?? 0, index) >= shortestQuestion && wordsIn(index) >= shortestQuestion) cuts.push(index)
  }
  return cuts
}
