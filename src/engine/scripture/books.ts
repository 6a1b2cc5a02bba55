import { verseCounts } from './verse-counts.ts'

/** OSIS code of a book: `Gen`, `1Cor`, `Tob`. */
export type BookCode = keyof typeof verseCounts
export type Testament = 'old' | 'deuterocanon' | 'new'
/** `protestant` is the 66 books; `all` adds the deuterocanon. */
export type Canon = 'protestant' | 'all'
/** Languages the canon has names in. */
export type NameLanguage = 'en' | 'es'
type Names = { readonly [language in NameLanguage]: string }

export type Book = {
  readonly code: BookCode
  /** Position in `books` from 1; the first part of every `VerseKey` of the book. */
  readonly number: number
  readonly testament: Testament
  readonly name: Names
  readonly shortName: Names
  /** Verse count of each chapter, chapter 1 first. */
  readonly chapters: readonly number[]
}

type Naming = readonly [english: string, spanish: string, englishShort: string, spanishShort: string]

const naming: { readonly [code in BookCode]: Naming } = {
  Gen: ['Genesis', 'Génesis', 'Gen', 'Gn'],
  Exod: ['Exodus', 'Éxodo', 'Exod', 'Éx'],
  Lev: ['Leviticus', 'Levítico', 'Lev', 'Lv'],
  Num: ['Numbers', 'Números', 'Num', 'Nm'],
  Deut: ['Deuteronomy', 'Deuteronomio', 'Deut', 'Dt'],
  Josh: ['Joshua', 'Josué', 'Josh', 'Jos'],
  Judg: ['Judges', 'Jueces', 'Judg', 'Jue'],
  Ruth: ['Ruth', 'Rut', 'Ruth', 'Rt'],
  '1Sam': ['1 Samuel', '1 Samuel', '1 Sam', '1 S'],
  '2Sam': ['2 Samuel', '2 Samuel', '2 Sam', '2 S'],
  '1Kgs': ['1 Kings', '1 Reyes', '1 Kgs', '1 R'],
  '2Kgs': ['2 Kings', '2 Reyes', '2 Kgs', '2 R'],
  '1Chr': ['1 Chronicles', '1 Crónicas', '1 Chr', '1 Cr'],
  '2Chr': ['2 Chronicles', '2 Crónicas', '2 Chr', '2 Cr'],
  Ezra: ['Ezra', 'Esdras', 'Ezra', 'Esd'],
  Neh: ['Nehemiah', 'Nehemías', 'Neh', 'Neh'],
  Esth: ['Esther', 'Ester', 'Esth', 'Est'],
  Job: ['Job', 'Job', 'Job', 'Job'],
  Ps: ['Psalms', 'Salmos', 'Ps', 'Sal'],
  Prov: ['Proverbs', 'Proverbios', 'Prov', 'Pr'],
  Eccl: ['Ecclesiastes', 'Eclesiastés', 'Eccl', 'Ec'],
  Song: ['Song of Solomon', 'Cantares', 'Song', 'Cnt'],
  Isa: ['Isaiah', 'Isaías', 'Isa', 'Is'],
  Jer: ['Jeremiah', 'Jeremías', 'Jer', 'Jer'],
  Lam: ['Lamentations', 'Lamentaciones', 'Lam', 'Lm'],
  Ezek: ['Ezekiel', 'Ezequiel', 'Ezek', 'Ez'],
  Dan: ['Daniel', 'Daniel', 'Dan', 'Dn'],
  Hos: ['Hosea', 'Oseas', 'Hos', 'Os'],
  Joel: ['Joel', 'Joel', 'Joel', 'Jl'],
  Amos: ['Amos', 'Amós', 'Amos', 'Am'],
  Obad: ['Obadiah', 'Abdías', 'Obad', 'Abd'],
  Jonah: ['Jonah', 'Jonás', 'Jonah', 'Jon'],
  Mic: ['Micah', 'Miqueas', 'Mic', 'Miq'],
  Nah: ['Nahum', 'Nahúm', 'Nah', 'Nah'],
  Hab: ['Habakkuk', 'Habacuc', 'Hab', 'Hab'],
  Zeph: ['Zephaniah', 'Sofonías', 'Zeph', 'Sof'],
  Hag: ['Haggai', 'Hageo', 'Hag', 'Hag'],
  Zech: ['Zechariah', 'Zacarías', 'Zech', 'Zac'],
  Mal: ['Malachi', 'Malaquías', 'Mal', 'Mal'],
  Tob: ['Tobit', 'Tobías', 'Tob', 'Tb'],
  Jdt: ['Judith', 'Judit', 'Jdt', 'Jdt'],
  EsthGr: ['Greek Esther', 'Ester griego', 'Gk Esth', 'Est gr'],
  Wis: ['Wisdom of Solomon', 'Sabiduría', 'Wis', 'Sb'],
  Sir: ['Sirach', 'Eclesiástico', 'Sir', 'Eclo'],
  Bar: ['Baruch', 'Baruc', 'Bar', 'Ba'],
  PrAzar: ['Prayer of Azariah', 'Oración de Azarías', 'Pr Azar', 'Or Azar'],
  Sus: ['Susanna', 'Susana', 'Sus', 'Sus'],
  Bel: ['Bel and the Dragon', 'Bel y el Dragón', 'Bel', 'Bel'],
  '1Macc': ['1 Maccabees', '1 Macabeos', '1 Macc', '1 Mac'],
  '2Macc': ['2 Maccabees', '2 Macabeos', '2 Macc', '2 Mac'],
  '1Esd': ['1 Esdras', '1 Esdras', '1 Esd', '1 Esd'],
  PrMan: ['Prayer of Manasseh', 'Oración de Manasés', 'Pr Man', 'Or Man'],
  AddPs: ['Psalm 151', 'Salmo 151', 'Ps 151', 'Sal 151'],
  '3Macc': ['3 Maccabees', '3 Macabeos', '3 Macc', '3 Mac'],
  '2Esd': ['2 Esdras', '2 Esdras', '2 Esd', '2 Esd'],
  '4Macc': ['4 Maccabees', '4 Macabeos', '4 Macc', '4 Mac'],
  Matt: ['Matthew', 'Mateo', 'Matt', 'Mt'],
  Mark: ['Mark', 'Marcos', 'Mark', 'Mr'],
  Luke: ['Luke', 'Lucas', 'Luke', 'Lc'],
  John: ['John', 'Juan', 'John', 'Jn'],
  Acts: ['Acts', 'Hechos', 'Acts', 'Hch'],
  Rom: ['Romans', 'Romanos', 'Rom', 'Ro'],
  '1Cor': ['1 Corinthians', '1 Corintios', '1 Cor', '1 Co'],
  '2Cor': ['2 Corinthians', '2 Corintios', '2 Cor', '2 Co'],
  Gal: ['Galatians', 'Gálatas', 'Gal', 'Gá'],
  Eph: ['Ephesians', 'Efesios', 'Eph', 'Ef'],
  Phil: ['Philippians', 'Filipenses', 'Phil', 'Fil'],
  Col: ['Colossians', 'Colosenses', 'Col', 'Col'],
  '1Thess': ['1 Thessalonians', '1 Tesalonicenses', '1 Thess', '1 Ts'],
  '2Thess': ['2 Thessalonians', '2 Tesalonicenses', '2 Thess', '2 Ts'],
  '1Tim': ['1 Timothy', '1 Timoteo', '1 Tim', '1 Ti'],
  '2Tim': ['2 Timothy', '2 Timoteo', '2 Tim', '2 Ti'],
  Titus: ['Titus', 'Tito', 'Titus', 'Tit'],
  Phlm: ['Philemon', 'Filemón', 'Phlm', 'Flm'],
  Heb: ['Hebrews', 'Hebreos', 'Heb', 'He'],
  Jas: ['James', 'Santiago', 'Jas', 'Stg'],
  '1Pet': ['1 Peter', '1 Pedro', '1 Pet', '1 P'],
  '2Pet': ['2 Peter', '2 Pedro', '2 Pet', '2 P'],
  '1John': ['1 John', '1 Juan', '1 John', '1 Jn'],
  '2John': ['2 John', '2 Juan', '2 John', '2 Jn'],
  '3John': ['3 John', '3 Juan', '3 John', '3 Jn'],
  Jude: ['Jude', 'Judas', 'Jude', 'Jud'],
  Rev: ['Revelation', 'Apocalipsis', 'Rev', 'Ap'],
}

const codes = Object.keys(verseCounts) as BookCode[]
const firstDeuterocanonical = codes.indexOf('Tob')
const firstOfNewTestament = codes.indexOf('Matt')

/** Every book there is: Old Testament, deuterocanon, New Testament, in the order of their `VerseKey`s. */
export const books: readonly Book[] = codes.map((code, index) => {
  const [en, es, shortEn, shortEs] = naming[code]
  return {
    code,
    number: index + 1,
    testament: index < firstDeuterocanonical ? 'old' : index < firstOfNewTestament ? 'deuterocanon' : 'new',
    name: { en, es },
    shortName: { en: shortEn, es: shortEs },
    chapters: verseCounts[code],
  }
})

const booksByCode: ReadonlyMap<string, Book> = new Map(books.map((book) => [book.code, book]))

/** The book with this exact OSIS code, or undefined. */
export function findBook(code: string): Book | undefined {
  return booksByCode.get(code)
}

/** The book with this code. */
export function getBook(code: BookCode): Book {
  return booksByCode.get(code)!
}

/** Whether the canon counts the book. */
export function isInCanon(book: Book, canon: Canon): boolean {
  return canon === 'all' || book.testament !== 'deuterocanon'
}
