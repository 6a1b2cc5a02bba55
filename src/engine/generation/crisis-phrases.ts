import { type needs, readWordings } from '../content/index.ts'
import type { Language } from '../engine.ts'

/**
 * What help is needed: `self` who would rather not live, `other` who is afraid for somebody who would, `partner` is violence of a
 * husband, a wife or whoever else one lives with as a couple; `own` is violence that the writer does; `witness` is somebody who sees
 * another harmed, `threatens` who fears what another may do; `unsure` where danger is only possible.
 */
export type Need = (typeof needs)[number]

export type CrisisPhrases = {
  /** Where to turn at this moment, for what does not name it otherwise. */
  now: string
  near: Readonly<Record<Need, string>>
  help: Readonly<Record<Need, string>>
  /** Added where the writer strikes a child. */
  ownChild: string
  /** Added where a child writes, or is written of. */
  child: string
  lines: string
  /** The same, where the writer does harm. */
  linesForBoth: string
  verse: string
  /** Between help that was offered in case and the answer. */
  otherwise: string
  forgiving: string
}

const written = readWordings('answers/crisis')

const phrasesIn = (language: Language): CrisisPhrases => {
  const { own_child: ownChild, lines_for_both: linesForBoth, ...phrases } = written[language]
  return { ...phrases, ownChild, linesForBoth }
}

/** What the help says, by what the danger is. */
export const crisisPhrases: Readonly<Record<Language, CrisisPhrases>> = { en: phrasesIn('en'), es: phrasesIn('es') }
