import { longestQuoted, passagesOf } from '../guide/guide.ts'
import type { GuideAnswer, GuideEntry, GuidePassage, GuideSentence } from '../guide/guide-entry.ts'
import { termsOf } from '../retrieval/index.ts'
import { countVerses, formatReference, type VerseRange, versesIn } from '../scripture/index.ts'
import { roomOf } from './detail.ts'
import { type Block, heading, item, type Piece, paragraph, quotation, type Sentence } from './draft.ts'
import { type Library, wholeThought } from './evidence.ts'
import { guideCitation, passageText, scriptureSource } from './sources.ts'
import { introduce } from './speakers.ts'

const phrases = { en: { readOn: 'Read on' }, es: { readOn: 'Para seguir leyendo' } } as const

/**
 * Sentences of the guide, each with the markers of the passages that bear it out, and the guide's own at the end; for a student with
 * where history has it from.
 */
export function guideSentences(
  library: Library,
  entry: GuideEntry,
  sentences: readonly (GuideSentence & { source?: string })[],
  part: string,
): Sentence[] {
  const { language, audience } = library
  const citation = guideCitation(entry, sentences, part, language)
  return sentences.map((sentence, place) => [
    { quote: citation, text: sentence[language] },
    ...marks(library, entry, sentence.from),
    ...(place === sentences.length - 1 ? [' ', { mark: citation }] : []),
    ...(audience === 'student' && sentence.source !== undefined ? [` (${sentence.source})`] : []),
  ])
}

/** What an entry says to a question: the answer that was chosen, where it has answers, else its summary. */
export const answerOrSummary = (library: Library, entry: GuideEntry, answer: GuideAnswer | undefined): Block =>
  answer === undefined
    ? paragraph(...guideSentences(library, entry, entry.summary, 'summary'))
    : answerParagraph(library, entry, answer)

/** The sentences of an answer, the one that could be the whole reply first. */
export function answerParagraph(library: Library, entry: GuideEntry, { id, lead, short }: GuideAnswer): Block {
  const all = [lead, ...short.slice(0, roomOf(library).short)]
  // what is asked for without a passage does not name it
  const wanted = all.filter(({ from }) => !from.some((range) => isAvoided(library, range)))
  const claims = wanted.length === 0 ? all : wanted
  return paragraph(...guideSentences(library, entry, claims, `answer-${id}`))
}

const isAvoided = ({ avoided }: Library, { start, end }: VerseRange): boolean =>
  avoided.some((one) => one.start <= end && start <= one.end)

/** A listed passage stands for a part of it that is so many verses shorter, at most. */
const mostWider = 4

/** The markers of passages: of the listed one that a reference nearly fills, where there is one, so that it is cited once. */
export function marks(library: Library, entry: GuideEntry, ranges: readonly VerseRange[]): Piece[] {
  const listed = passagesOf(entry).map(({ range }) => range)
  const cited = ranges.map(
    (range) =>
      listed.find(
        ({ start, end }) =>
          start <= range.start && range.end <= end && countVerses({ start, end }) - countVerses(range) <= mostWider,
      ) ?? range,
  )
  return [...new Set(cited)].slice(0, roomOf(library).marks).flatMap((range): Piece[] => {
    const source = scriptureSource(library.text, range)
    return source === undefined ? [] : [' ', { mark: source }]
  })
}

/**
 * A passage of the guide: what it contributes, who speaks, and its words; of a long one the part that the guide names,
 * or else the verses that note and question are about.
 * @param note left out where it is not to be shown; `about` then says in English what the passage is printed for
 */
export function quoteGuidePassage(
  library: Library,
  {
    range,
    note,
    quote,
    about = note?.en ?? '',
  }: Partial<GuidePassage> & Pick<GuidePassage, 'range'> & { about?: string },
  question = '',
): Block[] {
  const { text, red, language } = library
  const whole = passageText(text, range)
  if (whole === undefined) return []
  const isLong = whole.length > longestQuoted
  const shown = isLong ? (quote ?? telling(library, { range, about }, question)) : range
  const source = shown === undefined ? undefined : scriptureSource(text, shown)
  if (shown === undefined || source === undefined) return []
  const intro = introduce(red, shown, language)
  const lead = note === undefined ? intro : `${note[language]} ${intro}`
  const all = isLong ? [` (${formatReference(range, language)})`] : []
  return [paragraph([lead]), quotation(source, source.text, ' ', { mark: source }, ...all)]
}

