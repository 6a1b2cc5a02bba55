import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { detectLanguage } from '../retrieval/detect-language.ts'
import type { GuideEntry } from './guide-entry.ts'

/** Questions of prompts, each with the entry and the answer that somebody who read it gave it. */
export const heardFile = 'heard.tsv'

/**
 * Reads what people asked into the answers that they were given: lines of entry, answer and question, separated by tabs.
 * @param folder the guide's
 * @param report told what is wrong with a line, which is left out
 */
export function readHeard(folder: string, entries: readonly GuideEntry[], report: (problem: string) => void): void {
  const byId = new Map(entries.map((entry) => [entry.id, entry]))
  for (const [place, line] of linesOf(join(folder, heardFile)).entries()) {
    const [id = '', answerId, question] = line.split('\t')
    const entry = byId.get(id)
    const answer = entry?.answers.find((one) => one.id === answerId)
    if (entry === undefined) report(`line ${place + 1}: there is no entry “${id}”; rename it here, or drop the line`)
    else if (answer === undefined)
      report(
        `line ${place + 1}: ${id} has no answer “${answerId}”, only ${entry.answers.map((one) => one.id).join(', ')}`,
      )
    else if (question === undefined || question.trim() === '') report(`line ${place + 1}: the question is missing`)
    else answer.heard[detectLanguage(question) ?? 'en'].push(question)
  }
}

function linesOf(path: string): string[] {
  try {
    return readFileSync(path, 'utf8')
      .split('\n')
      .filter((line) => line !== '')
  } catch {
    return [] // a guide without the file answers as its own wordings say
  }
}
