import './compile-patterns-once.ts'
import { join } from 'node:path'
import { type PackedBytes, readPackedFile } from '../platform/packed-file.ts'
import { type Corpus, openCorpus } from './corpus/index.ts'
import type { Engine } from './engine.ts'
import { listChapters, readChapter } from './read-chapter.ts'
import { listTranslations, readPassage } from './read-passage.ts'
import { listTopics, readTopic } from './read-topics.ts'
import { listWords, readWord } from './read-word.ts'
import { type GuideIndex, openGuideIndex } from './retrieval/index.ts'

/** A finished build in memory, some 150 MB that threads share: sending it to a worker copies nothing. */
export type EngineFiles = { corpusVersion: string; corpus: PackedBytes; search: PackedBytes; reader: PackedBytes }

/** The reader of requests as it is shipped; models/reader.md is its card. */
const readerModelPath = join(import.meta.dirname, '../../models/reader.bin')

/** Reads the files of a finished build. */
export function readEngineFiles({ folder, corpusVersion }: { folder: string; corpusVersion: string }): EngineFiles {
  return {
    corpusVersion,
    corpus: readPackedFile(join(folder, 'corpus.bin')),
    search: readPackedFile(join(folder, 'search.bin')),
    reader: readPackedFile(readerModelPath),
  }
}

/** What takes microseconds and needs nothing but the corpus. */
export type Reader = Pick<
  Engine,
  | 'corpusVersion'
  | 'listTranslations'
  | 'readPassage'
  | 'readChapter'
  | 'listChapters'
  | 'readWord'
  | 'listWords'
  | 'listTopics'
  | 'readTopic'
>

/** Opens what reads passages and the study guide. */
export function openReader({ corpus: file, search, corpusVersion }: EngineFiles): Reader {
  return readerOf(openCorpus(file, corpusVersion), openGuideIndex(search))
}

/** Reads passages and the study guide from what is open. */
export function readerOf(corpus: Corpus, index: GuideIndex): Reader {
  const { version: corpusVersion } = corpus
  return {
    corpusVersion,
    listTranslations: () => listTranslations(corpus),
    readPassage: (input) => readPassage(corpus, input),
    readChapter: (input) => readChapter(corpus, input),
    listChapters: (input) => listChapters(corpus, input),
    readWord: (input) => readWord(corpus, input),
    listWords: () => listWords(corpus),
    listTopics: (input) => listTopics({ corpus, index }, input),
    readTopic: (input) => readTopic({ corpus }, input),
  }
}
