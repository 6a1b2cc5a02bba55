import { checkContent, contentFiles, contentPlaces, describeProblems } from '../src/engine/content/index.ts'

/** Checks the tables of `content/` that are read whole; `npm run guide` checks the study guide's entries. */
const { problems } = checkContent(contentPlaces.folder)
if (problems.length > 0) {
  console.error(describeProblems(problems))
  process.exitCode = 1
} else console.log(`${contentFiles.length} tables`)
