import { type FoundTopicLine, findTopicLines, isStopWord, termsOf, wordsOf } from '../retrieval/index.ts'
import type { VerseKey, VerseRange } from '../scripture/index.ts'
import { type Block, type Draft, heading, paragraph } from './draft.ts'
import { findPassages, type Library, weightedTerms, wholeThought } from './evidence.ts'
import type { FactKind } from './question.ts'
import { quotePassage } from './quote-passage.ts'
import { referenceList } from './reference-list.ts'
import { indexTitle, topicLabel, topicSource } from './sources.ts'

const numberWords = new Set(
  `one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen
  nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand hundreds thousands once twice half
  first second third fourth fifth sixth seventh eighth ninth tenth uno una dos tres cuatro cinco seis siete ocho nueve
  diez once doce trece catorce quince veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa cien ciento mil`.split(
    /\s+/,
  ),
)
const timeWords = new Set(
  'day days night month year years hour morning evening feast sabbath reign día días año años mes noche hora'.split(
    ' ',
  ),
)

const leastCoverage = 0.6
/** Share of the question that must stand in the verse itself, not only around it. */
const leastInVerse = 0.35
/** The same where a person or place is asked for. */
const leastNamed = 0.6

const isCounted = (ask: FactKind) => ask === 'how_many' || ask === 'how_long' || ask === 'when'
const asking = /\b(?:how (?:many|much|old|long|far|tall|big|high)|which|names?|called|cu[aá]nt[oa]s?)\b/gi
const phrases = { en: { also: 'See also' }, es: { also: 'Véase también' } } as const

/**
 * An answer to a question of fact: the verse that has it, which must speak of most of what is asked and hold the kind
 * of thing that is asked for (a number, a name, a time).
 * @returns undefined when no verse does; a verse that only shares a word is not an answer
 */
export function draftFactAnswer(library: Library, ask: FactKind, question: string): Draft | undefined {
  const subject = question.replace(asking, ' ')
  const terms = weightedTerms(library, subject)
  const total = terms.values().reduce((sum, weight) => sum + weight, 0)
  if (total === 0) return undefined
  const lines = library.language === 'en' ? findTopicLines(library, subject, { limit: 12 }) : []
  const candidates = gather(
    library,
    question,
    lines.flatMap(({ line }) => line.passages),
  )
  const numbers = numbersIn(lines, terms)
  const agrees = ({ start }: VerseRange) => wordsOf(library.text.verse(start) ?? '').some((word) => numbers.has(word))
  const scored = candidates
    .map((range) => ({ range, score: scoreOf(library, range, terms, total, ask, question) }))
    .map(({ range, score }) => ({ range, score: score > 0 && agrees(range) ? score + agreement : score }))
    .filter(({ score }) => score >= leastCoverage)
    .sort((a, b) => b.score - a.score || a.range.start - b.range.start)
  // words alone do not tell who or where: the index must say so too, where there is one
  const isSure = ({ range }: { range: VerseRange }) =>
    isCounted(ask) ? agrees(range) || total >= leastTold : isIndexed(library, range, terms, total)
  const best = scored.find(isSure)
  if (best === undefined) return undefined
  const others = scored
    .slice(1)
    .filter(({ range, score }) => score >= best.score * 0.85 && !touches(range, best.range) && isSure({ range }))
  return [
    ...quotePassage(library, wholeThought(library.text, best.range)),
    ...seeAlso(
      library,
      others.map(({ range }) => range),
    ),
    ...indexLine(library, lines, best.range),
  ]
}

/** How much a question of number must tell (log frequencies) for its words to find the one verse without the index. */
const leastTold = 11
const agreement = 0.25
const leastIndexed = 0.7

/** Whether a line of the index that lists the verse has most of what is asked. */
function isIndexed(
  { corpus }: Library,
  { start }: VerseRange,
  terms: ReadonlyMap<string, number>,
  total: number,
): boolean {
  if (corpus.topics === undefined) return true
  return corpus.topics.linesAt(start).some((line) => {
    const said = new Set(termsOf(`${line.heading} ${line.under ?? ''} ${line.text}`, 'en'))
    return (
      terms.entries().reduce((sum, [term, weight]) => sum + (said.has(term) ? weight : 0), 0) / total >= leastIndexed
    )
  })
}

/** Numbers that the index gives in a line that has every word of the question: “Forty days of, at the time of the flood”. */
function numbersIn(lines: readonly FoundTopicLine[], terms: ReadonlyMap<string, number>): Set<string> {
  const texts = lines.map(({ line }) => `${line.heading} ${line.under ?? ''} ${line.text}`)
  const full = texts.filter((text) => new Set(termsOf(text, 'en')).isSupersetOf(new Set(terms.keys())))
  return new Set(full.flatMap(wordsOf).filter((word) => numberWords.has(word)))
}

const touches = (a: VerseRange, b: VerseRange) => a.start <= b.end + 1 && b.start <= a.end + 1

