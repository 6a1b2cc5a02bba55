export { guideFolder } from './compile-guide.ts'
export type { GuideEntry } from './guide-entry.ts'
export type { GuideKind } from './guide-file.ts'
export { guideFilesIn, readGuide } from './read-guide.ts'
