import { Piscina } from 'piscina'
import {
  type EmbedderSettings,
  EmbeddingError,
  openEmbedder,
  type TextEmbedder,
} from '../../../platform/embeddings/index.ts'

/** An embedder as searches need it: one query at a time, without holding up the thread that serves. */
export type QueryEmbedder = {
  name: string
  /** @throws EmbeddingError when there is no vector to be had; the signal's reason once it is aborted */
  embed: (query: string, signal: AbortSignal) => Promise<Float32Array>
  close: () => Promise<void>
}

/**
 * Opens the embedder that the settings describe, for queries: a model of ours runs on a thread of its own.
 * @throws EmbeddingError
 */
export async function openQueryEmbedder(settings: EmbedderSettings): Promise<QueryEmbedder> {
  return settings.kind === 'onnx' ? openOnThread(settings) : openHere(await openEmbedder(settings))
}

const openHere = ({ name, embed, close }: TextEmbedder): QueryEmbedder => ({
  name,
  close,
  embed: async (query, signal) => (await embed([query], 'query', signal))[0]!,
})

async function openOnThread(settings: EmbedderSettings): Promise<QueryEmbedder> {
  // what is wrong with the settings is said best where its error keeps its class
  await (await openEmbedder(settings)).close()
  const pool = new Piscina({
    filename: new URL('./query-worker.ts', import.meta.url).href,
    workerData: settings,
    minThreads: 1,
    maxThreads: 1,
    recordTiming: false,
  })
  const failed = (cause: unknown) => {
    throw new EmbeddingError('broken_off', `The model cannot embed a query (${(cause as Error).message}).`, { cause })
  }
  pool.on('error', () => {}) // whoever asks is told
  return {
    name: (await pool.run(undefined).catch(failed)) as string,
    embed: async (query, signal) => {
      signal.throwIfAborted()
      return (await pool.run(query, { signal }).catch((error: unknown) => {
        signal.throwIfAborted()
        return failed(error)
      })) as Float32Array
    },
    close: () => pool.destroy(),
  }
}
