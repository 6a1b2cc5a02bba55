import { Worker } from 'node:worker_threads'

const spinning = 'for (;;);'

/**
 * Keeps the processors busy with work that is not ours, as a machine does that others share.
 * @param threads how many compete with what is measured
 * @returns how to stop
 */
export function keepBusy(threads: number): () => Promise<void> {
  const workers = Array.from({ length: threads }, () => new Worker(spinning, { eval: true }))
  return async () => {
    await Promise.all(workers.map((worker) => worker.terminate()))
  }
}
