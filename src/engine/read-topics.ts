import type { Corpus } from './corpus/index.ts'
import type { Language, StudyTopic, StudyTopicDetail, TopicPassage, TopicSentence } from './engine.ts'
import { guideSource } from './guide/guide.ts'
import type { GuideEntry, GuidePassage, GuideSentence } from './guide/guide-entry.ts'
import { detectLanguage, type GuideIndex, matchGuide } from './retrieval/index.ts'
import { formatReference, toOsis } from './scripture/index.ts'

type Deps = { corpus: Corpus; index: GuideIndex }

/** A list may show what is only near a query: the reader chooses. */
const leastListed = 0.3
const mostListed = 50

/**
 * Entries of the study guide: those that a query is about, best first, or without a query all of them by their ids.
 * @param language of titles, summaries and references; else the query's, else English
 */
export function listTopics(
  { corpus, index }: Deps,
  { query, language }: { query?: string; language?: Language },
): StudyTopic[] {
  const shown = language ?? (query === undefined ? undefined : detectLanguage(query)) ?? 'en'
  if (query === undefined) return corpus.guide.entries.map((entry) => topicOf(entry, shown))
  const found = (['en', 'es'] as const)
    .filter((one) => (detectLanguage(query) ?? language ?? one) === one)
    .flatMap((one) => matchGuide({ guide: corpus.guide, index }, query, one, { limit: mostListed, least: leastListed }))
    .toSorted((a, b) => b.score - a.score)
  const entries = [...new Set(found.map(({ entry }) => entry))]
  return entries.map((entry) => topicOf(entry, shown))
}

/** One entry whole, undefined when there is none of that id. */
export function readTopic(
  { corpus }: Pick<Deps, 'corpus'>,
  { id, language = 'en' }: { id: string; language?: Language },
): StudyTopicDetail | undefined {
  const entry = corpus.guide.find(id)
  if (entry === undefined) return undefined
  const sentence = sentenceIn(language)
  const { views, facts, answers, word, book, saying } = entry
  return {
    ...topicOf(entry, language),
    aliases: entry.aliases[language],
    sentences: entry.summary.map(sentence),
    ...(views.length === 0
      ? {}
      : {
          views: views.map(({ traditions, name, summary, passages }) => ({
            traditions,
            name: name[language],
            sentences: summary.map(sentence),
            passages: passages.map(passageIn(language)),
          })),
        }),
    ...(facts.length === 0 ? {} : { facts: facts.map(sentence) }),
    ...(answers.length === 0
      ? {}
      : {
          answers: answers.map(({ id, frame, asks, lead, short }) => ({
            id,
            frame,
            question: asks[language][0]!,
            sentences: [lead, ...short].map(sentence),
          })),
        }),
    ...(word === undefined ? {} : { word: { ...word, senses: word.senses.map(sentence) } }),
    ...(book === undefined
      ? {}
      : {
          book: {
            osis: book.code,
            author: sentence(book.author),
            date: sentence(book.date),
            audience: sentence(book.audience),
            purpose: sentence(book.purpose),
            outline: book.outline.map((part) => ({
              reference: formatReference(part.range, language),
              osis: toOsis(part.range),
              title: part[language],
            })),
          },
        }),
    ...(saying === undefined ? {} : { saying: { verdict: saying.verdict, origin: saying.origin?.[language] ?? null } }),
    source: guideSource,
  }
}

function topicOf(entry: GuideEntry, language: Language): StudyTopic {
  return {
    id: entry.id,
    kind: entry.kind,
    title: entry.title[language],
    summary: entry.summary.map((sentence) => sentence[language]).join(' '),
    passages: entry.passages.map(passageIn(language)),
    related: entry.related,
    status: entry.status,
    care: entry.care,
  }
}

const passageIn =
  (language: Language) =>
  ({ range, note }: GuidePassage): TopicPassage => ({
    reference: formatReference(range, language),
    osis: toOsis(range),
    note: note[language],
  })

const sentenceIn =
  (language: Language) =>
  (sentence: GuideSentence): TopicSentence => ({
    text: sentence[language],
    osis: sentence.from.map(toOsis),
  })
