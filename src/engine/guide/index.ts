export type { GuideEntry, GuideFact, GuidePassage, GuideSentence, GuideView } from './guide-entry.ts'
export type { Care, GuideKind, Tradition } from './guide-file.ts'
export { type GuideProblem, guideFilesIn, readGuide } from './read-guide.ts'
