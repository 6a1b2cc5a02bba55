import { type BookCode, books, findBook } from '../books.ts'
import { ambiguousNames, bookNames, type NumberedFamily, numberedFamilies } from './book-names.ts'
import { foldText } from './folded-text.ts'

/** A book as a reference names it. `only` is the chapter meant where the title has a single one. */
export type BookTarget = { code: BookCode; only?: number }

/** What a title means: books, the likeliest first, or a counted family that needs its number. */
export type Title = { targets: readonly BookTarget[] } | { family: NumberedFamily }

const titles = new Map<string, Title>()
const numbered = new Map<string, NumberedFamily>()
/** First words of the titles, so that ordinary words cost one look-up. */
const firstWords = new Set<string>()
/** Titles up to any of their words but the last. */
const titleBeginnings = new Set<string>()
/** The most words a title has. */
export const longestTitle = 6

for (const { code, name, shortName } of books) {
  const own = [code, name.en, name.es, shortName.en, shortName.es].map(plainTitle).filter((title) => !/\d/.test(title))
  for (const title of [...own, ...(bookNames[code] ?? [])]) addTitle(title, { targets: [targetOf(code)] })
}
for (const title of bookNames.LetJer!) addTitle(title, { targets: [{ code: 'Bar', only: 6 }] })
for (const family of numberedFamilies) {
  for (const name of family.names) {
    numbered.set(name, family)
    if (name.length > 2 && !titles.has(name)) addTitle(name, { family })
  }
}
for (const [name, codes] of Object.entries(ambiguousNames)) addTitle(name, { targets: codes.map(targetOf) })

/** A title in the form it is looked up in: lower case, no accents. */
export function plainTitle(title: string): string {
  return foldText(title).text.toLowerCase()
}

function addTitle(title: string, meaning: Title): void {
  titles.set(title, meaning)
  const words = title.split(' ')
  firstWords.add(words[0]!)
  for (let count = 1; count < words.length; count++) titleBeginnings.add(words.slice(0, count).join(' '))
}

/** A book as a target; one of a single chapter means that chapter. */
export function targetOf(code: BookCode): BookTarget {
  return findBook(code)?.chapters.length === 1 ? { code, only: 1 } : { code }
}

/** Whether any known title begins with this word. */
export function beginsTitle(word: string): boolean {
  return firstWords.has(word)
}

/** Whether a known title goes on behind these words. */
export function continuesTitle(words: string): boolean {
  return titleBeginnings.has(words)
}

/** The meaning of a title in lower case without accents, its words parted by one space. */
export function findTitle(title: string): Title | undefined {
  return titles.get(title)
}

/** `iicor`: the names of counted books with a Roman numeral glued to them. */
const gluedNames = new Set([...numbered.keys()].flatMap((name) => [`i${name}`, `ii${name}`, `iii${name}`]))

/** Whether a word may be the name of a counted book with its Roman numeral. */
export const isGluedName = (word: string): boolean => gluedNames.has(word)

/** The counted books of this name (`cor`), or undefined. */
export function findFamily(name: string): NumberedFamily | undefined {
  return numbered.get(name)
}

const spanishTitles = new Set([
  ...books.filter(({ name }) => plainTitle(name.en) !== plainTitle(name.es)).map(({ name }) => plainTitle(name.es)),
  ...'salmo,hch,hech,stg,reyes,cronicas,corintios,tesalonicenses,timoteo,pedro,juan,macabeos'.split(','),
])

/** Whether a title is Spanish and not English as well. */
export function isSpanishTitle(title: string): boolean {
  return spanishTitles.has(title) || (title.includes(' ') && / (de|del|y) /.test(title))
}
