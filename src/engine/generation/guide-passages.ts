import { passagesOf } from '../guide/guide.ts'
import type { GuideEntry, GuidePassage, GuideSentence } from '../guide/guide-entry.ts'
import { termsOf } from '../retrieval/index.ts'
import { countVerses, formatReference, type VerseKey, type VerseRange, versesIn } from '../scripture/index.ts'
import { type Block, heading, item, type Piece, paragraph, quotation, type Sentence } from './draft.ts'
import { type Library, wholeThought } from './evidence.ts'
import { guideCitation, passageText, scriptureSource } from './sources.ts'
import { introduce } from './speakers.ts'

const phrases = { en: { readOn: 'Read on' }, es: { readOn: 'Para seguir leyendo' } } as const

/** A passage that is longer is quoted in part, and named whole. */
const longestQuoted = 520
const mostMarks = 2
const mostFurther = 6

/** Sentences of the guide, each with the markers of the passages that bear it out, and the guide's own at the end. */
export function guideSentences(
  library: Library,
  entry: GuideEntry,
  sentences: readonly GuideSentence[],
  part: string,
): Sentence[] {
  const { language } = library
  const source = guideCitation(entry, sentences, part, language)
  return sentences.map((sentence, place) => [
    { quote: source, text: sentence[language] },
    ...marks(library, entry, sentence.from),
    ...(place === sentences.length - 1 ? [' ', { mark: source }] : []),
  ])
}

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
  return [...new Set(cited)].slice(0, mostMarks).flatMap((range): Piece[] => {
    const source = scriptureSource(library.text, range)
    return source === undefined ? [] : [' ', { mark: source }]
  })
}

/** A passage of the guide: what it contributes, where that is said, who speaks, and its words; of a long one, the verse that the note and the question are about. */
export function quoteGuidePassage(library: Library, { range, note }: GuidePassage, question = ''): Block[] {
  const { text, red, language } = library
  const whole = passageText(text, range)
  if (whole === undefined) return []
  const isLong = whole.length > longestQuoted
  const shown = isLong ? telling(library, { range, note }, question) : range
  const source = shown === undefined ? undefined : scriptureSource(text, shown)
  if (shown === undefined || source === undefined) return []
  const intro = introduce(red, shown, language)
  const lead = language === 'en' && note !== '' ? `${note} ${intro}` : intro
  const all = isLong ? [` (${formatReference(range, language)})`] : []
  return [paragraph([lead]), quotation(source, source.text, ' ', { mark: source }, ...all)]
}

/** A rare word tells no more than this of what a note is about. */
const mostOfTerm = 4
/** A word of the question counts less: the note knows better what the passage is listed for. */
const askedWeight = 1.5
/** How much it counts that a verse is the one that everybody cites. */
const citedWeight = 6

/** The verse of a long passage that its note and the question speak of most, widened to a whole thought; of equal ones the first. */
function telling(
  { corpus, index, text, language }: Library,
  { range, note }: GuidePassage,
  question: string,
): VerseRange | undefined {
  const english = corpus.texts.filter(({ record }) => record.language === 'en')
  // who is there says little of what it is about, where the note says more
  const plain = note.replace(/\p{Lu}[\p{L}’]*/gu, '')
  const noted = termsOf(plain, 'en').length > 0 ? plain : note
  const wanted = new Map(
    termsOf(noted, 'en').map((term) => [term, Math.min(mostOfTerm, index.words.en.inverseFrequency(term))]),
  )
  const asked = new Set(language === 'en' ? termsOf(question, 'en') : [])
  const worth = (key: VerseKey) => {
    const said = new Set(termsOf(english.map((one) => one.verse(key) ?? '').join(' '), 'en'))
    const shared = wanted.entries().reduce((sum, [term, weight]) => sum + (said.has(term) ? weight : 0), 0)
    const inQuestion = said.intersection(asked).size * askedWeight
    return shared + inQuestion + citedWeight * index.cited[corpus.indexOf(key)]!
  }
  const printed = versesIn(range).filter((key) => text.verse(key) !== undefined)
  const [best] = printed.map((key) => ({ key, worth: worth(key) })).toSorted((a, b) => b.worth - a.worth)
  if (best === undefined) return undefined
  const { start, end } = wholeThought(text, { start: best.key, end: best.key })
  return { start: Math.max(start, range.start), end: Math.min(end, range.end) }
}

/** Passages to open next, each with its marker and what it contributes. */
export function readOn(library: Library, passages: readonly GuidePassage[]): Block[] {
  const { text, language } = library
  const items = passages.slice(0, mostFurther).flatMap(({ range, note }): Block[] => {
    const source = scriptureSource(text, range)
    if (source === undefined) return []
    const reference = formatReference(range, language)
    return [item([`${reference} `, { mark: source }, language === 'en' ? `: ${note}` : ''])]
  })
  return items.length === 0 ? [] : [heading(phrases[language].readOn), ...items]
}
