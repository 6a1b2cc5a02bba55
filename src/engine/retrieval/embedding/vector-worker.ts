import { parentPort, workerData } from 'node:worker_threads'
import { EmbeddingError, openEmbedder } from '../../../platform/embeddings/index.ts'
import { buildVectors } from './build-vectors.ts'
import type { FromVectorWorker, VectorWork } from './build-vectors-in-worker.ts'

/** Builds vectors on a thread of its own, which the model may keep busy; started by `build-vectors-in-worker.ts` only. */
const { settings, dataDir, texts } = workerData as VectorWork
const post = (message: FromVectorWorker) => parentPort!.postMessage(message)

const stop = new AbortController()
parentPort!.once('message', () => stop.abort())
post(await outcome())

async function outcome(): Promise<FromVectorWorker> {
  try {
    const embedder = await openEmbedder(settings)
    try {
      const say = (line: string) => post({ line })
      return { vectors: await buildVectors({ dataDir, texts, embedder, say, signal: stop.signal }) }
    } finally {
      await embedder.close()
    }
  } catch (error) {
    // the class of an error does not travel
    const { message, stack } = error as Error
    return { failure: { kind: error instanceof EmbeddingError ? error.kind : undefined, message, stack } }
  }
}
