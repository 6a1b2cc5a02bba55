import type { TopicIndexLine } from '../corpus/index.ts'
import { countTerms, isStopWord, termsOf, wordsOf } from '../retrieval/index.ts'
import {
  bookOf,
  chapterOf,
  countVerses,
  formatReference,
  nextVerse,
  previousVerse,
  type VerseKey,
  type VerseRange,
  versesIn,
} from '../scripture/index.ts'
import { chooseCommentary, evenTerms, openingOf } from './choose-commentary.ts'
import { type Block, type Draft, heading, item, paragraph, quotation } from './draft.ts'
import type { Library } from './evidence.ts'
import { glossOf } from './gloss.ts'
import { guideOnPassage } from './guide-on-passage.ts'
import { mostListed } from './most-listed.ts'
import {
  authorOf,
  commentarySource,
  indexTitle,
  lexiconSource,
  passageText,
  scriptureSource,
  topicLabel,
  topicSource,
  transliterationOf,
} from './sources.ts'
import { introduce } from './speakers.ts'

const phrases = {
  en: {
    around: 'Where it stands',
    before: (reference: string) => `Just before, in ${reference}:`,
    after: (reference: string) => `Right after, in ${reference}:`,
    headed: 'Its heading reads',
    commentators: 'What commentators say',
    words: 'Key words of the King James Version',
    readOn: 'Read on',
    listed: (label: string, title: string) => `Under “${label}”, ${title} puts it beside `,
    parts: (reference: string, verses: number) =>
      `${reference} has ${verses} verses; these are the ones that the topical index lists most.`,
    absent: (reference: string, title: string) =>
      `${reference} is not printed in this text (${title}); its margin says:`,
    elsewhere: (title: string, _isEnglish: boolean) => `${title} has it:`,
  },
  es: {
    around: 'Dónde está',
    before: (reference: string) => `Justo antes, en ${reference}:`,
    after: (reference: string) => `Y enseguida, en ${reference}:`,
    headed: 'Su encabezado dice',
    commentators: 'Lo que dicen los comentaristas',
    words: 'Palabras clave',
    readOn: 'Para seguir leyendo',
    listed: (label: string, title: string) => `El índice ${title} (en inglés, bajo “${label}”) lo pone junto a `,
    parts: (reference: string, verses: number) =>
      `${reference} tiene ${verses} versículos; estos son los que más cita el índice temático.`,
    absent: (reference: string, title: string) =>
      `${reference} no está impreso en este texto (${title}); su margen dice:`,
    elsewhere: (title: string, isEnglish: boolean) => `Lo trae ${title}${isEnglish ? ', en inglés' : ''}:`,
  },
} as const

const wholeUpTo = 2_400 // characters of a passage that is quoted whole

/** An answer about passages: their text, what stands around them, a commentator's point, key words, where to read on. */
export function draftPassageAnswer(library: Library, ranges: readonly VerseRange[]): Draft {
  const main = ranges[0]!
  return [
    ...ranges.slice(0, 3).flatMap((range) => quote(library, range)),
    ...(ranges.length === 1 ? guideOnPassage(library, main) : []),
    ...(ranges.length === 1 ? surroundings(library, main) : []),
    ...commentary(library, ranges),
    ...keyWords(library, main),
    ...readOn(library, main),
  ]
}

/** Share of the room that the passage itself may take, so that something can be said of it. */
const passageShare = 0.8

/** The passage's leading verses where the whole of it does not fit. */
function fitting({ text, budgetBytes }: Library, range: VerseRange): VerseRange {
  let { end } = range
  const bytes = () => Buffer.byteLength(passageText(text, { start: range.start, end }) ?? '')
  while (end > range.start && bytes() > budgetBytes * passageShare) end = previousVerse(end) ?? range.start
  return { start: range.start, end }
}

function quote(library: Library, whole: VerseRange): Block[] {
  const isShort = (passageText(library.text, whole)?.length ?? 0) <= wholeUpTo
  const range = isShort ? fitting(library, whole) : whole
  const { text, red, language } = library
  const source = scriptureSource(text, range)
  if (source === undefined) return absence(library, range)
  if (source.text.length <= wholeUpTo) {
    return [paragraph([introduce(red, range, language)]), quotation(source, source.text, ' ', { mark: source })]
  }
  const say = phrases[language]
  const verses = mostListed(library, range, 4)
  return [
    paragraph([say.parts(source.reference, countVerses(range))]),
    ...verses.flatMap((key) => {
      const verse = scriptureSource(text, { start: key, end: key })
      return verse === undefined ? [] : [quotation(verse, verse.text, ` — ${verse.reference} `, { mark: verse })]
    }),
  ]
}

