import { Piscina } from 'piscina'
import { AppError } from '../../errors.ts'
import { type EngineCall, type EngineOutcome, resultOf } from './engine-call.ts'
import { createTurns } from './turns.ts'

/** Worker threads that run engine calls, each one call at a time. */
export type EnginePool = {
  /**
   * @throws AppError what the engine refused, as it did; `rate_limited` when too many calls wait already;
   * `server_error` when the engine failed, its thread died, or it took too long
   */
  run: (call: EngineCall) => Promise<unknown>
  /** Finishes what was accepted, then ends the threads. */
  close: () => Promise<void>
}

type Options = {
  workers: number
  /** A module whose default export is an `answerCalls`. */
  file: URL
  /** What every worker finds in `workerData`; shared memory in it is shared. */
  data?: unknown
  /** How many calls may wait for a worker before the next one is refused. */
  mostWaiting?: number
  /** How long a worker may take over a call before it is ended. */
  deadlineMs?: number
  /** Told of a worker that broke down between calls. */
  report: (error: Error) => void
}

/** At some 10 ms a call nobody waits for much longer than the second after which the next one is told to return. */
const mostWaitingPerWorker = 64
/** Extractive work takes milliseconds; what takes this long hangs. */
const longestCallMs = 10_000
/** Old objects of one engine take 30 MB; one that runs wild ends its own thread and not the process. */
const mostHeapMiB = 512

/**
 * Starts the pool. A worker that dies or hangs ends its own call only; another one takes its place.
 * @returns once every worker has opened its engine
 * @throws what keeps the workers from opening
 */
export async function startEnginePool({
  workers,
  file,
  data,
  mostWaiting = workers * mostWaitingPerWorker,
  deadlineMs = longestCallMs,
  report,
}: Options): Promise<EnginePool> {
  const pool = new Piscina({
    filename: file.href,
    workerData: data,
    minThreads: workers,
    maxThreads: workers,
    resourceLimits: { maxOldGenerationSizeMb: mostHeapMiB },
    recordTiming: false,
  })
  pool.on('error', report)
  // never more calls in the library's hands than it has threads: its own queue does not keep to their order
  const turns = createTurns(workers)
  const accepted = new Set<Promise<unknown>>()

  const work = async (call: EngineCall): Promise<unknown> => {
    await turns.take()
    const deadline = new AbortController()
    const timer = call.operation === 'open' ? undefined : setTimeout(() => deadline.abort(), deadlineMs)
    try {
      return resultOf((await pool.run(call, { signal: deadline.signal })) as EngineOutcome)
    } catch (error) {
      if (error instanceof AppError) throw error
      const why = deadline.signal.aborted ? `took over ${deadlineMs} ms and was ended` : 'failed'
      throw new AppError('server_error', `An engine call ${why}.`, { cause: error })
    } finally {
      clearTimeout(timer)
      turns.give()
    }
  }
  const run: EnginePool['run'] = async (call) => {
    if (turns.waiting() >= mostWaiting) {
      throw new AppError('rate_limited', 'The service is busy. Try again in 1 second.', { retryAfterSeconds: 1 })
    }
    const working = work(call)
    accepted.add(working)
    try {
      return await working
    } finally {
      accepted.delete(working)
    }
  }

  try {
    // as many calls as workers, each at work on one, so that every one has to be open to answer
    await Promise.all(Array.from({ length: workers }, () => run({ operation: 'open' })))
  } catch (error) {
    await pool.destroy()
    throw error
  }
  const close = async () => {
    await Promise.allSettled(accepted)
    await pool.destroy()
  }
  return { run, close }
}
