import * as english from 'bible-passage-reference-parser/esm/lang/en.js'
import * as spanish from 'bible-passage-reference-parser/esm/lang/es.js'
import { books, findBook } from '../books.ts'
import { type BookTarget, plainTitle, type Title, targetOf } from './book-lookup.ts'
import { bookNames, foreignBooks, numberedFamilies } from './book-names.ts'

const languageBooks: readonly { regexp: RegExp; osis: readonly string[] }[] = [english, spanish].flatMap(
  ({ regexps }) => new regexps().all_books,
)

const anyLanguageBook = new RegExp(languageBooks.map(({ regexp }) => `(?:${regexp.source})`).join('|'), 'iuy')

/** Whether some words begin with a name that the reference library knows; the many that do not need no closer look. */
export function beginsLikeBook(words: string): boolean {
  anyLanguageBook.lastIndex = 0
  return anyLanguageBook.test(words)
}

/** A title as the reference library knows it: its language data holds the misspellings people really make. */
export function findVariant(title: string): readonly BookTarget[] | undefined {
  if (!beginsLikeBook(title)) return undefined
  for (const { regexp, osis } of languageBooks) {
    regexp.lastIndex = 0
    const match = regexp.exec(title)
    regexp.lastIndex = 0
    if (match?.index !== 0 || match[0].length !== title.length) continue
    // a counted book without its number ("Corinthians") is nobody's guess
    const targets = osis.filter((code) => !/^\d/.test(code)).flatMap(targetOfLibrary)
    if (targets.length > 0) return targets
  }
  return undefined
}

/** The library's codes of the deuterocanon, where they differ from ours. */
const libraryCodes: Readonly<Record<string, BookTarget>> = {
  GkEsth: { code: 'EsthGr' },
  EpJer: { code: 'Bar', only: 6 },
  SgThree: { code: 'PrAzar', only: 1 },
}

function targetOfLibrary(code: string): BookTarget[] {
  const book = findBook(code)
  return book === undefined ? [libraryCodes[code]].filter((target) => target !== undefined) : [targetOf(book.code)]
}

const foreign: ReadonlySet<string> = new Set(foreignBooks)

const fullNames = books.flatMap(({ code, name }) => {
  const other = bookNames[code]?.filter((title) => title.length > 5) ?? []
  const titles = [name.en, name.es, ...other].map(plainTitle).filter((title) => /^[a-z]{5,}$/.test(title))
  return titles.map((title) => ({ title, code }))
})
const familyNames = numberedFamilies.flatMap((family) =>
  family.names.filter((name) => name.length > 5).map((title) => ({ title, family })),
)

/** The one book whose full name is at most a slip away: one edit, two in a name of eight letters or more. */
export function findNearTitle(word: string): Title | undefined {
  if (foreign.has(word)) return undefined
  const codes = new Set(fullNames.filter(({ title }) => isNear(word, title)).map(({ code }) => code))
  const families = new Set(familyNames.filter(({ title }) => isNear(word, title)).map(({ family }) => family))
  if (codes.size + families.size !== 1) return undefined
  const [family] = families
  return family === undefined ? { targets: [...codes].map(targetOf) } : { family }
}

/** Whether two words are within the edits a name of this length may have; a swap of neighbours is one edit. */
function isNear(word: string, name: string): boolean {
  const most = name.length >= 8 ? 2 : 1
  if (word.length < 5 || word[0] !== name[0] || Math.abs(word.length - name.length) > most) return false
  let [before, row] = [[] as number[], Array.from({ length: name.length + 1 }, (_, index) => index)]
  for (let i = 1; i <= word.length; i++) {
    const next = [i]
    for (let j = 1; j <= name.length; j++) {
      const changed = row[j - 1]! + (word[i - 1] === name[j - 1] ? 0 : 1)
      const swapped = word[i - 1] === name[j - 2] && word[i - 2] === name[j - 1] ? before[j - 2]! + 1 : Infinity
      next.push(Math.min(changed, swapped, row[j]! + 1, next[j - 1]! + 1))
    }
    if (Math.min(...next) > most) return false
    ;[before, row] = [row, next]
  }
  return row[name.length]! <= most
}