/** A passage that this translation leaves out: say so, with its own note, and quote the first translation that has it. */
function absence({ corpus, text, language }: Library, range: VerseRange): Block[] {
  const note = text.notes(range.start)[0]
  const say = phrases[language]
  const sentence = say.absent(formatReference(range, language), text.record.title)
  const told = paragraph(note === undefined ? [`${sentence.split(';')[0]}.`] : [`${sentence} ${note.text}`])
  const other = corpus.texts.find((one) => passageText(one, range) !== undefined)
  const source = other === undefined ? undefined : scriptureSource(other, range)
  if (other === undefined || source === undefined || source.text.length > wholeUpTo) return [told]
  return [
    told,
    paragraph([say.elsewhere(other.record.title, other.record.language === 'en')]),
    quotation(source, source.text, ' ', { mark: source }),
  ]
}

function surroundings({ text, language }: Library, range: VerseRange): Block[] {
  if (countVerses(range) > 12) return []
  const say = phrases[language]
  const blocks: Block[] = []
  const title = text.headings(range.start)[0]
  const own = scriptureSource(text, range)
  if (title !== undefined && own !== undefined)
    blocks.push(paragraph([`${say.headed} “${title}”${/[.!?]$/.test(title) ? '' : '.'} `, { mark: own }]))
  const beside = (key: VerseKey | undefined, introduction: (reference: string) => string) => {
    const isNear = key !== undefined && chapterOf(key) === chapterOf(range.start)
    const source = isNear ? scriptureSource(text, { start: key, end: key }) : undefined
    if (source === undefined) return
    blocks.push(paragraph([introduction(source.reference)]), quotation(source, source.text, ' ', { mark: source }))
  }
  beside(previousVerse(range.start), say.before)
  beside(nextVerse(range.end), say.after)
  return blocks.length === 0 ? [] : [heading(say.around), ...blocks]
}

function commentary(library: Library, ranges: readonly VerseRange[]): Block[] {
  if (library.language !== 'en') return [] // the commentaries are English
  const blocks: Block[] = []
  for (const range of ranges.slice(0, 2)) {
    const terms = evenTerms(termsOfPassage(library, range))
    const sections = library.corpus.commentaries.touching(range).filter(({ kind }) => kind === 'section')
    const others = sections.filter(({ source }) => source.id !== 'Scofield')
    const byAuthor = Map.groupBy(others.length > 0 ? others : sections, authorOf)
    for (const [author, own] of byAuthor) {
      const closest = own.toSorted((a, b) => a.end - a.start - (b.end - b.start))[0]!
      const isWholeSection = closest.start >= range.start && closest.end <= range.end
      const chosen = (isWholeSection ? openingOf(closest) : undefined) ?? chooseCommentary(closest, terms)
      if (chosen === undefined || (author !== 'Matthew Henry' && blocks.length === 0 && byAuthor.has('Matthew Henry')))
        continue
      const source = commentarySource(closest, chosen.words)
      const on = formatReference({ start: closest.start, end: closest.end })
      blocks.push(paragraph([`${author}, on ${on}:`]), quotation(source, chosen.words, ' ', { mark: source }))
      if (blocks.length >= 4) break
    }
  }
  return blocks.length === 0 ? [] : [heading(phrases.en.commentators), ...blocks]
}

/** The passage's own words, in the translation that the commentators had before them where it is loaded. */
const termsOfPassage = ({ corpus, text }: Library, range: VerseRange) =>
  [corpus.findText('KJV'), text].map((of) => (of === undefined ? '' : (passageText(of, range) ?? ''))).join(' ')

const mostKeyWords = 4
const commonestKeyWord = 900 // verses; beyond that a word is grammar or a name of God

