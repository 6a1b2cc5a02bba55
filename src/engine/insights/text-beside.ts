import type { BibleText } from '../corpus/index.ts'
import type { Library } from '../generation/evidence.ts'
import { passageText } from '../generation/sources.ts'
import type { VerseRange } from '../scripture/index.ts'
import type { StudiedPassage } from './studied-passage.ts'

/**
 * The text in which a further passage is quoted: that of the study, but where the study had to leave the usual
 * translation of its language, this one again, if it prints the passage.
 */
export function textBeside(
  { corpus, text }: Pick<Library, 'corpus' | 'text'>,
  { insteadOf }: Pick<StudiedPassage, 'insteadOf'>,
  range: VerseRange,
): BibleText {
  const usual = insteadOf === undefined ? undefined : corpus.findText(insteadOf)
  return usual !== undefined && passageText(usual, range) !== undefined ? usual : text
}
