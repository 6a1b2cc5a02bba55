import type { Span } from '../engine.ts'
import { books, type FoundReference } from '../scripture/index.ts'
import type { MarkedText } from './attribution.ts'

/**
 * How words are given as Scripture's without quotation marks: `verbatim` as its own (“says: …”), `laid_out` beside a
 * reference (a list, a table, a heading), `reported` as what it says (“says that …”), `bracketed` before a reference in
 * brackets.
 */
export type AttributedForm = 'verbatim' | 'laid_out' | 'reported' | 'bracketed'

/** Words that may be a quotation. `spans` are stretches of them that may be meant, shorter and longer ones. */
export type AttributedWords = { form: AttributedForm; spans: Span[]; reference: FoundReference | undefined }

/** What a text gives as the words of its references, or of God, Jesus, a book or its writer where no reference stands. */
export function attributedWords(marked: MarkedText): AttributedWords[] {
  const references = marked.references.all.filter(({ ranges }) => ranges.length > 0)
  return [
    ...references.flatMap((reference) => [...wordsBehind(marked, reference), ...wordsBefore(marked, reference)]),
    ...sayings(marked),
  ]
}

const mostSentences = 3
/** A sentence has more clauses where somebody wants it to take long. */
const mostClauses = 6
/** So many sayings without a reference are looked for in all of Scripture. */
const mostSayings = 60
const longest = 900

const bookNames = books.flatMap(({ name, shortName }) => [name.en, shortName.en, name.es, shortName.es])
const alternation = (names: readonly string[]) =>
  [...new Set(names)]
    .filter((name) => name.length > 2)
    .sort((a, b) => b.length - a.length)
    .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('|')
const speaker = `(?:(?:[Tt]he |[Oo]ur |[Ee]l |[Ll]a |[Ll]as |[Nn]uestro )?(?:Lord God|Lord|LORD|God|Jesus Christ|Jesus|Christ|Savior|Saviour|Holy Spirit|Almighty|Bible|Holy Scriptures?|Scriptures?|scriptures?|Word of God|word of God|Good Book|Gospels?|[Pp]salmist|[Aa]postle(?: \\p{Lu}\\p{Ll}+)?|[Pp]rophet(?: \\p{Lu}\\p{Ll}+)?|Dios|Señor|Jehová|Yahweh|Yahvé|Jesús|Jesucristo|Cristo|Espíritu Santo|Biblia|Escrituras?|Palabra de Dios|[Ss]almista|[Aa]póstol(?: \\p{Lu}\\p{Ll}+)?|[Pp]rofeta(?: \\p{Lu}\\p{Ll}+)?)|Paul|Peter|Moses|David|Solomon|Pablo|Pedro|Moisés|Salomón|${alternation(bookNames)})`
const adverbs =
  '(?:(?:once|also|clearly|even|often|himself|itself|then|later|again|plainly|famously|still|already|long ago|has|have|ha|también|una vez|claramente|mismo|luego|después|nos|les|le)\\s+){0,3}'
const verb =
  '(?:says?|said|stat(?:es?|ed)|tells?|told|reads?|teach(?:es)?|taught|declare[sd]?|remind(?:s|ed)|promise[sd]?|proclaim(?:s|ed)?|wr(?:ites?|ote)|written|command(?:s|ed)?|warn(?:s|ed)?|announce[sd]?|affirm(?:s|ed)?|assure[sd]?|dice[n]?|dijo|dicho|declar[aó]|enseñ[aó]|afirm[aó]|promet(?:e|ió)|escrib(?:e|ió)|escrito|mand[aó]|advierte|advirtió|proclam[aó]|anunci[aó]|recuerda|asegur[aó])'
const hearer =
  '(?:\\s+(?:to )?(?:us|you|them|him|her|me|his disciples|the crowds?|a sus discípulos|nos|os|a todos))?(?:\\s+(?:\\p{Ll}+ly|\\p{Ll}+mente|both|too|also|once|again|una vez|también))?'

