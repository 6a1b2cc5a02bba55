import type { Span } from '../engine.ts'

/** A quotation in a folded text, its marks included, and whether somebody or some place is named for it. */
export type Quotation = Span & { isAttributed: boolean }

/** Longest text between two quotation marks that is taken for a quotation. */
const longest = 1500
const singleQuoted = /(?<![a-z0-9])'(?=[^\s'])[^\n]{2,400}?[^\s]'(?![a-z0-9])/g
const opening = /^[\s([:,'"-]"[^\s.,;:!?)"]/
const blockQuote = /^ ?>[^\n]*/gm
/** Names of who speaks, or a book, chapter and verse. */
const source =
  /\b\d{1,3}[:.]\d{1,3}\b|\b(?:sa(?:ys?|id|ying)|tells?|told|cr(?:y|ied|ies)|writes?|wrote|written|declares?|declared|answer(?:s|ed)?|replie[sd]|pray(?:s|ed)|sings?|sang|proclaims?|proclaimed|announces?|announced|promises?|promised|asks?|asked|reads?|calls?|called|psalm(?:ist)?|scripture|verse|prophet|apostle|gospel|genesis|exodus|isaiah|jeremiah|matthew|mark|luke|john|romans|hebrews|revelation|dice|dijo|dicen|escribe|escribio|escrito|declara|declaro|responde|respondio|clama|canta|promete|prometio|anuncia|pregunta|salmo|salmista|escritura|versiculo|profeta|apostol|evangelio|isaias|mateo|marcos|lucas|juan)\b/

/**
 * The quotations of a folded text: between double quotation marks, between single ones that stand apart from letters,
 * and lines that begin with `>`. Linear in the length of the text.
 */
export function findQuotations(folded: string): Quotation[] {
  const found: Quotation[] = []
  let depth = 0
  let start = 0
  for (let place = folded.indexOf('"'); place >= 0; place = folded.indexOf('"', place + 1)) {
    if (depth > 0 && place - start > longest) depth = 0
    if (depth === 0) {
      start = place
      depth = 1
      // a mark that opens stands before a letter and after none; within a quotation it opens one in it
    } else if (opening.test(folded.slice(place - 1, place + 2))) depth++
    else if (--depth === 0) found.push(quotation(folded, start, place + 1))
  }
  // one that is never closed, or not as often as it is opened
  if (depth > 0 && folded.indexOf('"', start + 1) > 0) {
    found.push(quotation(folded, start, Math.min(folded.length, folded.lastIndexOf('"') + 1, start + longest)))
  }
  for (const pattern of [blockQuote, singleQuoted]) {
    for (const match of folded.matchAll(pattern))
      found.push(quotation(folded, match.index, match.index + match[0].length))
  }
  return found
}

/** The text with every such stretch blank, of the same length; new lines stay. */
export function masked(folded: string, stretches: readonly Span[]): string {
  if (stretches.length === 0) return folded
  const parts: string[] = []
  let place = 0
  for (const { start, end } of [...stretches].sort((one, other) => one.start - other.start)) {
    if (end <= place) continue
    const from = Math.max(start, place)
    parts.push(folded.slice(place, from), folded.slice(from, end).replace(/[^\n]/g, '_'))
    place = end
  }
  parts.push(folded.slice(place))
  return parts.join('')
}

function quotation(folded: string, start: number, end: number): Quotation {
  const around = `${folded.slice(Math.max(0, start - 100), start)} ${folded.slice(end, end + 60)}`
  return { start, end, isAttributed: source.test(around) }
}
