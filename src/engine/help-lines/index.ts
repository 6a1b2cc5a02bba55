export { chooseHelpLines } from './choose-help-lines.ts'
export { describeStale, type HelpLinesInUse, phonesOf, readHelpLines, staleHelpLines } from './read-help-lines.ts'
