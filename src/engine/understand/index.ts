export { decisions, shortPrompt } from './decisions.ts'
export {
  type Ask,
  type Care,
  type DangerKind,
  type Frame,
  type Intent,
  isOffTopic,
  type LikelyEntry,
  ofOneself,
  type Voices,
} from './intent.ts'
export { openReaderModel, type Reader } from './reader.ts'
export { createUnderstanding, type Understand } from './understand.ts'
