import type { Span } from '../engine.ts'
import type { FoundReference } from '../scripture/index.ts'
import type { MarkedText } from './attribution.ts'
import { type Claim, judgeClaimed } from './judge-quotation.ts'
import type { JudgedQuotation } from './judgement.ts'
import type { NamedTranslation } from './name-translation.ts'
import { readQuotation } from './read-quotation.ts'
import type { WordIndex } from './word-index.ts'

type Rest = Omit<Claim, 'ranges'>

const fewestWords = 5
const fewestLike = 7
const likeness = 0.8
/** Words behind “says:” claim to be the verse's, so that fewer need be: half of them when they are as many as this. */
const fewestAnnounced = 4
const announcedLikeness = 0.5
const mostSentences = 3

/**
 * Finds quotations without marks beside a reference: "John 3:16 says that God so loved …", "God so loved … (John
 * 3:16)". Only words that are those of the verse, or nearly, are taken for a quotation: the rest is the writer's own.
 * @param marked quotations in marks that were found already
 */
export function findUnmarked(
  index: WordIndex,
  text: MarkedText,
  marked: readonly JudgedQuotation[],
  restFor: (named: NamedTranslation['text'] | undefined) => Rest,
): JudgedQuotation[] {
  const found: JudgedQuotation[] = []
  const taken = new Uint8Array(text.text.length)
  for (const { span } of marked) taken.fill(1, span.start, span.end)
  const claimed = new Set(marked.flatMap(({ direct }) => direct))
  for (const reference of text.references.all) {
    if (claimed.has(reference) || reference.ranges.length === 0) continue
    const named = text.translations.next(reference.end)
    const rest = restFor(named !== undefined && named.start - reference.end < 4 ? named.text : undefined)
    const candidates = [...wordsBehind(text, reference), ...wordsBefore(text, reference)]
    const free = candidates.filter(({ start, end }) => taken.subarray(start, end).indexOf(1) === -1)
    const judged = bestOf(index, text.text, reference, free, rest, isAnnounced(text, reference))
    if (judged === undefined) continue
    found.push(judged)
    taken.fill(1, judged.span.start, judged.span.end)
  }
  return found
}

function bestOf(
  index: WordIndex,
  text: string,
  reference: FoundReference,
  spans: readonly Span[],
  rest: Rest,
  isAnnounced: boolean,
): JudgedQuotation | undefined {
  const [fewest, least] = isAnnounced ? [fewestAnnounced, announcedLikeness] : [fewestLike, likeness]
  let like: JudgedQuotation | undefined
  let exact: JudgedQuotation | undefined
  for (const span of spans) {
    const quotation = readQuotation(index, text, span.start, span.end)
    if (quotation.words.length < Math.min(fewest, fewestWords)) continue
    const judgement = judgeClaimed(index, { quotation, source: text }, { ranges: reference.ranges, ...rest })
    const judged = { span, judgement, direct: [reference] }
    const { result, similarity } = judgement
    if (result === 'exact' || result === 'elided' || result === 'wrong_translation') {
      if (exact === undefined || span.end - span.start > exact.span.end - exact.span.start) exact = judged
    } else if (result === 'misquoted' && similarity >= least && quotation.words.length >= fewest) {
      if (like === undefined || similarity > like.judgement.similarity) like = judged
    }
  }
  return exact ?? like
}

const introduction =
  /^\s*(?:\([^()\n]{2,30}\)|,?\s*[A-Z]{2,5}\b)?\s*(?:[:—–-]|\n|,?\s*(?:clearly |also |even )?(?:says?|states?|tells? us|reads?|teaches(?: us)?|declares?|reminds us|promises(?: us)?|proclaims|dice|declara|enseña|afirma|promete|nos dice)\b\s*(?:that\b|que\b)?[:,]?)\s*/u

const announcement =
  /^\s*(?:\([^()\n]{2,30}\)|,?\s*[A-Z]{2,5}\b)?\s*,?\s*(?:clearly |also |even )?(?:says?|states?|tells? us|reads?|declares?|dice|declara|afirma|nos dice)\s*(?:that|que)?\s*:/u

/** Whether a colon behind “says” gives what follows as the verse's own words. */
const isAnnounced = ({ text }: MarkedText, { end }: FoundReference) => announcement.test(text.slice(end, end + 80))

/** What follows an introduction: one sentence, two, three, and the part of the first up to each comma. */
function wordsBehind({ text, references }: MarkedText, reference: FoundReference): Span[] {
  const rest = text.slice(reference.end, reference.end + 900)
  const intro = introduction.exec(rest)
  if (intro === null) return []
  const start = reference.end + intro[0].length
  const next = references.next(start)?.start ?? text.length
  const paragraph = text.slice(start, Math.min(next, reference.end + 900)).split(/\n[ \t]*\n/)[0]!
  const stops = [...paragraph.matchAll(/[.!?;]["”’)]?(?=\s|$)|$/g)]
    .map(({ index, 0: stop }) => index + stop.length)
    .slice(0, mostSentences + 1)
  const commas = [...paragraph.slice(0, stops[0]).matchAll(/,/g)].map(({ index }) => index)
  return [...stops, ...commas].map((length) => ({ start, end: start + length }))
}

/** What stands before a reference in brackets: its sentence, and the part of it behind each comma or "that". */
function wordsBefore({ text }: MarkedText, reference: FoundReference): Span[] {
  const before = text.slice(Math.max(0, reference.start - 600), reference.start)
  const bracket = /[\s.,;!?”"’]*[([]\s*(?:see |cf\.? |cp\.? |véase )?$/.exec(before)
  if (bracket === null) return []
  const end = reference.start - bracket[0].length
  const sentence = before
    .slice(0, bracket.index)
    .split(/[.!?]["”’)]?\s+|\n[ \t]*\n|[()]/)
    .at(-1)!
  const start = end - sentence.length
  const begins = [...sentence.matchAll(/[,:]\s|\b(?:that|que)\s/g)].map(({ index, 0: mark }) => index + mark.length)
  return [0, ...begins].map((at) => ({ start: start + at, end }))
}
