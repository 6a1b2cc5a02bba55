import { openPackedFile } from '../platform/packed-file.ts'
import { openCorpus } from './corpus/index.ts'
import { readEngineFiles } from './open-reader.ts'
import { openGuideIndex } from './retrieval/index.ts'
import { createUnderstanding, openReaderModel, type Understand } from './understand/index.ts'
import { createVerifier, isScripture, openWordIndex } from './verification/index.ts'

/** What is heard of a request, by itself: for evaluations and explanations. */
export function openUnderstanding(build: { folder: string; corpusVersion: string }): {
  understand: Understand
  /** Ids of the guide's entries by their titles in both languages. */
  titles: ReadonlyMap<string, string>
} {
  const files = readEngineFiles(build)
  const corpus = openCorpus(files.corpus, files.corpusVersion)
  const { guide } = corpus
  const index = openGuideIndex(files.search)
  const verifier = createVerifier(corpus, openWordIndex(files.search))
  const reader = openReaderModel(openPackedFile(files.reader))
  return {
    understand: createUnderstanding({ reader, guide, index, isScripture: isScripture(verifier) }),
    titles: new Map(guide.entries.flatMap(({ id, title }) => [title.en, title.es].map((name) => [name, id] as const))),
  }
}
