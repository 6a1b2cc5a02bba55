import type { Verifier } from '../verification/index.ts'
import type { Guardrail } from './contract.ts'
import { openCostAbuse } from './cost-abuse.ts'
import { openCrisisSafety } from './crisis-safety.ts'
import { openDivineImpersonation } from './divine-impersonation.ts'
import { openDoctrinalBalance } from './doctrinal-balance.ts'
import type { Guarded } from './guarded.ts'
import { openHatefulContent } from './hateful-content.ts'
import { createInternalExposure } from './internal-exposure.ts'
import { openPromptInjection } from './prompt-injection.ts'
import { createScriptureIntegrity } from './scripture-integrity.ts'
import { createSensitiveData } from './sensitive-data.ts'
import { openUnsafeOutput } from './unsafe-output.ts'

export { type Guardrail, type GuardrailName, guardrailNames, type JudgeQuestion, type Stage } from './contract.ts'
export { type Guarded, nothingGuarded } from './guarded.ts'
export { removeSecrets } from './internal-exposure.ts'
export { type Judged, judgements, judgeQuestions, longestJudged } from './judge.ts'
export { createPromptBursts } from './prompt-bursts.ts'
export { runGuardrails } from './run-guardrails.ts'
export { type OutputOptions, type ScreenedOutput, screenOutput, screenPart } from './screen-output.ts'
export {
  type KnownDanger,
  questionsAbout,
  type ScreenedRequest,
  screenRequest,
} from './screen-request.ts'
export { closingOf, newStreamScreen, type StreamScreen, screenUnit } from './screen-stream.ts'
export { maskForLog } from './sensitive-data.ts'
export { alwaysOn, defaultSettings } from './settings.ts'

/** All ten guardrails, in the order in which they are asked. */
export const createGuardrails = (
  guarded: Guarded,
  verifier: Pick<Verifier, 'verifyText' | 'corpusVersion'>,
): Guardrail[] => [
  openCostAbuse(),
  openCrisisSafety(),
  createSensitiveData(guarded.helpPhones),
  openPromptInjection(),
  // a mark of evaluation data is as secret as a key, in every form
  createInternalExposure({ ...guarded, secrets: [...guarded.secrets, ...guarded.fingerprints] }),
  openHatefulContent(),
  openDivineImpersonation(),
  openUnsafeOutput(),
  openDoctrinalBalance(),
  createScriptureIntegrity(verifier.verifyText, verifier.corpusVersion),
]
