import { countVerses, fromOsis, type VerseRange } from '../scripture/index.ts'
import { type StudiedPassage, versesWithin } from './studied-passage.ts'

/** A text that wounds readers, and the guide entry that speaks of what it tells or orders. */
export type HardText = { range: VerseRange; matter: string | undefined }

/**
 * Texts of rape, slavery, conquest, killing, curses and suicide. Picked by hand, one by one: their words alone
 * (“marry”, “vow”, “dances”) do not say that nobody is to draw counsel or a task for the week from them.
 */
const listed: Readonly<Record<string, string>> = {
  'sexual-abuse': `Gen.19.4-Gen.19.8 Gen.34.1-Gen.34.31 Deut.21.10-Deut.21.14 Deut.22.13-Deut.22.29
    Judg.19.1-Judg.19.30 Judg.21.10-Judg.21.23 2Sam.13.1-2Sam.13.22 2Sam.16.20-2Sam.16.22`,
  'violence-in-the-bible': `Exod.32.25-Exod.32.29 Num.25.1-Num.25.18 Num.31.1-Num.31.20 Deut.2.31-Deut.2.35
    Deut.3.1-Deut.3.7 Deut.7.1-Deut.7.5 Deut.20.10-Deut.20.18 Deut.21.18-Deut.21.21 Deut.25.17-Deut.25.19
    Josh.6.17-Josh.6.27 Josh.7.16-Josh.7.26 Josh.8.18-Josh.8.29 Josh.10.28-Josh.10.43 Josh.11.10-Josh.11.23
    Judg.1.4-Judg.1.10 Judg.4.17-Judg.4.22 1Sam.15.1-1Sam.15.9 1Sam.15.32-1Sam.15.33 2Kgs.2.23-2Kgs.2.25 2Kgs.10.1-2Kgs.10.28
    Esth.9.1-Esth.9.16 Ezra.10.1-Ezra.10.44 Acts.5.1-Acts.5.11`,
  slavery: `Gen.16.1-Gen.16.6 Exod.21.1-Exod.21.11 Exod.21.20-Exod.21.21 Lev.25.44-Lev.25.46 Eph.6.5-Eph.6.9
    Col.3.22-Col.4.1 1Tim.6.1-1Tim.6.2 Titus.2.9-Titus.2.10 1Pet.2.18-1Pet.2.20`,
  // no entry of the guide speaks of these: vows and offerings that end in killing, curses, deaths by one's own hand
  '': `Gen.19.30-Gen.19.38 2Sam.11.2-2Sam.11.5 Judg.11.29-Judg.11.40 2Kgs.3.26-2Kgs.3.27 2Kgs.6.24-2Kgs.6.31 Lev.26.14-Lev.26.39 Deut.28.15-Deut.28.68
    Num.5.11-Num.5.31 Ps.58.6-Ps.58.11 Ps.69.22-Ps.69.28 Ps.109.6-Ps.109.20 Ps.137.1-Ps.137.9 Lam.4.4-Lam.4.10 Ezek.16.1-Ezek.16.63
    Ezek.23.1-Ezek.23.49 Hos.2.2-Hos.2.13 Judg.9.50-Judg.9.57 Judg.16.28-Judg.16.31 1Sam.31.1-1Sam.31.6 2Sam.17.23
    2Sam.21.1-2Sam.21.14 1Kgs.16.18-1Kgs.16.19 Matt.14.3-Matt.14.12 Mark.6.17-Mark.6.29 Matt.27.3-Matt.27.10
    Acts.1.18-Acts.1.19 Matt.2.16-Matt.2.18`,
}

/** The reviewed texts in the order of the list. */
export const hardTexts: readonly HardText[] = Object.entries(listed).flatMap(([matter, references]) =>
  references.split(/\s+/).map((osis) => ({ range: fromOsis(osis)!, matter: matter === '' ? undefined : matter })),
)

/** What share of a passage a hard text takes up, or of itself stands in it, to decide how all of it is read. */
const leastOfPassage = 0.34
const leastOfText = 0.5
/** In a longer passage a hard text is one matter among others. */
const longestOfText = 40

/** The hard text that a passage is, or has at its heart. */
export const hardTextOf = (passage: StudiedPassage): HardText | undefined =>
  hardTexts.find(({ range }) => {
    const within = versesWithin(passage, range).length
    if (within === 0) return false
    const { length } = passage.keys
    return within / length >= leastOfPassage || (length <= longestOfText && within / countVerses(range) >= leastOfText)
  })
