export { type Explain, type Explanation, openExplain } from './explain.ts'
