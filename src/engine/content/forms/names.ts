import { Type } from 'typebox'
import { byPattern, lines, object, words } from './form.ts'

export const nameWordings = {
  'names/given': object({ given: words }),
  'names/not-names': object({ orders: words, powers: words, insults: words, days: words, beginnings: words }),
  'names/countries': lines,
} as const

/** OSIS. */
const bookCode = '[1-4]?[A-Z][A-Za-z]+'
const bookCodes = Type.String({ pattern: `^${bookCode}( ${bookCode})*$` })
const titles = Type.String({ pattern: '^[^\\sA-Z,][^A-Z,]*(, [^\\sA-Z,][^A-Z,]*)*$' })

export const nameTables = {
  'names/books': object({
    titles: byPattern(`^${bookCode}$`, titles),
    numbered: Type.Array(object({ name: Type.String({ pattern: '^[A-Z][a-z]+$' }), books: bookCodes, titles })),
    ambiguous: byPattern('^[a-z]+$', bookCodes),
    none: words,
    everyday: words,
  }),
} as const
