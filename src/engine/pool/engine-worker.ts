import { workerData } from 'node:worker_threads'
import type { Guarded } from '../guardrails/index.ts'
import { openEngine } from '../open-engine.ts'
import type { EngineFiles } from '../open-reader.ts'
import { withPrompts } from '../with-prompts.ts'
import { answerCalls } from './engine-call.ts'

const { guarded, withoutRetrieval, ...files } = workerData as EngineFiles & {
  guarded: Guarded
  withoutRetrieval: boolean
}

/** The whole engine on a thread of its own, over files it shares with all others; started by `engine-pool.ts` only. */
export default answerCalls(openEngine(files, withPrompts(guarded), { withoutRetrieval }))
