import { EmbeddingError } from './embedding-error.ts'

/**
 * The whole body of a response, which may be of any length.
 * @throws EmbeddingError `wrong_shape` as soon as it is over the limit; what `fetch` throws when it breaks off
 */
export async function readText(response: Response, mostBytes: number): Promise<string> {
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of response.body ?? []) {
    bytes += part.length
    if (bytes > mostBytes) {
      throw new EmbeddingError(
        'wrong_shape',
        `The reply of ${response.url} is over ${mostBytes} bytes long: set BEREA_EMBEDDER_BATCH lower.`,
      )
    }
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}
