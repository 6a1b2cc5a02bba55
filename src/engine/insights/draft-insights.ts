import { fillTemplate, readWordings } from '../content/index.ts'
import { type Block, type Draft, heading, item, paragraph, quotation, type Sentence } from '../generation/draft.ts'
import type { Library } from '../generation/evidence.ts'
import { authorOf, commentarySource, scriptureSource } from '../generation/sources.ts'
import { introduce } from '../generation/speakers.ts'
import { formatReference, fromOsis, nextVerse, type VerseKey, type VerseRange } from '../scripture/index.ts'
import type { FoundComment } from './commentary.ts'
import type { CrossReference } from './contract.ts'
import type { FoundTerm } from './found-term.ts'
import { shownHeartOf } from './heart-of-passage.ts'
import { inQuotes } from './in-quotes.ts'
import type { Genre, StudyQuestion } from './questions/index.ts'
import type { StudiedPassage } from './studied-passage.ts'
import type { SummarySentence } from './summary-sentence.ts'
import type { Around, Neighbour } from './surroundings.ts'
import { termBlocks } from './term-blocks.ts'
import { textBeside } from './text-beside.ts'

/** All that was found about a passage. */
export type Study = {
  passage: StudiedPassage
  genre: Genre
  summary: readonly SummarySentence[]
  around: Around
  terms: readonly FoundTerm[]
  references: readonly CrossReference[]
  comments: readonly FoundComment[]
  questions: readonly StudyQuestion[]
}

/** How much of each part the page shows; the fields of the reply have all of it. */
export type PageSize = { passage: number; terms: number; places: number; references: number; comments: number }

const phrases = readWordings('insights/page')

/** The study page of a passage. */
export function draftInsights(library: Library, study: Study, size: PageSize): Draft {
  return [
    ...quotePassage(library, study, size.passage),
    ...summaryBlocks(study.summary),
    ...aroundBlocks(library, study),
    ...termBlocks(library, study, size),
    ...referenceBlocks(library, study.passage, study.references.slice(0, size.references)),
    ...commentBlocks(library, study.comments.slice(0, size.comments)),
    ...questionBlocks(library, study.questions),
  ]
}

const mostVersesShown = 4

/** Kinds of text that end on a saying; a hard text is whole only with its end. */
const told: ReadonlySet<Genre> = new Set(['parable', 'story', 'hard'])

function quotePassage(library: Library, { passage, genre }: Study, longest: number): Block[] {
  const { ranges, name, keys } = passage
  const { text, red, language } = library
  const sources = ranges.map((range) => ({ range, source: scriptureSource(text, range) }))
  const length = sources.reduce((sum, { source }) => sum + (source?.text.length ?? 0), 0)
  if (length <= longest)
    return sources.flatMap(({ range, source }) =>
      source === undefined
        ? []
        : [paragraph([introduce(red, range, language)]), quotation(source, source.text, ' ', { mark: source })],
    )
  const stretches = joinNeighbours(shownHeartOf(library, passage, { count: mostVersesShown, isTold: told.has(genre) }))
  return [
    paragraph([fillTemplate(phrases[language].heart, { reference: name, verses: keys.length })]),
    ...stretches.flatMap((range) => {
      const source = scriptureSource(text, range)
      return source === undefined ? [] : [quotation(source, source.text, ` — ${source.reference} `, { mark: source })]
    }),
  ]
}

/** Verses that follow one another are read in one breath. */
function joinNeighbours(verses: readonly VerseKey[]): VerseRange[] {
  const stretches: VerseRange[] = []
  for (const key of verses) {
    const last = stretches.at(-1)
    if (last !== undefined && nextVerse(last.end) === key) last.end = key
    else stretches.push({ start: key, end: key })
  }
  return stretches
}

const sentence = ({ lead, text, source, isQuoted }: SummarySentence): Sentence =>
  isQuoted ? [lead, { quote: source, text }, ' ', { mark: source }] : [`${lead}${text} `, { mark: source }]

const summaryBlocks = (summary: readonly SummarySentence[]): Block[] =>
  summary.length === 0 ? [] : [paragraph(...summary.map(sentence))]

/** What stands around the passage; what the summary has said is not said again. */
function aroundBlocks({ language }: Library, { around, summary }: Study): Block[] {
  const { before, after, book, place } = around
  const isNew = (one: Neighbour | undefined): one is Neighbour =>
    one !== undefined && !summary.some(({ source }) => source.key === one.source.key)
  const say = phrases[language]
  const line = (label: string, { range, text, source, isScripture }: Neighbour): Block =>
    item([
      { strong: label },
      ` ${formatReference(range, language)}. `,
      ...(isScripture === true ? inQuotes(source) : [{ quote: source, text }]),
      isScripture === true || /[.!?]$/.test(text) ? ' ' : '. ',
      { mark: source },
    ])
  const told: Sentence[] = [
    ...(book === undefined ? [] : [[{ quote: book.source, text: book.text }, ' ', { mark: book.source }]]),
    ...(place === undefined || summary.some(({ source }) => source.key === place.source.key) ? [] : [sentence(place)]),
  ]
  const blocks = [
    ...(told.length === 0 ? [] : [paragraph(...told)]),
    ...(isNew(before) ? [line(say.before, before)] : []),
    ...(isNew(after) ? [line(say.after, after)] : []),
  ]
  return blocks.length === 0 ? [] : [heading(say.around), ...blocks]
}

/** Characters of a further passage that the page prints; a longer one is opened by its marker. */
const longestQuoted = 240

function referenceBlocks(library: Library, passage: StudiedPassage, references: readonly CrossReference[]): Block[] {
  const blocks = references.flatMap(({ reference, osis, reason }): Block[] => {
    const range = fromOsis(osis)!
    const source = scriptureSource(textBeside(library, passage, range), range)
    return source === undefined
      ? []
      : [
          item(
            source.text.length <= longestQuoted
              ? [{ strong: reference }, ': ', ...inQuotes(source), ' ', { mark: source }, ` ${reason}`]
              : [{ strong: reference }, ' ', { mark: source }, `: ${reason}`],
          ),
        ]
  })
  return blocks.length === 0 ? [] : [heading(phrases[library.language].connects), ...blocks]
}

/** The commentaries are English, so a Spanish page goes without them. */
function commentBlocks({ language }: Library, comments: readonly FoundComment[]): Block[] {
  if (language !== 'en' || comments.length === 0) return []
  const blocks = comments.flatMap(({ section, words }) => {
    const source = commentarySource(section, words)
    const on = formatReference({ start: section.start, end: section.end }, language)
    return [
      paragraph([fillTemplate(phrases.en.on, { author: authorOf(section), reference: on })]),
      quotation(source, words, ' ', { mark: source }),
    ]
  })
  return [heading(phrases.en.commentators), ...blocks]
}

const questionBlocks = ({ language }: Library, questions: readonly StudyQuestion[]): Block[] =>
  questions.length === 0 ? [] : [heading(phrases[language].questions), ...questions.map((question) => item(question))]
