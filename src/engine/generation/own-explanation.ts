import { readTable } from '../content/index.ts'
import { fromOsis, type VerseRange } from '../scripture/index.ts'
import { type Block, heading } from './draft.ts'
import type { Library } from './evidence.ts'
import { quotePassage } from './quote-passage.ts'

const phrases = { en: 'What the text itself says it means', es: 'Lo que el texto mismo dice que significa' } as const

/** Parables, dreams, visions and signs, each with the place where the same text says what it stands for. */
const explained: readonly (readonly [passage: VerseRange, meaning: VerseRange])[] = Object.entries(
  readTable('answers/own-explanations'),
).map(([passage, meaning]) => [fromOsis(passage)!, fromOsis(meaning)!])

/** Where the text itself explains a passage, and the explanation lies outside it: those verses, under a heading. */
export function ownExplanation(library: Library, { start, end }: VerseRange): Block[] {
  const meanings = explained
    .filter(([passage]) => start <= passage.start && passage.end <= end + 1)
    .map(([, meaning]) => meaning)
    .filter((meaning) => meaning.start > end || meaning.end < start)
  const blocks = meanings.slice(0, 1).flatMap((meaning) => quotePassage(library, meaning))
  return blocks.length === 0 ? [] : [heading(phrases[library.language]), ...blocks]
}
