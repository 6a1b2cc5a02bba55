import type { Engine } from '../engine.ts'
import { type Guarded, nothingGuarded } from '../guardrails/guarded.ts'
import type { NearEngine } from '../open-engine.ts'
import { type EngineFiles, openReader } from '../open-reader.ts'
import type { EngineCall, PooledOperation } from './engine-call.ts'
import { type EnginePool, startEnginePool } from './engine-pool.ts'
import { warmUpCalls, warmUpReader } from './warm-up.ts'

/** An engine and how to give back what it holds, once nobody asks it any more. */
export type OpenedEngine = { engine: NearEngine; close: () => Promise<void> }

/**
 * Opens an engine that reads passages here and searches, writes and verifies in worker threads. These go on warming up
 * for half a second after it has returned.
 * @param workers how many, at least one
 * @param guarded what must never leave beside what instructs models; nothing of the service’s own unless told
 * @param withoutRetrieval answers stand on one fixed verse: for benchmarks
 * @param say told of a worker that broke down between calls
 */
export async function openPooledEngine(
  files: EngineFiles,
  {
    workers,
    guarded = nothingGuarded,
    withoutRetrieval = false,
    say,
  }: { workers: number; guarded?: Guarded; withoutRetrieval?: boolean; say: (line: string) => void },
): Promise<OpenedEngine> {
  const starting = startEnginePool({
    workers,
    file: new URL('engine-worker.ts', import.meta.url),
    data: { ...files, guarded, withoutRetrieval },
    report: (error) => say(`An engine worker broke down and is replaced: ${error.stack ?? error.message}`),
  })
  const reader = openReader(files)
  warmUpReader(reader)
  const { run, close } = await starting
  const closing = new AbortController()
  const warming = warmUp(run, workers, closing.signal).catch((error: Error) =>
    say(`The engine could not be warmed up: ${error.message}`),
  )
  const pooled =
    <Name extends Exclude<PooledOperation, 'searchVerses'>>(operation: Name) =>
    (input: Parameters<Engine[Name]>[0]): ReturnType<Engine[Name]> =>
      run({ operation, input } as EngineCall) as ReturnType<Engine[Name]>
  const engine: NearEngine = {
    ...reader,
    searchVerses: (input, near) =>
      run({ operation: 'searchVerses', input, near }) as ReturnType<NearEngine['searchVerses']>,
    writeAnswer: pooled('writeAnswer'),
    writeInsights: pooled('writeInsights'),
    writePrayer: pooled('writePrayer'),
    writeTheology: pooled('writeTheology'),
    questionsForJudge: (input) => run({ operation: 'questionsForJudge', input }) as never,
    prepareWriting: (input) => run({ operation: 'prepareWriting', input }) as never,
    finishWriting: (input) => run({ operation: 'finishWriting', input } as EngineCall) as never,
    finishUnit: (input) => run({ operation: 'finishUnit', input } as EngineCall) as never,
    finishStream: (input) => run({ operation: 'finishStream', input } as EngineCall) as never,
    verifyVerses: pooled('verifyVerses'),
  }
  return {
    engine,
    close: async () => {
      closing.abort()
      await warming
      await close()
    },
  }
}

/** Every worker has one of as many equal calls, since each is at work on one at a time. */
async function warmUp(run: EnginePool['run'], workers: number, closing: AbortSignal): Promise<void> {
  for (const call of warmUpCalls) {
    if (closing.aborted) return
    await Promise.all(Array.from({ length: workers }, () => run(call)))
  }
}
