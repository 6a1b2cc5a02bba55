import type { Engine } from './engine.ts'
import type { Guarded } from './guardrails/index.ts'
import { openEngine as openEngineFiles } from './open-engine.ts'
import { readEngineFiles } from './open-reader.ts'

export { addModule, removeModule } from './corpus/index.ts'
export { type Explain, type Explanation, openExplain } from './explain/index.ts'
export {
  alwaysOn,
  createPromptBursts,
  type Guarded,
  type GuardrailName,
  guardrailNames,
  maskForLog,
  removeSecrets,
} from './guardrails/index.ts'
export {
  chooseHelpLines,
  describeStale,
  type HelpLinesInUse,
  readHelpLines,
  staleHelpLines,
} from './help-lines/index.ts'
export { judgeBounds, type ModelJudge } from './judging/index.ts'
export { foreignLanguage } from './languages/index.ts'
export { type ListedModule, listModules } from './list-modules.ts'
export { type LoadedEngine, loadEngine } from './load-engine.ts'
export { openUnderstanding } from './open-understanding.ts'
export { prepareEngine } from './prepare-engine.ts'
export {
  type Book,
  bookOf,
  books,
  chapterOf,
  formatReference,
  fromOsis,
  parseReference,
  toOsis,
  type VerseRange,
  verseOf,
} from './scripture/index.ts'

/** Opens a finished build in this thread. */
export function openEngine(build: { folder: string; corpusVersion: string }, guarded?: Guarded): Engine {
  return openEngineFiles(readEngineFiles(build), guarded)
}
