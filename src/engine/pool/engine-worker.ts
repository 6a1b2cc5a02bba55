import { workerData } from 'node:worker_threads'
import { type EngineFiles, openEngine } from '../open-engine.ts'
import { answerCalls } from './engine-call.ts'

/** The whole engine on a thread of its own, over files it shares with all others; started by `engine-pool.ts` only. */
export default answerCalls(openEngine(workerData as EngineFiles))
