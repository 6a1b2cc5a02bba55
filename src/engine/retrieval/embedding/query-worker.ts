import { workerData } from 'node:worker_threads'
import { type EmbedderSettings, openEmbedder } from '../../../platform/embeddings/index.ts'

/** Embeds queries on a thread of its own, which the model may keep busy; started by `query-embedder.ts` only. */
const embedder = await openEmbedder(workerData as EmbedderSettings)

/** @returns the vector of a query; without one the embedder's name */
export default async (query: string | undefined): Promise<Float32Array | string> =>
  query === undefined ? embedder.name : (await embedder.embed([query], 'query'))[0]!
