import type { TextEmbedder } from '../../../platform/embeddings/index.ts'
import type { PackedBytes } from '../../../platform/packed-file.ts'
import { vectorOf } from './vector-file.ts'

/** A text and the vector it was given before. */
export type VectorSample = { text: string; vector: Float32Array }

/** Least cosine of two vectors of one text by one model: rounding and what it is batched with take less. */
const leastAlike = 0.95

/**
 * Whether vectors come of the model that the embedder has now. Its name does not always say so: a service may have
 * another model under the same name and address, and some run whatever they were started with.
 * @returns an answer a sample
 * @throws EmbeddingError when the embedder gives none
 */
export async function areOfModel(
  embedder: TextEmbedder,
  samples: readonly VectorSample[],
  signal?: AbortSignal,
): Promise<boolean[]> {
  const answers: boolean[] = []
  for (let start = 0; start < samples.length; start += embedder.batch) {
    const batch = samples.slice(start, start + embedder.batch)
    const vectors = await embedder.embed(
      batch.map(({ text }) => text),
      'document',
      signal,
    )
    answers.push(...batch.map(({ vector }, row) => isAlike(vector, vectors[row]!)))
  }
  return answers
}

/** Whether finished vectors come of the model that the embedder has now, going by the first verse that has a text. */
export async function isOfModel(
  embedder: TextEmbedder,
  vectors: PackedBytes,
  texts: readonly string[],
  signal?: AbortSignal,
): Promise<boolean> {
  const verse = texts.findIndex((text) => text !== '')
  const answers = await areOfModel(embedder, [{ text: texts[verse]!, vector: vectorOf(vectors, verse) }], signal)
  return answers[0]!
}

const isAlike = (a: Float32Array, b: Float32Array): boolean =>
  a.length === b.length && a.reduce((sum, value, place) => sum + value * b[place]!, 0) >= leastAlike
