export { checkContent, contentFiles } from './check-content.ts'
export { compileContent, contentPlaces, describeProblems } from './compile-content.ts'
export { readTable, readWordings } from './read-content.ts'
