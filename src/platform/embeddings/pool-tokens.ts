import { EmbeddingError } from './embedding-error.ts'
import type { Tensor } from './transformers-package.ts'
import { unitVectors } from './unit-vectors.ts'

/** The mean of all tokens of the text, or the first token, which such a model learnt to stand for all. */
export type Pooling = 'mean' | 'cls'

/**
 * Makes one vector of length 1 a text from what a model says of each of its tokens.
 * @param mask 1 for a token, 0 for what only fills up to the longest text
 * @throws EmbeddingError `wrong_shape` for a model that is not made for this
 */
export function pooledRows(
  outputs: Record<string, Tensor | undefined>,
  mask: Tensor,
  pooling: Pooling,
  from: string,
): Float32Array[] {
  const tokens = outputs.last_hidden_state ?? outputs.token_embeddings
  if (tokens?.dims.length !== 3) {
    const message = `${from} gives no vector for each token (last_hidden_state): it was not exported for feature extraction.`
    throw new EmbeddingError('wrong_shape', message)
  }
  if (tokens.type !== 'float32') {
    const message = `${from} answers in ${tokens.type}, and not in float32: set BEREA_EMBEDDER_DTYPE to fp32 or q8.`
    throw new EmbeddingError('wrong_shape', message)
  }
  const [texts, length, size] = tokens.dims as [number, number, number]
  const data = tokens.data as Float32Array
  const rows = Array.from({ length: texts }, (_, text) => {
    if (pooling === 'cls') return data.slice(text * length * size, (text * length + 1) * size)
    const sum = new Float64Array(size)
    for (let token = text * length; token < (text + 1) * length; token++) {
      if (!mask.data[token]) continue
      for (let place = 0; place < size; place++) sum[place]! += data[token * size + place]!
    }
    return sum // of whatever length: only its direction counts
  })
  return unitVectors(rows, from)
}
