import { fromOsis, type VerseRange } from '../scripture/index.ts'
import { type Block, heading } from './draft.ts'
import type { Library } from './evidence.ts'
import { quotePassage } from './quote-passage.ts'

const phrases = { en: 'What the text itself says it means', es: 'Lo que el texto mismo dice que significa' } as const

/** Parables, dreams, visions and signs, each with the place where the same text says what it stands for. */
const explained: readonly (readonly [passage: VerseRange, meaning: VerseRange])[] = `
  Gen.40.9-Gen.40.11 Gen.40.12-Gen.40.13
  Gen.40.16-Gen.40.17 Gen.40.18-Gen.40.19
  Gen.41.17-Gen.41.24 Gen.41.25-Gen.41.32
  Judg.7.13 Judg.7.14
  2Sam.12.1-2Sam.12.4 2Sam.12.7-2Sam.12.9
  Isa.5.1-Isa.5.6 Isa.5.7
  Jer.13.1-Jer.13.7 Jer.13.8-Jer.13.11
  Jer.18.1-Jer.18.4 Jer.18.5-Jer.18.8
  Jer.24.1-Jer.24.3 Jer.24.4-Jer.24.8
  Ezek.17.1-Ezek.17.10 Ezek.17.11-Ezek.17.15
  Ezek.37.1-Ezek.37.10 Ezek.37.11-Ezek.37.14
  Dan.2.31-Dan.2.35 Dan.2.36-Dan.2.45
  Dan.4.10-Dan.4.17 Dan.4.20-Dan.4.26
  Dan.5.25 Dan.5.26-Dan.5.28
  Dan.7.2-Dan.7.14 Dan.7.15-Dan.7.18
  Dan.8.1-Dan.8.14 Dan.8.20-Dan.8.25
  Zech.4.1-Zech.4.5 Zech.4.6
  Matt.13.3-Matt.13.9 Matt.13.18-Matt.13.23
  Matt.13.24-Matt.13.30 Matt.13.36-Matt.13.43
  Matt.13.47-Matt.13.48 Matt.13.49-Matt.13.50
  Mark.4.3-Mark.4.9 Mark.4.14-Mark.4.20
  Mark.7.14-Mark.7.16 Mark.7.17-Mark.7.23
  Luke.7.41-Luke.7.42 Luke.7.43-Luke.7.47
  Luke.8.5-Luke.8.8 Luke.8.11-Luke.8.15
  Luke.12.16-Luke.12.20 Luke.12.21
  Luke.15.3-Luke.15.6 Luke.15.7
  Luke.15.8-Luke.15.9 Luke.15.10
  Luke.18.1-Luke.18.5 Luke.18.6-Luke.18.8
  John.2.19-John.2.20 John.2.21-John.2.22
  John.10.1-John.10.5 John.10.7-John.10.11
  Acts.10.9-Acts.10.16 Acts.10.28
  Gal.4.22-Gal.4.23 Gal.4.24-Gal.4.26
  Rev.1.12-Rev.1.16 Rev.1.20
  Rev.17.1-Rev.17.6 Rev.17.7-Rev.17.18`
  .trim()
  .split('\n')
  .map((line) => {
    const [passage, meaning] = line.trim().split(' ')
    return [fromOsis(passage!)!, fromOsis(meaning!)!]
  })

/** Where the text itself explains a passage, and the explanation lies outside it: those verses, under a heading. */
export function ownExplanation(library: Library, { start, end }: VerseRange): Block[] {
  const meanings = explained
    .filter(([passage]) => start <= passage.start && passage.end <= end + 1)
    .map(([, meaning]) => meaning)
    .filter((meaning) => meaning.start > end || meaning.end < start)
  const blocks = meanings.slice(0, 1).flatMap((meaning) => quotePassage(library, meaning))
  return blocks.length === 0 ? [] : [heading(phrases[library.language]), ...blocks]
}
