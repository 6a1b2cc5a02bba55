import { type EmbedderSettings, EmbeddingError, openEmbedder } from '../platform/embeddings/index.ts'
import type { PackedBytes } from '../platform/packed-file.ts'
import type { BibleText, Corpus } from './corpus/index.ts'
import {
  buildVectorsInWorker,
  isOfModel,
  openQueryEmbedder,
  openVectorStore,
  type QueryEmbedder,
} from './retrieval/index.ts'

/** What a query is near to by an embedder other than the one that is shipped: the verses' vectors and its own. */
export type QueryNearness = { vectors: PackedBytes; direction: Float32Array }

/** An embedder of the operator's choice, from the moment on when it has embedded all verses. */
export type OtherEmbedder = {
  /** @returns undefined while the verses are being embedded, and when the query cannot be */
  near: (query: string) => Promise<QueryNearness | undefined>
  close: () => Promise<void>
}

type Options = { settings: EmbedderSettings; dataDir: string; corpus: Corpus; say: (line: string) => void }
type Ready = { embedder: QueryEmbedder; vectors: PackedBytes }

/** A search waits for a query's vector no longer than this. */
const longestWaitMs = 2_000
/** Of failures that follow one another only so many are told. */
const tellEveryMs = 10_000
const meanwhile = 'Until then verses are found by meaning with the embedder that is shipped.'

/**
 * Starts embedding all verses, in the background and once for a corpus and model; what stops it is told and is no
 * reason to stop searching.
 */
export function startOtherEmbedder({ settings, dataDir, corpus, say }: Options): OtherEmbedder {
  const stop = new AbortController()
  let ready: Ready | undefined
  let toldAt = 0
  const tell = (error: unknown) => {
    if (stop.signal.aborted || Date.now() - toldAt < tellEveryMs) return
    toldAt = Date.now()
    say(`${error instanceof EmbeddingError ? error.message : `The embedder failed: ${error}`} ${meanwhile}`)
  }
  const starting = prepare({ settings, dataDir, corpus, say }, stop.signal)
    .then((prepared) => {
      ready = prepared
    })
    .catch(tell)
  return {
    near: async (query) => {
      if (ready === undefined) return undefined
      const { embedder, vectors } = ready
      const signal = AbortSignal.any([stop.signal, AbortSignal.timeout(longestWaitMs)])
      try {
        return { vectors, direction: await embedder.embed(query, signal) }
      } catch (error) {
        tell(error)
        return undefined
      }
    },
    close: async () => {
      stop.abort()
      await starting
      await ready?.embedder.close()
    },
  }
}

async function prepare({ settings, dataDir, corpus, say }: Options, signal: AbortSignal): Promise<Ready> {
  const embedder = await openQueryEmbedder(settings)
  try {
    const texts = textsOf(corpus)
    const store = openVectorStore({ dataDir, embedder: embedder.name, texts })
    let vectors = store.find()
    if (vectors !== undefined && !(await isSameModel(settings, vectors, texts, signal))) {
      say('The embedder gives other vectors than it gave before: its model has changed. The verses are embedded anew.')
      store.remove()
      vectors = undefined
    }
    if (vectors === undefined) say(`The verses are being embedded. ${meanwhile}`)
    return { embedder, vectors: vectors ?? (await buildVectorsInWorker({ settings, dataDir, texts, say, signal })) }
  } catch (error) {
    await embedder.close()
    throw error
  }
}

/** A file's hash is in the name of its embedder; a service is asked. */
const isSameModel = async (
  settings: EmbedderSettings,
  vectors: PackedBytes,
  texts: readonly string[],
  signal: AbortSignal,
): Promise<boolean> =>
  settings.kind === 'onnx' || (await isOfModel(await openEmbedder(settings), vectors, texts, signal))

/** The text of each verse in the first translation that has it, English ones first; empty where none has. */
function textsOf({ keys, texts }: Corpus): string[] {
  const isEnglish = ({ record }: BibleText) => Number(record.language === 'en')
  const sorted = texts.toSorted((a, b) => isEnglish(b) - isEnglish(a))
  return Array.from(keys, (_, verse) => sorted.map((text) => text.verseAt(verse)).find(Boolean) ?? '')
}
