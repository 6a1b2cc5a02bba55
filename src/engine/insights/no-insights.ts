import type { Written } from '../writing.ts'
import type { Insights, InsightsRequest } from './contract.ts'

/** What a study holds beside its text when its text was withheld. */
export const noInsights = ({ passage }: InsightsRequest): Omit<Insights, keyof Written | 'insightMarkdown'> => ({
  passage: { reference: passage, osis: '', translation: '', verses: [] },
  summary: '',
  surroundings: { before: null, after: null, book: null },
  themes: [],
  keyTerms: [],
  crossReferences: [],
  commentary: [],
  questions: [],
})