/** A rare word tells no more than this of what a note is about. */
const mostOfTerm = 4
const mostOfName = 1.5
/** A word of the question counts less: the note knows better what the passage is listed for. */
const askedWeight = 1.5
/** How much it counts that a verse is the one that everybody cites. */
const citedWeight = 6

/** Verses that follow one another, at most so many, say what a note promises. */
const mostVerses = 4
/** Each further verse must bring so much. */
const perVerse = 1.5

/**
 * The part of a long passage that its note and the question speak of most: one verse or a few, as long as they fit,
 * widened to a whole thought.
 */
function telling(
  { corpus, index, text, language }: Library,
  { range, about }: { range: VerseRange; about: string },
  question: string,
): VerseRange | undefined {
  const english = corpus.texts.filter(({ record }) => record.language === 'en')
  // who is there says less of what a passage is about than what happens
  const names = new Set(termsOf((about.match(/\p{Lu}[\p{L}’]*/gu) ?? []).join(' '), 'en'))
  const wanted = new Map(
    termsOf(about, 'en').map((term) => [
      term,
      Math.min(names.has(term) ? mostOfName : mostOfTerm, index.words.en.inverseFrequency(term)),
    ]),
  )
  const asked = new Set(language === 'en' ? termsOf(question, 'en') : [])
  const verses = versesIn(range)
    .filter((key) => text.verse(key) !== undefined)
    .map((key) => ({
      key,
      length: text.verse(key)!.length,
      said: new Set(termsOf(english.map((one) => one.verse(key) ?? '').join(' '), 'en')),
      cited: index.cited[corpus.indexOf(key)]!,
    }))
  let best: { range: VerseRange; worth: number } | undefined
  verses.forEach((_, first) => {
    for (let count = 1; count <= Math.min(mostVerses, verses.length - first); count++) {
      const part = verses.slice(first, first + count)
      if (count > 1 && part.reduce((sum, { length }) => sum + length, 0) > longestQuoted) break
      const said = part.reduce((all, one) => all.union(one.said), new Set<string>())
      const shared = wanted.entries().reduce((sum, [term, weight]) => sum + (said.has(term) ? weight : 0), 0)
      const cited = Math.max(...part.map((one) => one.cited))
      const worth = shared + said.intersection(asked).size * askedWeight + citedWeight * cited - perVerse * (count - 1)
      if (best === undefined || worth > best.worth)
        best = { range: { start: part[0]!.key, end: part.at(-1)!.key }, worth }
    }
  })
  if (best === undefined) return undefined
  const { start, end } = wholeThought(text, best.range)
  return { start: Math.max(start, range.start), end: Math.min(end, range.end) }
}

/** Passages to open next: each with its marker and what it contributes where there is room for it, else their references in one line. */
export function readOn(library: Library, passages: readonly GuidePassage[]): Block[] {
  const { text, language } = library
  const { further, isFurtherTold } = roomOf(library)
  const named = passages.slice(0, further)
  if (!isFurtherTold) {
    const printed = named.filter(({ range }) => scriptureSource(text, range) !== undefined)
    const references = printed.map(({ range }) => formatReference(range, language)).join('; ')
    return references === '' ? [] : [paragraph([`${phrases[language].readOn}: ${references}.`])]
  }
  const items = named.flatMap(({ range, note }): Block[] => {
    const source = scriptureSource(text, range)
    if (source === undefined) return []
    const reference = formatReference(range, language)
    return [item([`${reference} `, { mark: source }, `: ${note[language]}`])]
  })
  return items.length === 0 ? [] : [heading(phrases[language].readOn), ...items]
}
