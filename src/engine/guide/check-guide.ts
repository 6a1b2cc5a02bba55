import type { BibleText, Corpus } from '../corpus/index.ts'
import type { Language } from '../engine.ts'
import { termsOf } from '../retrieval/words.ts'
import {
  bookOf,
  bookRange,
  countVerses,
  formatReference,
  toOsis,
  type VerseKey,
  type VerseRange,
  versesIn,
} from '../scripture/index.ts'
import { foldWords } from '../verification/fold-words.ts'
import { longestQuoted, passagesOf } from './guide.ts'
import type { GuideEntry, GuidePassage, GuideSentence } from './guide-entry.ts'
import type { GuideProblem, GuideRead } from './read-guide.ts'

/** `toRead` lists what only a reader can judge: notes that share no word with their verses. */
export type GuideCheck = { problems: GuideProblem[]; toRead: GuideProblem[] }

/**
 * Checks the guide against the texts: references that a translation prints, quotations that stand in their passage,
 * sentences that rest on listed passages, names that mean one entry only, links that lead somewhere.
 * @param ambiguous aliases that may stand in several entries, folded
 */
export function checkGuide(
  corpus: Corpus,
  { entries, scopes, fileOf, problems: unread }: GuideRead,
  ambiguous: ReadonlySet<string>,
): GuideCheck {
  const problems = [...unread]
  const toRead: GuideProblem[] = []
  const ids = new Set(entries.map(({ id }) => id))
  for (const entry of entries) {
    const file = fileOf.get(entry.id)!
    const report = (problem: string) => problems.push({ file, problem })
    for (const range of rangesOf(entry)) checkRange(corpus, range, report)
    for (const id of entry.related)
      if (!ids.has(id) || id === entry.id) report(`related: there is no other entry “${id}”`)
    for (const sentence of sentencesOf(entry)) checkSentence(corpus, entry, sentence, report)
    for (const passage of passagesOf(entry)) {
      checkNote(corpus, passage, report)
      checkQuote(corpus, passage, report)
      if (sharesNoWord(corpus, passage))
        toRead.push({ file, problem: `${formatReference(passage.range)}: ${passage.note.en}` })
    }
    if (entry.kind === 'topic') checkSupport(entry, report)
    checkAnswers(entry, report)
    checkFacts(entry, report)
    for (const { send_to: id } of scopes.get(entry.id) ?? [])
      if (!ids.has(id) || id === entry.id) report(`scope.not: there is no other entry “${id}”`)
    const twice = repeated(entry.passages.map(({ range }) => toOsis(range)))
    if (twice.length > 0) report(`passages: ${twice.join(', ')} is listed twice`)
    if (entry.book !== undefined) checkOutline(entry, report)
  }
  problems.push(...sharedAliases(entries, fileOf, ambiguous))
  return { problems, toRead }
}

/** A name or question as it is compared: case, accents kept, punctuation and doubled spaces aside. */
export const foldAlias = (alias: string): string =>
  foldWords(alias)
    .map(({ text }) => text)
    .join(' ')

function rangesOf(entry: GuideEntry): VerseRange[] {
  return [
    ...passagesOf(entry).map(({ range }) => range),
    ...sentencesOf(entry).flatMap(({ from }) => from),
    ...(entry.book?.outline.map(({ range }) => range) ?? []),
  ]
}

function sentencesOf({ summary, views, facts, answers, pastoral, word, book }: GuideEntry): GuideSentence[] {
  return [
    ...summary,
    ...facts,
    ...answers.flatMap(({ lead, short }) => [lead, ...short]),
    ...(pastoral === undefined ? [] : [pastoral.prayer]),
    ...views.flatMap((view) => view.summary),
    ...(word?.senses ?? []),
    ...(book === undefined ? [] : [book.author, book.date, book.audience, book.purpose]),
  ]
}

type Report = (problem: string) => void

