export { decisions } from './decisions.ts'
export type { Ask, Care, DangerKind, Frame, Intent, LikelyEntry } from './intent.ts'
export { openReaderModel, type Reader } from './reader.ts'
export { createUnderstanding, type Understand } from './understand.ts'