/** Passages that search finds, and those of index lines that name the question's words. */
function gather(library: Library, question: string, listed: readonly VerseRange[]): VerseRange[] {
  const found = findPassages(library, question, { count: 30 }).map(({ range }) => ({
    start: range.start,
    end: range.end,
  }))
  const verses = new Map<VerseKey, VerseRange>()
  for (const range of [...found, ...listed.slice(0, 60)]) {
    for (let key = range.start; key <= Math.min(range.end, range.start + 5); key++) {
      if (library.text.verse(key) !== undefined) verses.set(key, { start: key, end: key })
    }
  }
  return [...verses.values()]
}

/** Share of the question that the verse and its neighbours speak of; 0 where what is asked for is missing. */
function scoreOf(
  library: Library,
  { start }: VerseRange,
  terms: ReadonlyMap<string, number>,
  total: number,
  ask: FactKind,
  question: string,
): number {
  const { corpus, text, language } = library
  const own = text.verse(start) ?? ''
  if (!holdsAnswer(library, own, ask, question)) return 0
  const translations = corpus.texts.filter(({ record }) => record.language === text.record.language)
  const said = (key: VerseKey) => new Set(termsOf(translations.map((of) => of.verse(key) ?? '').join(' '), language))
  const verse = said(start)
  const around = said(start - 1)
    .union(said(start + 1))
    .union(said(start - 2))
    .union(aboutVerse(library, start))
  let inVerse = 0
  let nearby = 0
  for (const [term, weight] of terms) {
    if (verse.has(term)) inVerse += weight
    else if (around.has(term)) nearby += weight
  }
  if (inVerse / total < (isCounted(ask) ? leastInVerse : leastNamed)) return 0
  // of two verses that say it, the one that says little else
  return (inVerse + 0.6 * nearby) / total - Math.min(0.1, wordsOf(own).length / 1000)
}

const aboutVerse = ({ corpus, language }: Library, key: VerseKey): Set<string> =>
  new Set(
    language === 'en'
      ? (corpus.topics?.linesAt(key) ?? []).flatMap((line) =>
          termsOf(`${line.heading} ${line.under ?? ''} ${line.text}`, 'en'),
        )
      : [],
  )

function holdsAnswer(library: Library, verse: string, ask: FactKind, question: string): boolean {
  const words = wordsOf(verse)
  if (ask === 'how_many' || ask === 'how_long') return counts(library, words, ask, question)
  if (ask === 'when') return words.some((word) => timeWords.has(word))
  if (ask === 'who' || ask === 'name' || ask === 'where') {
    const asked = new Set(wordsOf(question))
    return namesIn(library, verse).some((name) => !asked.has(name))
  }
  return true
}

const counted = /\b(?:how (?:many|much)|cu[aá]nt[oa]s?) (\p{L}+)/iu
const units = new Set(
  'day days night nights year years month months week weeks hour hours generation generations cubit cubits furlong furlongs stadia día días noche noches año años mes meses hora horas codo codos'.split(
    ' ',
  ),
)

/** Whether a number stands at what is counted: before the noun that “how many” asks for, or before a measure. */
function counts({ language }: Library, words: readonly string[], ask: FactKind, question: string): boolean {
  const noun = ask === 'how_many' ? counted.exec(question)?.[1] : undefined
  const [wanted] = noun === undefined ? [] : termsOf(noun, language)
  const isCounted = (word: string) => (wanted === undefined ? units.has(word) : termsOf(word, language)[0] === wanted)
  return words.some((word, place) => {
    const isNumber = numberWords.has(word) || /^\d+$/.test(word)
    return isNumber && words.slice(place + 1, place + 4).some(isCounted)
  })
}

const divineNames = new Set(
  'god lord jesus christ spirit yahweh jah father son savior messiah dios señor jesús cristo espíritu jehová padre hijo'.split(
    ' ',
  ),
)

/** People and places that a verse names: words with a capital that the topical index has an entry for, or, without one, any in mid-sentence. */
function namesIn({ corpus, language }: Library, verse: string): string[] {
  const capitals =
    verse.match(corpus.topics === undefined ? /(?<=[\p{Ll},;:] )\p{Lu}[\p{L}-]+/gu : /\p{Lu}[\p{L}-]+/gu) ?? []
  return capitals
    .map((name) => name.toLowerCase())
    .filter(
      (name) => !divineNames.has(name) && !isStopWord(name, language) && (corpus.topics?.hasHeading(name) ?? true),
    )
}

function seeAlso(library: Library, ranges: readonly VerseRange[]): Block[] {
  const references = ranges.slice(0, 4).sort((a, b) => a.start - b.start)
  if (references.length === 0) return []
  return [paragraph([`${phrases[library.language].also} `, ...referenceList(library, references), '.'])]
}

/** The index line that lists the verse, where it says something of it. */
function indexLine(library: Library, lines: readonly FoundTopicLine[], { start }: VerseRange): Block[] {
  const found = lines.find(
    ({ line }) => line.text !== '' && line.passages.some((range) => range.start <= start && start <= range.end),
  )
  if (found === undefined || library.language !== 'en') return []
  const source = topicSource(library.corpus, found.line)
  const label = topicLabel(found.line)
  return [
    heading('Read on'),
    paragraph([
      `${indexTitle(library.corpus)} has it under “${label}” (“`,
      { quote: source, text: source.text },
      '”) ',
      { mark: source },
      '.',
    ]),
  ]
}