function checkRange({ texts }: Corpus, range: VerseRange, report: Report): void {
  const english = texts.filter(({ record }) => record.language === 'en')
  const isPrinted = (key: VerseKey) => english.some((text) => text.verse(key) !== undefined)
  if (versesIn(range).some(isPrinted)) return
  // a book that no loaded text has, such as Susanna, may still be spoken of
  if (versesIn(bookRange(bookOf(range.start).code)).some(isPrinted))
    report(`${formatReference(range)} is not printed in any English translation`)
}

function checkSentence(corpus: Corpus, { kind }: GuideEntry, sentence: GuideSentence, report: Report): void {
  for (const language of ['en', 'es'] as const) {
    const text = sentence[language]
    checkProse(text, report)
    if (!/[.!?…]["”’)]?$/.test(text)) report(`a sentence ends with a full stop: “${text}”`)
    for (const quote of quotesIn(text))
      if (!standsIn(corpus, quote, sentence.from, language)) report(notInPassage(quote, sentence.from, language))
  }
  const words = sentence.en.split(/\s+/).length
  const most = kind === 'book' || kind === 'saying' || kind === 'disputed' ? 60 : 48
  if (words > most) report(`a sentence has ${words} words, ${most} at most: “${sentence.en.slice(0, 60)}…”`)
}

/** Words. Spanish says the same in a few more. */
const mostInNote = { en: 20, es: 26 } as const

function checkNote(corpus: Corpus, { range, note }: GuidePassage, report: Report): void {
  for (const language of ['en', 'es'] as const) {
    const text = note[language]
    checkProse(text, report)
    const words = text.split(/\s+/).length
    if (words > mostInNote[language])
      report(`the note on ${formatReference(range)} has ${words} words, ${mostInNote[language]} at most`)
    for (const quote of quotesIn(text))
      if (!standsIn(corpus, quote, [range], language)) report(notInPassage(quote, [range], language))
  }
}

/** What is quoted of a long passage lies in it and is short enough to be quoted. */
function checkQuote({ texts }: Corpus, { range, quote }: GuidePassage, report: Report): void {
  if (quote === undefined) return
  const reference = formatReference(quote)
  if (quote.start < range.start || quote.end > range.end)
    report(`quote: ${reference} is not in ${formatReference(range)}`)
  const first = texts.find(({ record }) => record.language === 'en')
  const characters = first === undefined ? 0 : textOf(first, quote).length
  if (characters > longestQuoted && countVerses(quote) > 1)
    report(`quote: ${reference} has ${characters} characters, ${longestQuoted} at most`)
}

function checkProse(text: string, report: Report): void {
  if (/["«»]/.test(text)) report(`quotations from Scripture stand in curly quotes “…”: ${text}`)
  if (/[<>[\]{}|`#]|\*\*|https?:/.test(text)) report(`plain prose only, without marks: ${text}`)
  if ((text.match(/“/g)?.length ?? 0) !== (text.match(/”/g)?.length ?? 0)) report(`a quotation is not closed: ${text}`)
}

const quotesIn = (text: string): string[] => [...text.matchAll(/“([^”]*)”/g)].map((found) => found[1]!)

function standsIn({ texts }: Corpus, quote: string, ranges: readonly VerseRange[], language: Language): boolean {
  const needle = ` ${foldAlias(quote)} `
  return texts
    .filter(({ record }) => record.language === language)
    .some((text) => ranges.some((range) => ` ${foldAlias(textOf(text, range))} `.includes(needle)))
}

const textOf = (text: BibleText, range: VerseRange): string =>
  versesIn(range)
    .map((key) => text.verse(key) ?? '')
    .join(' ')

const notInPassage = (quote: string, ranges: readonly VerseRange[], language: Language) =>
  `“${quote}” does not stand in ${ranges.length === 0 ? 'any passage: none is named' : formatReference(ranges)} (${language === 'en' ? 'WEB, KJV' : 'RV1909'})`

function sharesNoWord(corpus: Corpus, { range, note }: GuidePassage): boolean {
  if (countVerses(range) > 30) return false // a story or a chapter, which a note sums up
  const english = corpus.texts.filter(({ record }) => record.language === 'en')
  const theirs = new Set(english.flatMap((text) => termsOf(textOf(text, range), 'en')))
  return !termsOf(note.en, 'en').some((term) => theirs.has(term))
}

/** Every sentence of a topic's summary rests on passages that the entry lists. */
function checkSupport({ summary, passages }: GuideEntry, report: Report): void {
  for (const { en, from } of summary) {
    const unlisted = from.find((range) => !passages.some((listed) => overlaps(listed.range, range)))
    if (unlisted !== undefined)
      report(`${formatReference(unlisted)} bears out “${en.slice(0, 40)}…” and is not among the passages`)
  }
}

/** Words of a sentence that opens a reply. */
const mostInLead = { en: 26, es: 32 } as const
/** Only these are known without a passage. */
const withoutPassage: ReadonlySet<string> = new Set(['counsel', 'history', 'scholarship', 'view', 'confession'])

/** Every answer opens with a sentence that could be the reply; each claim says how it is known. */
function checkAnswers({ facts, answers }: GuideEntry, report: Report): void {
  if (facts.length + answers.length === 0) report('answers: it has none')
  const twice = repeated(answers.map(({ id }) => id))
  if (twice.length > 0) report(`answers: two have the id ${twice.join(', ')}`)
  for (const { id, asks, lead, short } of answers) {
    for (const language of ['en', 'es'] as const) {
      const words = lead[language].split(/\s+/).length
      if (words > mostInLead[language])
        report(`answers/${id}: the lead has ${words} words, ${mostInLead[language]} at most: “${lead[language]}”`)
      const asked = repeated(asks[language].map(foldAlias))
      if (asked.length > 0) report(`answers/${id}: asks “${asked.join('”, “')}” twice`)
    }
    for (const { en, from, basis, who, source } of [lead, ...short]) {
      const claim = `answers/${id}: “${en.slice(0, 40)}…”`
      if (from.length === 0 && !withoutPassage.has(basis)) report(`${claim} rests on a passage: name it in from`)
      if (basis === 'view' && who === undefined) report(`${claim} is a view: name in who whose`)
      if ((basis === 'history' || basis === 'scholarship') && source === undefined)
        report(`${claim} is known by ${basis}: name its source`)
    }
  }
}

/** What no passage tells names where it is known from. */
function checkFacts({ facts }: GuideEntry, report: Report): void {
  for (const { en, from, source } of facts) {
    if (from.length === 0 && source === undefined)
      report(`facts: “${en.slice(0, 40)}…” names neither a passage in from nor its source`)
  }
}

const overlaps = (a: VerseRange, b: VerseRange) => a.start <= b.end && b.start <= a.end

function checkOutline({ book }: GuideEntry, report: Report): void {
  const { code, outline } = book!
  let last = 0
  for (const { range } of outline) {
    if (bookOf(range.start).code !== code) report(`outline: ${formatReference(range)} is not of ${code}`)
    if (range.start <= last) report(`outline: ${formatReference(range)} overlaps the part before it`)
    last = range.end
  }
}

function sharedAliases(
  entries: readonly GuideEntry[],
  fileOf: ReadonlyMap<string, string>,
  ambiguous: ReadonlySet<string>,
): GuideProblem[] {
  const owners = new Map<string, Set<string>>()
  for (const { id, title, aliases, facts, answers } of entries) {
    for (const language of ['en', 'es'] as const) {
      const names = [
        title[language],
        ...aliases[language],
        ...[...facts, ...answers].flatMap(({ asks }) => asks[language]),
      ]
      for (const name of names) {
        const folded = foldAlias(name)
        owners.set(folded, (owners.get(folded) ?? new Set()).add(id))
      }
    }
  }
  return [...owners]
    .filter(([alias, ids]) => ids.size > 1 && !ambiguous.has(alias))
    .map(([alias, ids]) => ({
      file: fileOf.get([...ids][0]!)!,
      problem: `alias “${alias}” also stands in ${[...ids].slice(1).join(', ')}; keep it in one, or list it in ambiguous.yaml`,
    }))
}

function repeated(values: readonly string[]): string[] {
  return [...new Set(values.filter((value, at) => values.indexOf(value) !== at))]
}
