import type { Span } from '../engine.ts'
import type { FoundReference } from '../scripture/index.ts'
import type { NamedTranslation } from './name-translation.ts'
import type { SpanList } from './span-list.ts'

/** A text with everything in it that may say where its quotations come from, each in reading order. */
export type MarkedText = {
  text: string
  references: SpanList<FoundReference>
  translations: SpanList<NamedTranslation>
  /** Where the quotations stand, marks included. */
  quoted: SpanList<Span>
}

/** What a text says of where one quotation comes from. */
export type Attribution = {
  /** References that plainly belong to it: "(John 3:16)" behind it, "John 3:16 says" before it. The best is first. */
  direct: FoundReference[]
  /** Others of its paragraph, the nearest first, which may mean it. */
  nearby: FoundReference[]
  named: NamedTranslation['text'] | undefined
}

const reach = 300
const longestReference = 60
const mostNearby = 4

/** Finds what belongs to the quotation that stands, marks included, at `outer`. `own` references stand in its marks. */
export function attribute(marked: MarkedText, outer: Span, own: readonly FoundReference[]): Attribution {
  const { text, references } = marked
  const after = references.next(outer.end)
  const before = references.previous(outer.start)
  const follows = after !== undefined && isBehind(marked, outer, after)
  const introduces = before !== undefined && isIntroduced(text.slice(before.end, outer.start))
  const direct = [...own, ...(follows ? [after] : []), ...(introduces ? [before] : [])]
  const nearby = references
    .between(outer.start - reach - longestReference, outer.end + reach)
    .filter((one) => one.end <= outer.start || one.start >= outer.end)
    .filter((one) => !direct.includes(one) && isInParagraph(text, outer, one))
    .sort((a, b) => distance(a, outer) - distance(b, outer))
    .slice(0, mostNearby)
  return { direct, nearby, named: namedTranslation(marked, outer, direct) }
}

const distance = (one: Span, outer: Span) => Math.max(one.start - outer.end, outer.start - one.end)

function isInParagraph(text: string, outer: Span, one: Span): boolean {
  const gap = one.start >= outer.end ? text.slice(outer.end, one.start) : text.slice(one.end, outer.start)
  return gap.length <= reach && !/\n[ \t>]*\n/.test(gap)
}

const between = /[^\p{L}\p{N}\n]+/gu
const linkWords = new Set(
  'from in at says say said reads is comes found taken quoted as per according to the book gospel of see writes wrote de en segun según dice dijo es del el la libro evangelio and y also read'.split(
    ' ',
  ),
)

/** `… life.” (John 3:16)`, `— John 3:16`, `says John 3:16`; not the reference that introduces the next quotation. */
function isBehind({ text, quoted }: MarkedText, outer: Span, { start, end }: FoundReference): boolean {
  const gap = text.slice(outer.end, start)
  if (gap.length > 60 || (gap.match(/\n/g)?.length ?? 0) > 2) return false
  if (/\n[ \t]*\n/.test(gap) && !/[—–-]\s*$/.test(gap)) return false
  const words = gap
    .replace(/\[\d+\]/g, '')
    .replace(between, ' ')
    .trim()
    .split(/\s+/)
    .filter((word) => word !== '')
  if (words.length > 6 || !words.every((word) => linkWords.has(word.toLowerCase()))) return false
  if (/[([—–-]|\n/.test(gap) || words.length > 0) return true
  const next = quoted.next(end)
  return next === undefined || !isIntroduced(text.slice(end, next.start))
}

const mostIntroduction = 90
const speech =
  /(?:^|[\s,])(?:says?|said|saying|reads?|states?|stated|tells?|told|writes?|wrote|declares?|declared|teaches|promises?|proclaims?|records?|reminds?|commands?|commanded|answers?|answered|replied|replies|asks?|asked|adds?|put it|puts it|goes|quote[sd]?|words?|verse|phrase|term|that|palabras?|dice|dijo|diciendo|declara|afirma|enseña|escribe|escribió|responde|respondió|promete|leemos|que)\b/iu

/** `John 3:16 says, `, `Romans 8:28: `, `John 3:16 (KJV) — `: nothing but an introduction up to the quotation. */
function isIntroduced(gap: string): boolean {
  if (gap.length > mostIntroduction) return false
  const plain = gap
    .replace(/["“”«‘']+$/, '')
    .replace(/\[\d+\]/g, '')
    .replace(/\([^()]{0,40}\)/g, ' ')
  if (/[.!?;]["”’)]?\s/.test(plain.trimStart().replace(/^[.)]/, '')) || /["“”«»]/.test(plain)) return false
  if (/\n\s*\n/.test(plain) && !/:\s*$/.test(plain)) return false
  if (!/\p{L}/u.test(plain)) return true
  if (/\b(?:I|we|my|our|me|yo|mi|nosotros)\b/i.test(plain.replace(/tells? (?:us|me)/, ''))) return false
  return /:[\s*_]*$/.test(plain) || speech.test(plain)
}

/** The translation named beside the quotation or its reference: behind them first, then before them in the sentence. */
function namedTranslation(
  { text, translations, quoted, references }: MarkedText,
  outer: Span,
  direct: readonly FoundReference[],
) {
  const last = Math.max(outer.end, ...direct.map(({ end }) => end))
  const first = Math.min(outer.start, ...direct.map(({ start }) => start))
  const limit = Math.min(
    last + 30,
    quoted.next(last)?.start ?? text.length,
    references.next(last)?.start ?? text.length,
  )
  const behind = translations.between(outer.end, limit).find(({ start }) => !endsSentence(text.slice(last, start)))
  const sentence = Math.max(first - 80, quoted.previous(first)?.end ?? 0)
  const before = translations
    .between(sentence, outer.start)
    .findLast(({ end }) => end <= outer.start && !endsSentence(text.slice(end, first)))
  const own = direct.filter(({ start, end }) => start >= outer.start && end <= outer.end)
  const within = own
    .map(({ end }) => translations.next(end))
    .find((one, at) => one !== undefined && one.start - own[at]!.end < 12)
  return (within ?? behind ?? before)?.text
}

const endsSentence = (gap: string) => /[.!?]["”’]?\s+\p{Lu}|\n\s*\n/u.test(gap)
