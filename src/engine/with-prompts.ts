import { promptTexts } from './generative/index.ts'
import type { Guarded } from './guardrails/index.ts'
import { judgeInstructions } from './judging/index.ts'

/** What instructs models is never told. */
export const withPrompts = (guarded: Guarded): Guarded => ({
  ...guarded,
  promptTexts: [...guarded.promptTexts, ...promptTexts, judgeInstructions],
})
