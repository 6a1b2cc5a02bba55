import { readWordings } from '../content/index.ts'

const { en, es } = readWordings('names/not-names')
/** Capitalised words that are nobody’s name in a topic, folded: orders, powers, insults, days, and common beginnings. */
const noNames: ReadonlySet<string> = new Set([en, es].flatMap((lists) => Object.values(lists).join(' ').split(' ')))

/** Whether a capitalised word may stand in a prayer as somebody’s name. */
export const mayBeName = (word: string): boolean => !noNames.has(fold(word))

/** Lower case, without accents, quotation marks made straight. */
export const fold = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[’‘]/g, "'").toLowerCase()
