import type { BibleText, Corpus } from '../../src/engine/corpus/index.ts'
import type { readGuide } from '../../src/engine/guide/index.ts'
import type { EmbeddedLanguage } from '../../src/engine/retrieval/embedding/static-embedder.ts'
import { type VerseKey, type VerseRange, versesIn } from '../../src/engine/scripture/index.ts'
import type { Random } from './random.ts'

/** `taughtBy` is the place of the text whose embedding by the teacher this one should come near; -1 for none. */
export type TrainingText = { text: string; language: EmbeddedLanguage; taughtBy: number }
/** Something that leads to verses: a question, a topic, a sentence of commentary, another translation's words. */
export type Query = { text: number; verses: number[] }
export type GroupName = 'guide' | 'notes' | 'topics' | 'commentary' | 'translations'
export type TrainingTexts = {
  /** No text stands twice in one language. */
  texts: TrainingText[]
  /** What leads to verses, by where it comes from; verses are places of texts in `texts`. */
  groups: Readonly<Record<GroupName, Query[]>>
}

const commentarySentences = 12_000
/** Characters. */
const longestSentence = 180
/** A section of commentary on more verses than these is about none of them in particular. */
const mostVerses = 8

/**
 * All texts that the embedder learns from: the modules of the corpus and the study guide, and nothing else. No
 * evaluation data is read. The teacher knows English only: a Spanish text is taught by the English one that says the same.
 */
export function trainingTexts(corpus: Corpus, guide: ReturnType<typeof readGuide>, random: Random): TrainingTexts {
  const texts: TrainingText[] = []
  const places = new Map<string, number>()
  const add = (text: string, language: EmbeddedLanguage, taughtBy?: number): number => {
    const known = places.get(`${language} ${text}`)
    if (known !== undefined) return known
    places.set(`${language} ${text}`, texts.length)
    return texts.push({ text, language, taughtBy: taughtBy ?? texts.length }) - 1
  }
  const [first, ...others] = corpus.texts.toSorted(
    (a, b) => Number(b.record.language === 'en') - Number(a.record.language === 'en'),
  ) as [BibleText, ...BibleText[]]
  const verseText = new Map<VerseKey, number>()
  for (const key of corpus.keys) {
    const text = first.verse(key)
    if (text !== undefined) verseText.set(key, add(text, 'en'))
  }
  const versesOf = (ranges: readonly VerseRange[]) => [
    ...new Set(ranges.flatMap((range) => versesIn(range).flatMap((key) => verseText.get(key) ?? []))),
  ]
  const query = (text: string, ranges: readonly VerseRange[], language: EmbeddedLanguage = 'en', taughtBy?: number) => {
    const verses = versesOf(ranges)
    return text.length < 3 || verses.length === 0 ? [] : [{ text: add(text, language, taughtBy), verses }]
  }
  /** Both forms of one sentence, the English teaching the Spanish. */
  const queryInBoth = (said: { en: string; es: string }, ranges: readonly VerseRange[]) => [
    ...query(said.en, ranges),
    ...query(said.es, ranges, 'es', add(said.en, 'en')),
  ]

  const groups = {
    guide: guide.entries.flatMap((entry) => {
      const passages = [...entry.passages, ...entry.views.flatMap((view) => view.passages)]
      const ranges = passages.map(({ range }) => range)
      const questions = guide.questions[entry.id] ?? { en: [], es: [] }
      const told = [...entry.summary, ...entry.views.flatMap(({ summary }) => summary)]
      return [
        ...queryInBoth(entry.title, ranges),
        ...[...entry.aliases.en, ...questions.en].flatMap((text) => query(text, ranges)),
        // these have no English that says the same: their verses alone teach them
        ...[...entry.aliases.es, ...questions.es].flatMap((text) => query(text, ranges, 'es', -1)),
        ...told.flatMap((sentence) => queryInBoth(sentence, sentence.from)),
        ...entry.facts.flatMap((fact) => [
          ...queryInBoth(fact, fact.from),
          ...fact.asks.en.flatMap((text) => query(text, fact.from)),
          ...fact.asks.es.flatMap((text) => query(text, fact.from, 'es', -1)),
        ]),
      ]
    }),
    notes: guide.entries.flatMap(({ passages, views }) =>
      [...passages, ...views.flatMap((view) => view.passages)].flatMap(({ note, range }) => query(note, [range])),
    ),
    topics: Array.from({ length: corpus.topics?.count ?? 0 }, (_, index) => corpus.topics!.at(index)).flatMap(
      ({ heading, under, text, passages }) =>
        query([heading.toLowerCase(), under, text].filter(Boolean).join(' '), passages),
    ),
    commentary: sample(random, commentary(corpus), commentarySentences).flatMap(({ text, range }) =>
      query(text, [range]),
    ),
    translations: others.flatMap((other) =>
      [...verseText].flatMap(([key, verse]) => {
        const text = other.verse(key)
        const { language } = other.record
        if (text === undefined || (language !== 'en' && language !== 'es')) return []
        return [{ text: add(text, language, verse), verses: [verse] }]
      }),
    ),
  }
  return { texts, groups }
}

function commentary({ commentaries }: Corpus): { text: string; range: VerseRange }[] {
  const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })
  return Array.from({ length: commentaries.count }, (_, index) => commentaries.at(index)).flatMap((section) => {
    const range = { start: section.start, end: section.end }
    if (section.kind !== 'section' || versesIn(range).length > mostVerses) return []
    const sentences = Array.from(segmenter.segment(section.text()), ({ segment }) => segment.trim())
    return sentences.filter(({ length }) => length >= 40 && length <= longestSentence).map((text) => ({ text, range }))
  })
}

/** So many items, drawn without replacement. */
function sample<T>(random: Random, items: readonly T[], count: number): T[] {
  const left = [...items]
  for (let place = 0; place < Math.min(count, left.length); place++) {
    const other = place + Math.floor(random() * (left.length - place))
    ;[left[place], left[other]] = [left[other]!, left[place]!]
  }
  return left.slice(0, count)
}
