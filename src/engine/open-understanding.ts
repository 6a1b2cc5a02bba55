import { openPackedFile } from '../platform/packed-file.ts'
import { type Corpus, openCorpus } from './corpus/index.ts'
import { type EngineFiles, readEngineFiles } from './open-reader.ts'
import { openGuideIndex } from './retrieval/index.ts'
import { createUnderstanding, openReaderModel, type Reader, type Understand } from './understand/index.ts'
import { createVerifier, isScripture, openWordIndex } from './verification/index.ts'

/** What is heard of a request, by itself: for evaluations. */
export function openUnderstanding(build: { folder: string; corpusVersion: string }): {
  understand: Understand
  /** Ids of the guide's entries by their titles in both languages. */
  titles: ReadonlyMap<string, string>
} {
  const files = readEngineFiles(build)
  const corpus = openCorpus(files.corpus, files.corpusVersion)
  const reader = openReaderModel(openPackedFile(files.reader))
  const { entries } = corpus.guide
  return {
    understand: openUnderstandingOf(files, { corpus, reader }),
    titles: new Map(entries.flatMap(({ id, title }) => [title.en, title.es].map((name) => [name, id] as const))),
  }
}

/** The same of files and a corpus that are open. */
export function openUnderstandingOf(
  { search }: Pick<EngineFiles, 'search'>,
  { corpus, reader }: { corpus: Corpus; reader: Reader },
): Understand {
  const verifier = createVerifier(corpus, openWordIndex(search))
  const index = openGuideIndex(search)
  return createUnderstanding({ reader, guide: corpus.guide, index, isScripture: isScripture(verifier) })
}
