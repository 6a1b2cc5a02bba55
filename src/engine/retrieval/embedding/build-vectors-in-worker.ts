import { Worker } from 'node:worker_threads'
import { type EmbedderSettings, EmbeddingError, type EmbeddingErrorKind } from '../../../platform/embeddings/index.ts'
import type { PackedBytes } from '../../../platform/packed-file.ts'

/** What the worker is given. */
export type VectorWork = { settings: EmbedderSettings; dataDir: string; texts: readonly string[] }

/** What the worker sends: lines of progress, and at the end the one or the other. */
export type FromVectorWorker =
  | { line: string }
  | { vectors: PackedBytes }
  | { failure: { kind: EmbeddingErrorKind | undefined; message: string; stack: string | undefined } }

type Options = VectorWork & { say: (line: string) => void; signal?: AbortSignal | undefined }

/** A batch that is being worked on is let go on for so long, then the thread is ended over it. */
const longestStopMs = 5_000

/**
 * Builds the vectors of all texts on a thread of its own, as `buildVectors` does, so that this one goes on serving.
 * @returns once the thread has ended
 * @throws EmbeddingError as it was thrown there, `broken_off` for what else ended it; the signal's reason once it is
 * aborted
 */
export async function buildVectorsInWorker({ say, signal, ...work }: Options): Promise<PackedBytes> {
  signal?.throwIfAborted()
  const worker = new Worker(new URL('./vector-worker.ts', import.meta.url), { workerData: work })
  let timer: NodeJS.Timeout | undefined
  const stop = () => {
    worker.postMessage('stop')
    timer = setTimeout(() => void worker.terminate(), longestStopMs)
  }
  signal?.addEventListener('abort', stop, { once: true })
  try {
    return await outcomeOf(worker, say)
  } catch (error) {
    signal?.throwIfAborted()
    throw error
  } finally {
    signal?.removeEventListener('abort', stop)
    clearTimeout(timer)
    await worker.terminate()
  }
}

const outcomeOf = (worker: Worker, say: (line: string) => void): Promise<PackedBytes> =>
  new Promise((resolve, reject) => {
    worker.on('message', (message: FromVectorWorker) => {
      if ('line' in message) say(message.line)
      else if ('vectors' in message) resolve(message.vectors)
      else reject(errorOf(message.failure))
    })
    worker.once('error', (cause) => reject(brokenOff(cause.message, cause)))
    worker.once('exit', (code) => reject(brokenOff(`its thread ended with ${code}`)))
  })

const errorOf = ({ kind, message, stack }: Extract<FromVectorWorker, { failure: object }>['failure']) =>
  kind === undefined ? brokenOff(message, stack) : new EmbeddingError(kind, message, { cause: stack })

const brokenOff = (reason: string, cause?: unknown) =>
  new EmbeddingError('broken_off', `The vectors of the verses cannot be built (${reason}).`, { cause })
