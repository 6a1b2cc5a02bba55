import { Type } from 'typebox'
import { Value } from 'typebox/value'
import { EmbeddingError } from './embedding-error.ts'
import { unitVectors } from './unit-vectors.ts'

const Reply = Type.Object({
  data: Type.Array(
    Type.Object({ index: Type.Optional(Type.Integer({ minimum: 0 })), embedding: Type.Array(Type.Unknown()) }),
  ),
})

type Expected = { endpoint: string; dimensions: number | undefined }

/**
 * The vectors of a reply in the order of the texts, whatever order they came in.
 * @param count of the texts
 * @throws EmbeddingError `wrong_shape` for anything but one vector a text, all of the size that was asked for, if any was
 */
export function vectorsIn(reply: string, count: number, { endpoint, dimensions }: Expected): Float32Array[] {
  const from = `The embedding service at ${endpoint}`
  const wrong = (what: string) => new EmbeddingError('wrong_shape', `${from} ${what}`)
  const value = parsed(reply)
  if (value === undefined) throw wrong('answers with something that is not JSON: check BEREA_EMBEDDER_URL.')
  if (!Value.Check(Reply, value)) throw wrong('answers without a list of vectors: check BEREA_EMBEDDER_URL.')
  const rows: unknown[][] = []
  for (const [place, { index = place, embedding }] of value.data.entries()) rows[index] = embedding
  if (value.data.length !== count || rows.length !== count || rows.includes(undefined as never)) {
    throw wrong(
      `answers ${count} texts with ${value.data.length} vectors, or misnumbers them: set BEREA_EMBEDDER_BATCH to 1.`,
    )
  }
  const vectors = unitVectors(rows, from)
  const size = vectors[0]!.length
  if (dimensions !== undefined && size !== dimensions) {
    throw wrong(
      `gives ${size} numbers a text where ${dimensions} were asked for: leave BEREA_EMBEDDER_DIMENSIONS unset.`,
    )
  }
  return vectors
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}
