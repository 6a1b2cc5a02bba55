import type { GuideMatch } from '../retrieval/index.ts'
import { findReferences } from '../scripture/index.ts'
import type { Library } from './evidence.ts'
import { findInGuide } from './find-in-guide.ts'
import { readQuestion } from './question.ts'

/** The entries of the study guide that answer a question, best first; empty where it has none. */
export function matchQuestion(library: Library, prompt: string): GuideMatch[] {
  const { language } = library
  return findInGuide(library, readQuestion(prompt, findReferences(prompt, { language }), language), prompt)
}
