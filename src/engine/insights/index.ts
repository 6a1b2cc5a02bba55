export { noInsights } from './no-insights.ts'
export { readStudiedPassage } from './studied-passage.ts'
export { writeInsights } from './write-insights.ts'
