import { readWordings } from '../content/index.ts'
import { longestQuoted } from '../guide/guide.ts'
import type { GuideEntry, GuidePassage } from '../guide/guide-entry.ts'
import { countVerses, formatReference, type VerseRange } from '../scripture/index.ts'
import { choosePassages } from './choose-passages.ts'
import { type Block, type Draft, heading, item, paragraph } from './draft.ts'
import type { Library } from './evidence.ts'
import { guideOnPassage } from './guide-on-passage.ts'
import { guideSentences, quoteGuidePassage, readOn } from './guide-passages.ts'
import { draftPassageText } from './passage-answer.ts'
import type { Task } from './read-task.ts'
import { passageText, scriptureSource } from './sources.ts'

const phrases = readWordings('answers/phrases')

const usualDays = 7
const mostDays = 31
const mostVerses = 12
const takenAlong = 2
const mostPoints = 5

/**
 * The work that somebody asks for on a subject, as far as it can be made by quoting: what a devotional is made from, an
 * outline whose points are the guide's sentences, a plan of passages by day, so many verses.
 * @param entry what the guide has on the subject
 */
export function draftTask(library: Library, task: Task, entry: GuideEntry, question: string): Draft {
  const lead = phrases[library.language].task.lead
  switch (task.form) {
    case 'devotional':
      return [paragraph([lead.devotional]), ...devotional(library, entry, question)]
    case 'outline':
      return [paragraph([lead.outline]), ...outline(library, entry, task.count ?? mostPoints)]
    case 'plan':
      return [paragraph([lead.plan]), ...plan(library, entry, Math.min(mostDays, task.count ?? usualDays))]
    case 'verses':
      return verses(library, entry, Math.min(mostVerses, task.count ?? 1), question)
    case 'explanation':
      return forChild(library, entry)
  }
}

/** The same on a passage that is named. */
export function draftTaskOnPassage(library: Library, task: Task, range: VerseRange): Draft {
  const { lead, read } = phrases[library.language].task
  const text = draftPassageText(library, range)
  const said = guideOnPassage(library, range)
  if (task.form === 'devotional' || task.form === 'outline')
    return [paragraph([lead[task.form]]), heading(read), ...text, ...said]
  return [...text, ...said]
}

function devotional(library: Library, entry: GuideEntry, question: string): Block[] {
  const { language } = library
  const say = phrases[language].task
  const [first, ...others] = choosePassages(library, entry, { count: 1 + takenAlong, question, language })
  return [
    heading(say.read),
    ...(first === undefined ? [] : quoteGuidePassage(library, first, question)),
    heading(say.consider),
    paragraph(...guideSentences(library, entry, entry.summary, 'summary')),
    heading(say.more),
    ...others.flatMap((passage) => quoteGuidePassage(library, passage, question)),
    ...readOn(
      library,
      entry.passages.filter((passage) => passage !== first && !others.includes(passage)),
    ),
  ]
}

/** The guide's sentences as points, each with the first of its passages that the entry lists and no point before it had. */
function outline(library: Library, entry: GuideEntry, points: number): Block[] {
  const printed = new Set<GuidePassage>()
  const blocks = entry.summary.slice(0, points).flatMap((sentence, place) => {
    const passage = entry.passages.find(
      (one) =>
        !printed.has(one) && sentence.from.some(({ start, end }) => start <= one.range.end && one.range.start <= end),
    )
    if (passage !== undefined) printed.add(passage)
    const [said] = guideSentences(library, entry, [sentence], `summary-${place}`)
    return [
      paragraph([{ strong: `${place + 1}.` }, ' ', ...said!]),
      ...(passage === undefined ? [] : quoteGuidePassage(library, withoutNote(passage))),
    ]
  })
  return [
    ...blocks,
    ...readOn(
      library,
      entry.passages.filter((passage) => !printed.has(passage)),
    ),
  ]
}

/** It stands under a sentence that says what it is for. */
const withoutNote = ({ note, ...passage }: GuidePassage) => ({ ...passage, about: note.en })

function plan(library: Library, entry: GuideEntry, days: number): Block[] {
  const { text, language } = library
  const parts = entry.book?.outline.map(({ range, ...says }) => ({ range, caption: says[language] }))
  const listed =
    parts ??
    passagesAround(library, entry, days).map((passage) => ({
      range: passage.range,
      caption: passage.note[language],
    }))
  return listed.slice(0, days).flatMap(({ range, caption }, place) => {
    const reference = formatReference(range, language)
    const source = parts === undefined ? scriptureSource(text, range) : undefined
    const mark = source === undefined ? [] : [' ', { mark: source }]
    const day = { strong: `${phrases[language].task.day} ${place + 1}:` }
    return [item([day, ` ${reference}`, ...mark, caption === '' ? '' : ` – ${caption}`])]
  })
}

/** An entry's passages, and where they do not suffice those of the entries that it points to. */
function passagesAround({ corpus }: Library, entry: GuideEntry, count: number): GuidePassage[] {
  const passages = [...entry.passages]
  for (const id of entry.related) {
    if (passages.length >= count) break
    const isNew = ({ range }: GuidePassage) =>
      !passages.some((one) => range.start <= one.range.end && one.range.start <= range.end)
    passages.push(...(corpus.guide.find(id)?.passages.filter(isNew).slice(0, takenAlong) ?? []))
  }
  return passages
}

/** So many passages, those first that are short enough to be printed whole. */
function verses(library: Library, entry: GuideEntry, count: number, question: string): Block[] {
  const { language } = library
  const isShort = ({ range, quote = range }: GuidePassage) =>
    (passageText(library.text, quote)?.length ?? 0) <= longestQuoted
  const passages = passagesAround(library, entry, count).filter(isShort)
  return choosePassages(library, { ...entry, passages }, { count, question, language }).flatMap((passage) =>
    quoteGuidePassage(library, passage, question),
  )
}

const shownToChild = 2

/** In few words: what the guide says first and says most shortly, and the shortest of the passages opened first. */
function forChild(library: Library, entry: GuideEntry): Block[] {
  const { language, text } = library
  const [first, ...others] = entry.summary
  const shortest = others.toSorted((a, b) => a[language].length - b[language].length)[0]
  const length = ({ range, quote = range }: GuidePassage) => passageText(text, quote)?.length ?? Infinity
  const passages = entry.passages
    .slice(0, mostPoints)
    .filter(({ range, quote = range }) => countVerses(quote) <= mostVerses)
    .toSorted((a, b) => length(a) - length(b))
    .slice(0, shownToChild)
  return [
    paragraph(...guideSentences(library, entry, [first!, ...(shortest === undefined ? [] : [shortest])], 'short')),
    ...entry.passages.filter((passage) => passages.includes(passage)).flatMap((one) => quoteGuidePassage(library, one)),
  ]
}
