import { join } from 'node:path'
import type { PackedSections } from '../../platform/packed-file.ts'
import { readGuide } from './read-guide.ts'

/** Where the study guide's files lie. */
export const guideFolder = join(import.meta.dirname, '../../../content')

/**
 * Reads the study guide into its sections of the corpus file. An entry that is not well formed is named and left out;
 * the project's tests refuse it.
 * @param say one line of progress at a time
 */
export function compileGuide(sections: PackedSections, say: (line: string) => void): void {
  const { entries, problems } = readGuide(guideFolder)
  for (const { file, problem } of problems) say(`  left out: ${file}: ${problem}`)
  say(`  Study guide: ${entries.length} entries`)
  sections.set('guide', { json: entries })
}