/** “:”, “, Blessed”, “that”: how a verb goes on to what is said; undefined where it goes on to something else. */
const said = new RegExp(
  `^${hearer}(?:(?<colon>\\s*:)|(?<comma>,)\\s+(?=[*_]{0,2}[\\p{Lu}¡¿])|,?\\s+(?<that>that|que|(?<=\\b(?:us|you|them|everyone) )to)\\b,?(?=\\s)|(?<bare>)\\s+(?=[*_]{0,2}[\\p{L}¡¿]))[\\s*_]*`,
  'u',
)
/** Behind these a clause may stand by itself. */
const bareVerb = /(?:^|\s)(?:says?|said|reads)$/u
/** A verb that goes on so says of what, or how much, but not what. */
const goesOn =
  /^(?:(?:about|of|on|to|for|against|in|with|through|by|from|at|as|like|how|why|what|who|whom|where|when|if|whether|nothing|little|much|more|something|this|these|those|it|so|sobre|de|del|acerca|en|con|por|para|cómo|como|quién|cuándo|nada|poco|mucho|algo|esto|eso|lo|al?)\b|[*_]?[“"«‘'])/iu

const translationName = '(?:\\s*\\([^()\\n]{2,30}\\)|,?\\s*[A-Z]{2,5}\\b)?'
const marks = '[*_`\\])]{0,4}'
const layout = new RegExp(
  `^${marks}${translationName}${marks}[ \\t]*(?:(?<cell>\\|)|(?<sign>[:—–]|-(?=\\s))|(?<line>\\n(?:[ \\t]*\\n)?(?!\\s*(?:[-*+#>|]|\\d+\\.)\\s)))[\\s*_\`]*`,
  'u',
)
const speech = new RegExp(
  `^${marks}${translationName}${marks},?\\s+(?:(?:where|in which|donde|en (?:la|el) que)\\s+)?(?:${speaker},?\\s+)?${adverbs}${verb}(?![\\p{L}])`,
  'u',
)
const accordingTo =
  /\b(?:according to|as (?:written|said|stated|taught) in|según|conforme a|como (?:dice|enseña))\s*[*_]{0,3}$/iu

const lineBefore = (text: string, place: number) => text.slice(text.lastIndexOf('\n', place - 1) + 1, place)

/** What follows a reference that introduces it. */
function wordsBehind(marked: MarkedText, reference: FoundReference): AttributedWords[] {
  const { text } = marked
  const rest = text.slice(reference.end, reference.end + longest)
  const told = speech.exec(rest)
  const how = told === null ? null : said.exec(rest.slice(told[0].length))
  if (told !== null && how !== null) {
    const start = reference.end + told[0].length + how[0].length
    return spoken(marked, reference, start, { lead: told[0], how })
  }
  const laid = layout.exec(rest)
  // a line that is more than a reference is no heading of the next
  const isHeading = laid?.groups?.line === undefined || /^[\s#>*_\d.\-+]*$/.test(lineBefore(text, reference.start))
  if (laid !== null && isHeading) {
    const start = reference.end + laid[0].length
    const end = laid.groups!.cell === undefined ? limitOf(marked, start) : cellEnd(text, start)
    return attributed('laid_out', reference, stretches(text, start, end))
  }
  const leads = /^[*_)]{0,3},\s+/.exec(rest)
  if (leads === null || !accordingTo.test(text.slice(Math.max(0, reference.start - 30), reference.start))) return []
  const start = reference.end + leads[0].length
  return attributed('reported', reference, stretches(text, start, limitOf(marked, start)))
}

function spoken(
  marked: MarkedText,
  reference: FoundReference | undefined,
  start: number,
  { lead, how: { groups } }: { lead: string; how: RegExpExecArray },
): AttributedWords[] {
  const { text } = marked
  const ahead = text.slice(start, start + 40)
  const isBare = groups!.bare !== undefined
  if (isBare && (!bareVerb.test(lead) || goesOn.test(ahead))) return []
  const isVerbatim =
    groups!.colon !== undefined || groups!.comma !== undefined || (isBare && /^[\p{Lu}¡¿]/u.test(ahead))
  // a name is no beginning of a sentence
  const isNamed = isBare && new RegExp(`^(?:${speaker}|I)(?![\\p{L}])`, 'u').test(ahead)
  return attributed(
    isVerbatim && !isNamed ? 'verbatim' : 'reported',
    reference,
    stretches(text, start, limitOf(marked, start)),
  )
}

const attributed = (form: AttributedForm, reference: FoundReference | undefined, spans: Span[]): AttributedWords[] =>
  spans.length === 0 ? [] : [{ form, spans, reference }]

/** What stands before a reference in brackets: its sentence, and the part of it behind each comma or "that"; in a table the cell before. */
function wordsBefore({ text }: MarkedText, reference: FoundReference): AttributedWords[] {
  const before = text.slice(Math.max(0, reference.start - 600), reference.start)
  const cell = /\|[\s*_]*([^|\n]{5,500}?)[\s*_]*\|[\s*_]*$/.exec(before)
  if (cell !== null) {
    const start = reference.start - before.length + cell.index + cell[0].indexOf(cell[1]!)
    return attributed('laid_out', reference, [{ start, end: start + cell[1]!.length }])
  }
  const bracket = /(?:[\s.,;!?”"’*_]*[([]\s*(?:see |cf\.? |cp\.? |véase )?|[.!?*_]+\s*[—–]\s*)$/.exec(before)
  if (bracket === null) return []
  const end = reference.start - bracket[0].length
  const paragraph = before
    .slice(0, bracket.index)
    .split(/\n[ \t]*\n|\n\s*(?:[-*+>|#]|\d+\.)\s|^\s*(?:[-*+>]|\d+\.)\s|[()]|\[\d+\]/)
    .at(-1)!
  const first = end - paragraph.length
  const sentences = [0, ...[...paragraph.matchAll(/[.!?]["”’)]?\s+/g)].map(({ index, 0: stop }) => index + stop.length)]
  const last = sentences.at(-1)!
  const parts = [...paragraph.slice(last).matchAll(/[,:]\s|\b(?:that|que)\s/g)].map(
    ({ index, 0: mark }) => last + index + mark.length,
  )
  const isItalic = /^[*_]/.test(paragraph.trimStart()) && /[*_]/.test(bracket[0])
  const spans = [...sentences.slice(-mostSentences).reverse(), ...parts.slice(-mostClauses)].flatMap((at) =>
    trimmed(text, first + at, end),
  )
  return attributed(isItalic ? 'laid_out' : 'bracketed', reference, spans)
}

const sayingOf = new RegExp(
  `(?<![\\p{L}\\p{N}’'-])(?:${speaker}\\s+${adverbs}${verb}|[Ii]t is written|[Ee]stá escrito)(?![\\p{L}])`,
  'gu',
)
/** Somebody else’s saying, a denial, a question or a condition: nothing that the text itself says of Scripture. */
const notSaid =
  /\b(?:not|never|nowhere|nobody|no one|if|whether|unless|some|many|people|think|thinks|claims?|claimed|suppose|believes?|myth|misquot\w*|wrongly|falsely|as|when|what|why|because|no|nunca|nadie|si|algunos|muchos|gente|piensan|creen|supon\w+|como|cuando|qué|por qué|porque)\b|n[’']t\b/iu

/** Sayings of God, Jesus, a book or its writer. */
function sayings(marked: MarkedText): AttributedWords[] {
  const { text, references } = marked
  const found = [...text.matchAll(sayingOf)].flatMap(({ index, 0: lead }): AttributedWords[] => {
    const how = said.exec(text.slice(index + lead.length, index + lead.length + 60))
    if (how === null || notSaid.test(clauseBefore(text, index))) return []
    const start = index + lead.length + how[0].length
    const [words] = spoken(marked, undefined, start, { lead, how })
    if (words === undefined) return []
    const end = Math.max(...words.spans.map((span) => span.end))
    // the reference of its sentence is meant
    const before = references.previous(index)
    const after = references.next(start)
    const isAfter =
      after !== undefined && after.ranges.length > 0 && /^[\s.,*_”]*\(?\s*$/.test(text.slice(end, after.start))
    const isBefore =
      before !== undefined && before.ranges.length > 0 && clauseBefore(text, index).length >= index - before.end
    return [{ ...words, reference: isAfter ? after : isBefore ? before : undefined }]
  })
  return found.slice(0, mostSayings)
}

const longestClause = 120

/** The part of a sentence that stands before a place. */
function clauseBefore(text: string, place: number): string {
  return text
    .slice(Math.max(0, place - longestClause), place)
    .split(/[.!?]["”’)]?\s|\n/)
    .at(-1)!
}

/** Where what is said ends at the latest: at the next reference, paragraph, list item, or what was blanked out. */
function limitOf({ text, references }: MarkedText, start: number): number {
  const most = Math.min(text.length, start + longest, references.next(start)?.start ?? text.length)
  const stop = /\n[ \t]*\n|\n\s*(?:[-*+>|#]|\d+\.)\s|[ \t]{4,}|\|/.exec(text.slice(start, most))
  return stop === null ? most : start + stop.index
}

function cellEnd(text: string, start: number): number {
  const end = /[|\n]/.exec(text.slice(start, start + longest))
  return end === null ? Math.min(text.length, start + longest) : start + end.index
}

/** One sentence, two, three, and the part of the first up to each comma. */
function stretches(text: string, start: number, end: number): Span[] {
  const words = text.slice(start, end)
  const stops = [...words.matchAll(/[.!?;]["”’)]?(?=[\s*_|[]|$)|$/g)]
    .map(({ index, 0: stop }) => index + stop.length)
    .slice(0, mostSentences + 1)
  const commas = [...words.slice(0, stops[0]).matchAll(/,/g)].map(({ index }) => index).slice(0, mostClauses)
  return [...new Set([...stops, ...commas])].flatMap((length) => trimmed(text, start, start + length))
}

/** A stretch without the marks around it; none where nothing is left. */
function trimmed(text: string, start: number, end: number): Span[] {
  const words = text.slice(start, end)
  const before = /^[\s*_`]*/.exec(words)![0].length
  const after = /(?:[\s*_`([]|\[\d[\d,; ]*\])*$/.exec(words)![0].length
  return before + after >= words.length ? [] : [{ start: start + before, end: end - after }]
}
