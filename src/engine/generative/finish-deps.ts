import type { VerifiedItem, VerifyOptions } from '../verification/index.ts'
import type { Evidence } from './evidence.ts'

/** What checks and cites what a model wrote. */
export type FinishDeps = {
  verifyText: (text: string, options?: VerifyOptions) => VerifiedItem[]
  /** A verse passage as a source to cite; undefined when no loaded translation has it. */
  sourceOf: (osis: string, translation: string) => Omit<Evidence, 'id'> | undefined
}
