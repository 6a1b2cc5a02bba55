import './compile-patterns-once.ts'
import { openPackedFile } from '../platform/packed-file.ts'
import { openCorpus } from './corpus/index.ts'
import type { Engine, SearchRequest, VerseSearch } from './engine.ts'
import { languageOfRequest, openAnswerIndex, writeCrisisAnswer } from './generation/index.ts'
import type { WritingDesks } from './generative/index.ts'
import { guardSearch } from './guard-search.ts'
import type { GuardDeps } from './guarded-engine.ts'
import { createGuardrails, type Guarded, nothingGuarded } from './guardrails/index.ts'
import type { Guide } from './guide/guide.ts'
import { heardPlainly } from './heard-plainly.ts'
import { type EngineFiles, readerOf } from './open-reader.ts'
import { openWriters } from './open-writers.ts'
import type { QueryNearness } from './other-embedder.ts'
import {
  chooseTranslation,
  createVerseSearch,
  type FindQuotation,
  type Nearness,
  nearnessToVerses,
  openSearchIndex,
  openVectorIndex,
} from './retrieval/index.ts'
import { toOsis, versesIn } from './scripture/index.ts'
import { createUnderstanding, openReaderModel } from './understand/index.ts'
import { createVerifier, isScripture, openWordIndex, verifyVerses } from './verification/index.ts'

/** An engine that can be told what another embedder than the one that is shipped says of a query. */
export type NearEngine = Omit<Engine, 'searchVerses'> &
  WritingDesks & {
    searchVerses: (input: SearchRequest, near?: QueryNearness) => Promise<VerseSearch>
  }

/**
 * Opens the whole engine, in some 100 ms and 30 MB of this thread's own, with the guardrails around it.
 * @param guarded what must never leave; nothing of the service's own unless told
 * @param withoutRetrieval answers stand on one fixed verse: for benchmarks
 */
export function openEngine(
  files: EngineFiles,
  guarded: Guarded = nothingGuarded,
  { withoutRetrieval = false }: { withoutRetrieval?: boolean } = {},
): NearEngine {
  const corpus = openCorpus(files.corpus, files.corpusVersion)
  const index = openSearchIndex(files.search)
  const verifier = createVerifier(corpus, openWordIndex(files.search), nearnessToVerses(index))
  const findQuotation: FindQuotation = (text, options) =>
    verifier.findQuotation(text, options).map(({ range, ...match }) => ({ ranges: [range], ...match }))
  const reader = openReaderModel(openPackedFile(files.reader))
  const writer = { corpus, index, answerIndex: openAnswerIndex(index, reader), findQuotation }
  const guard: GuardDeps = {
    guardrails: createGuardrails(guarded, verifier),
    languageOf: (request) => {
      const language = languageOfRequest(corpus, request)
      chooseTranslation(corpus, request.translation, language)
      return language
    },
    understand: createUnderstanding({ reader, guide: corpus.guide, index, isScripture: isScripture(verifier) }),
    writeCrisis: (request) => writeCrisisAnswer(writer, request),
  }
  const search = guardSearch(
    { ...heardPlainly(guard), versesForTheHurt: versesForTheHurt(corpus.guide) },
    createVerseSearch(writer),
  )
  return {
    ...readerOf(corpus, index),
    searchVerses: async (input, near) => search(input, near && nearnessOf(near)),
    verifyVerses: async (request) => verifyVerses(corpus, verifier, request),
    ...openWriters({ corpus, writer, guard, verifyText: verifier.verifyText, withoutRetrieval }),
  }
}

/** Of entries that no one disputes: what wives are asked is no word for one who is beaten. */
function versesForTheHurt({ entries }: Guide): ReadonlySet<string> {
  const ranges = entries
    .filter(({ care, status }) => care.includes('abuse') && status === 'core')
    .flatMap(({ passages }) => passages)
  return new Set(ranges.flatMap(({ range }) => versesIn(range).map((key) => toOsis({ start: key, end: key }))))
}

let opened: { path: string; verses: Nearness['verses'] } | undefined

/** The vectors come with each query, as memory that threads share; a thread opens them once. */
function nearnessOf({ vectors, direction }: QueryNearness): Nearness {
  if (opened?.path !== vectors.path) opened = { path: vectors.path, verses: openVectorIndex(vectors) }
  return { direction, verses: opened.verses }
}