function keyWords(library: Library, range: VerseRange): Block[] {
  const { corpus, language } = library
  const tagged = corpus.findText('KJV')
  if (tagged === undefined || corpus.concordance === undefined || countVerses(range) > 6 || language !== 'en') return []
  const seen = new Map<number, { rendering: string; key: VerseKey; verses: number }>()
  for (const key of versesIn(range)) {
    const verse = tagged.verse(key) ?? ''
    for (const { start, end, strongs } of tagged.words(key)) {
      const rendering = verse.slice(start, end)
      const hasContent = wordsOf(rendering).some((word) => !isStopWord(word, 'en')) && !/^\p{Lu}/u.test(rendering)
      const verses = corpus.concordance.versesOf(strongs).length
      if (hasContent && verses <= commonestKeyWord && !seen.has(strongs)) seen.set(strongs, { rendering, key, verses })
    }
  }
  // a word that stands once or twice in all of Scripture is seldom what a passage turns on, nor is one of a thousand;
  // what its commentators keep coming back to is
  const said = countTerms(termsOf(commentaryOn(library, range), 'en'))
  const weight = ({ verses, rendering }: { verses: number; rendering: string }) => {
    const echoes = Math.max(0, ...termsOf(rendering, 'en').map((term) => said.get(term) ?? 0))
    return Math.abs(Math.log(verses / 60)) / (1 + echoes)
  }
  const items = [...seen]
    .sort(([, a], [, b]) => weight(a) - weight(b) || a.key - b.key)
    .slice(0, mostKeyWords)
    .sort(([, a], [, b]) => a.key - b.key)
    .flatMap(([number, { rendering, verses }]) => {
      const word = corpus.lexicon.find(number)
      const gloss = word === undefined ? undefined : glossOf(word.definition)
      if (word === undefined || gloss === undefined) return []
      const source = lexiconSource(word)
      const often = verses === 1 ? 'one verse' : `${verses} verses`
      return [
        item([
          { strong: rendering },
          ` — ${transliterationOf(word)} (${word.strongs}): `,
          { quote: source, text: gloss },
          `; it stands in ${often}. `,
          { mark: source },
        ]),
      ]
    })
  return items.length === 0 ? [] : [heading(phrases.en.words), ...items]
}

/** The running commentary on a passage, for what it dwells on. */
const commentaryOn = ({ corpus }: Library, range: VerseRange): string =>
  corpus.commentaries
    .touching(range)
    .filter(({ kind }) => kind === 'section')
    .map((section) => section.text())
    .join(' ')

const mostReferences = 6

/** The line of the topical index that is most about this passage, with the other passages that it lists. */
function readOn(library: Library, range: VerseRange): Block[] {
  const { corpus, index, language } = library
  if (corpus.topics === undefined) return []
  const about = new Set(termsOf(`${termsOfPassage(library, range)} ${commentaryOn(library, range)}`, 'en'))
  const own = new Set(termsOf(termsOfPassage(library, range), 'en'))
  const lines = versesIn(range)
    .slice(0, 6)
    .flatMap((key) => corpus.topics!.linesAt(key))
    .map((line) => ({ line, others: line.passages.filter(({ start, end }) => end < range.start || start > range.end) }))
    .filter(({ line, others }) => others.length >= 2 && line.text.length > 0)
    .map(({ line, others }) => ({ line, others, fit: closeness(line, own, about) * fitness(others) }))
    .sort((a, b) => b.fit - a.fit || a.line.index - b.line.index)
  const best = lines[0]
  if (best === undefined || best.fit === 0) return []
  const source = topicSource(corpus, best.line)
  const said = new Set([...own, ...termsOf(labelWithText(best.line), 'en')])
  const kinship = ({ start }: VerseRange) => {
    const shared = termsOf(termsOfPassage(library, { start, end: start }), 'en').filter((term) => said.has(term)).length
    return shared + 2 * (index.cited[corpus.indexOf(start)] ?? 0)
  }
  const references = best.others
    .toSorted((a, b) => kinship(b) - kinship(a))
    .slice(0, mostReferences)
    .sort((a, b) => a.start - b.start)
  const say = phrases[language]
  return [
    heading(say.readOn),
    paragraph([
      say.listed(labelWithText(best.line), indexTitle(corpus)),
      formatReference(references, language),
      ' ',
      { mark: source },
      '.',
    ]),
  ]
}

/** How much of what a line says the passage itself (twice) and its commentators say too, 0 to 3. */
function closeness(line: TopicIndexLine, own: ReadonlySet<string>, about: ReadonlySet<string>): number {
  const terms = [...new Set(termsOf(`${line.heading} ${line.under ?? ''} ${line.text}`, 'en'))]
  const share = (of: ReadonlySet<string>) => terms.filter((term) => of.has(term)).length / Math.max(1, terms.length)
  return 2 * share(own) + share(about)
}

/** A line of about seven passages in several books says most. */
const fitness = (passages: readonly VerseRange[]) => {
  const books = new Set(passages.map(({ start }) => bookOf(start))).size
  return books / (1 + Math.abs(passages.length - 7) / 7)
}

const labelWithText = (line: TopicIndexLine) => {
  const label = topicLabel(line)
  return line.text === '' || label.toLowerCase().includes(line.text.toLowerCase()) ? label : `${label}: ${line.text}`
}
