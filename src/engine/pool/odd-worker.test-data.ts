import { workerData } from 'node:worker_threads'
import { AppError } from '../../errors.ts'
import type { VerifiedVerses } from '../engine.ts'
import { answerCalls } from './engine-call.ts'

/** Shared with the test: what waits goes on when the first place is not 0 any more. */
const gate = workerData as Int32Array

/** An engine whose verifier does what its text says: the ways in which a call in a worker can end. */
export default answerCalls({
  searchVerses: async () => Promise.reject(new Error('not asked for')),
  writeInsights: async () => Promise.reject(new Error('not asked for')),
  writePrayer: async () => Promise.reject(new Error('not asked for')),
  questionsForJudge: async () => Promise.reject(new Error('not asked for')),
  prepareWriting: async () => Promise.reject(new Error('not asked for')),
  finishWriting: async () => Promise.reject(new Error('not asked for')),
  finishUnit: async () => Promise.reject(new Error('not asked for')),
  finishStream: async () => Promise.reject(new Error('not asked for')),
  writeTheology: async () => Promise.reject(new Error('not asked for')),
  writeAnswer: async () => Promise.reject(new Error('not asked for')),
  verifyVerses: async ({ text }): Promise<VerifiedVerses> => {
    if (text === 'refuse') {
      throw new AppError('bad_request', 'There is no such thing.', { param: '/text', cause: new Error('for the log') })
    }
    if (text === 'refuse with an odd cause') throw new AppError('bad_request', 'No.', { cause: { ask: () => 'why' } })
    if (text === 'fail') throw new TypeError('something is undefined')
    if (text === 'die') process.exit(7)
    if (text === 'wait') Atomics.wait(gate, 0, 0)
    return { items: [], corpusVersion: text }
  },
})
