import type { Engine, GuideKind, Language } from '../engine/engine.ts'
import { bookOf, chapterOf, fromOsis, type VerseRange } from '../engine/index.ts'
import { once } from '../platform/once.ts'

/** An entry as lists show it, with the passages that it rests on. */
export type ListedTopic = { id: string; kind: GuideKind; title: string }
/** An entry that rests on a chapter; `rank` is how early it names it, 0 first. */
export type TopicOfChapter = ListedTopic & { ranges: VerseRange[]; rank: number }

/** The study guide by chapter and by word, in each language. */
export type GuideLookup = {
  /** Entries that rest on a chapter, by its OSIS; those that name it first come first. */
  ofChapter: (language: Language, osis: string) => readonly TopicOfChapter[]
  /** Id of the entry on a word, by its Strong's number. */
  ofWord: (strongs: string) => string | undefined
  /** Every entry, by its title. */
  all: (language: Language) => readonly ListedTopic[]
  title: (language: Language, id: string) => string | undefined
}

/** Reads the guide once for each language, when it is first asked for. */
export function lookUpGuide(engine: Pick<Engine, 'listTopics' | 'readTopic'>): GuideLookup {
  const read = { en: once(() => readGuide(engine, 'en')), es: once(() => readGuide(engine, 'es')) }
  return {
    ofChapter: (language, osis) => read[language]().byChapter.get(osis) ?? [],
    ofWord: (strongs) => read.en().byWord.get(strongs),
    all: (language) => read[language]().all,
    title: (language, id) => read[language]().titles.get(id),
  }
}

function readGuide({ listTopics, readTopic }: Pick<Engine, 'listTopics' | 'readTopic'>, language: Language) {
  const { compare } = new Intl.Collator(language) // to make one for each comparison takes a quarter of a second
  const byChapter = new Map<string, TopicOfChapter[]>()
  const byWord = new Map<string, string>()
  const listed = listTopics({ language })
  for (const { id, kind, title, passages } of listed) {
    // no other kind has views or a word, and to read all of them whole takes a quarter of a second
    const isRead = kind === 'disputed' || kind === 'word'
    const { views = [], word } = (isRead ? readTopic({ id, language }) : undefined) ?? {}
    for (const [osis, found] of chaptersOf([...passages, ...views.flatMap((view) => view.passages)])) {
      const topics = byChapter.get(osis) ?? []
      topics.push({ id, kind, title, ...found })
      byChapter.set(osis, topics)
    }
    // the number that an entry names first is what it is about
    word?.strongs.forEach((strongs, at) => {
      if (at === 0 || !byWord.has(strongs)) byWord.set(strongs, id)
    })
  }
  for (const topics of byChapter.values()) topics.sort((a, b) => a.rank - b.rank || compare(a.title, b.title))
  const all = listed.map(({ id, kind, title }) => ({ id, kind, title })).toSorted((a, b) => compare(a.title, b.title))
  return { byChapter, byWord, all, titles: new Map(all.map(({ id, title }) => [id, title])) }
}

function chaptersOf(passages: readonly { osis: string }[]): Map<string, { ranges: VerseRange[]; rank: number }> {
  const chapters = new Map<string, { ranges: VerseRange[]; rank: number }>()
  passages.forEach(({ osis }, rank) => {
    const range = fromOsis(osis)
    if (range === undefined) return
    for (let chapter = chapterOf(range.start); chapter <= chapterOf(range.end); chapter++) {
      const name = `${bookOf(range.start).code}.${chapter}`
      const found = chapters.get(name) ?? { ranges: [], rank }
      found.ranges.push(range)
      chapters.set(name, found)
    }
  })
  return chapters
}
