import { fillTemplate, readWordings } from '../content/index.ts'
import {
  chapterOf,
  countVerses,
  formatReference,
  nextVerse,
  previousVerse,
  type VerseKey,
  type VerseRange,
} from '../scripture/index.ts'
import type { OnPassage } from './answer-on-passage.ts'
import { askedOfPassage, draftAskedOfPassage } from './asked-of-passage.ts'
import { besidePassage } from './beside-passage.ts'
import { chooseCommentary, evenTerms, openingOf } from './choose-commentary.ts'
import { roomOf } from './detail.ts'
import { type Block, type Draft, heading, paragraph, quotation } from './draft.ts'
import type { Library } from './evidence.ts'
import { guideOnPassage } from './guide-on-passage.ts'
import { answerParagraph } from './guide-passages.ts'
import { keyWords, termsOfPassage } from './key-words.ts'
import { mostListed } from './most-listed.ts'
import { ownExplanation } from './own-explanation.ts'
import { partsOf } from './passage-parts.ts'
import { quotePassage } from './quote-passage.ts'
import { readingsOfPassage } from './readings-of-passage.ts'
import { authorOf, commentarySource, passageText, scriptureSource } from './sources.ts'
import { introduce } from './speakers.ts'

const phrases = readWordings('answers/phrases')

/**
 * An answer about passages: their text, what the text itself and the study guide say of them, how they are read where
 * Christians differ, a commentator's point, key words, what stands around them, where to read on.
 * @param asked `question` what is asked of them, without their reference: of a long passage it chooses the part; `onPassage` the
 * guide's answer to it
 */
export function draftPassageAnswer(
  library: Library,
  ranges: readonly VerseRange[],
  { question = '', onPassage }: { question?: string; onPassage?: OnPassage | undefined } = {},
): Draft {
  const main = ranges[0]!
  const isOne = ranges.length === 1
  const quoted = ranges.slice(0, 3).flatMap((range) => quote(library, range, question))
  const asked = isOne ? askedOfPassage(library, main, question) : undefined
  if (asked !== undefined) return [...quoted, ...draftAskedOfPassage(library, { entry: asked, question, range: main })]
  return [
    ...(onPassage === undefined ? [] : [answerParagraph(library, onPassage.entry, onPassage.answer)]),
    ...quoted,
    ...(isOne ? ownExplanation(library, main) : []),
    ...(isOne ? guideOnPassage(library, main, onPassage?.entry) : []),
    ...(isOne ? readingsOfPassage(library, main) : []),
    ...commentary(library, ranges),
    ...(isOne ? surroundings(library, main) : []),
    ...keyWords(library, main),
    ...(isOne ? besidePassage(library, main) : []),
  ]
}

/** The text of a passage alone: whole, or in the parts that matter most. */
export const draftPassageText = (library: Library, range: VerseRange): Block[] => quote(library, range, '')

/** Share of the room that the passage itself may take, so that something can be said of it. */
const passageShare = 0.8

/** The passage's leading verses where the whole of it does not fit. */
function fitting({ text, budgetBytes }: Library, range: VerseRange): VerseRange {
  let { end } = range
  const bytes = () => Buffer.byteLength(passageText(text, { start: range.start, end }) ?? '')
  while (end > range.start && bytes() > budgetBytes * passageShare) end = previousVerse(end) ?? range.start
  return { start: range.start, end }
}

function quote(library: Library, whole: VerseRange, question: string): Block[] {
  const wholeUpTo = roomOf(library).whole
  const isShort = (passageText(library.text, whole)?.length ?? 0) <= wholeUpTo
  const range = isShort ? fitting(library, whole) : whole
  const { text, red, language } = library
  const source = scriptureSource(text, range)
  if (source === undefined) return absence(library, range)
  if (source.text.length <= wholeUpTo) {
    return [paragraph([introduce(red, range, language)]), quotation(source, source.text, ' ', { mark: source })]
  }
  const say = phrases[language].passage
  const parts = partsOf(library, range, question)
  if (parts.length > 0) {
    return [
      paragraph([fillTemplate(say.parts, { reference: source.reference, verses: countVerses(range) })]),
      ...parts.flatMap((part) => quotePassage(library, part)),
    ]
  }
  const verses = mostListed(library, range, 4)
  return [
    paragraph([fillTemplate(say.verses, { reference: source.reference, verses: countVerses(range) })]),
    ...verses.flatMap((key) => {
      const verse = scriptureSource(text, { start: key, end: key })
      return verse === undefined ? [] : [quotation(verse, verse.text, ` — ${verse.reference} `, { mark: verse })]
    }),
  ]
}

/** A passage that this translation leaves out: say so, with its own note, and quote the first translation that has it. */
function absence(library: Library, range: VerseRange): Block[] {
  const { corpus, text, language } = library
  const note = text.notes(range.start)[0]
  const say = phrases[language].passage
  const sentence = fillTemplate(say.absent, { reference: formatReference(range, language), title: text.record.title })
  const told = paragraph(note === undefined ? [`${sentence.split(';')[0]}.`] : [`${sentence} ${note.text}`])
  const other = corpus.texts.find((one) => passageText(one, range) !== undefined)
  const source = other === undefined ? undefined : scriptureSource(other, range)
  if (other === undefined || source === undefined || source.text.length > roomOf(library).whole) return [told]
  return [
    told,
    paragraph([
      fillTemplate(other.record.language === 'en' ? say.elsewhere_in_english : say.elsewhere, {
        title: other.record.title,
      }),
    ]),
    quotation(source, source.text, ' ', { mark: source }),
  ]
}

function surroundings({ text, language }: Library, range: VerseRange): Block[] {
  if (countVerses(range) > 12) return []
  const say = phrases[language].passage
  const blocks: Block[] = []
  const title = text.headings(range.start)[0]
  const own = scriptureSource(text, range)
  if (title !== undefined && own !== undefined)
    blocks.push(paragraph([`${say.headed} “${title}”${/[.!?]$/.test(title) ? '' : '.'} `, { mark: own }]))
  const beside = (key: VerseKey | undefined, introduction: string) => {
    const isNear = key !== undefined && chapterOf(key) === chapterOf(range.start)
    const source = isNear ? scriptureSource(text, { start: key, end: key }) : undefined
    if (source === undefined) return
    blocks.push(
      paragraph([fillTemplate(introduction, { reference: source.reference })]),
      quotation(source, source.text, ' ', { mark: source }),
    )
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
  return blocks.length === 0 ? [] : [heading(phrases.en.passage.commentators), ...blocks]
}
