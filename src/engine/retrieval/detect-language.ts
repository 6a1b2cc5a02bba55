import { readWordings } from '../content/index.ts'
import type { Language } from '../engine.ts'
import { books } from '../scripture/index.ts'

const { en, es } = readWordings('search/plain-words')
/** Short words that stand in nearly every sentence of one language and are no word, or a rare one, of the other. */
const signs: Record<Language, ReadonlySet<string>> = {
  en: new Set(en.signs.split(' ')),
  es: new Set(es.signs.split(' ')),
}
/** Signs of Spanish that are English words as well: they count beside another sign, alone they say nothing. */
const ambiguous = signSet('sin son dice resume define compara busca ante nos mis te')
/** `Juan 3:16`: a book's name that no English reader would write, before a number. */
const spanishBook = new RegExp(`(?<![\\p{L}\\p{M}])(?:${spanishBookNames().join('|')})\\.?\\s+\\d`, 'iu')
const bookSigns = 2
const spanishOnly = /[ñ¿¡]/i
const accented = /[áéíóúü]/i
const notAscii = /\P{ASCII}/u
/** The last words of those names, so that few texts with a number are searched for all of them. */
const lastWords: ReadonlySet<string> = new Set(
  spanishBookNames().map((name) =>
    name
      .match(/[\p{L}\p{M}]+/gu)!
      .at(-1)!
      .toUpperCase(),
  ),
)

/**
 * The language a text is written in, by its commonest words, by accents and by Spanish names of books.
 * @returns undefined when nothing speaks for either, as for a lone name
 */
export function detectLanguage(text: string): Language | undefined {
  // a request asks several times about its question
  if (last?.text !== text) last = { text, language: languageIn(text) }
  return last.language
}

let last: { text: string; language: Language | undefined } | undefined

function languageIn(text: string): Language | undefined {
  const isAscii = !notAscii.test(text)
  const plain = (isAscii ? text : text.normalize('NFC')).toLowerCase()
  const words = plain.match(isAscii ? /[a-z]+/g : /[\p{L}\p{M}]+/gu) ?? []
  const hasAccents = !isAscii && accented.test(plain)
  let english = 0
  const namesBook = mayNameBook(text) && spanishBook.test(text)
  let spanish = (spanishOnly.test(text) ? 2 : 0) + (namesBook ? bookSigns : 0)
  let unsure = 0
  for (const word of words) {
    if (signs.en.has(word)) english++
    if (ambiguous.has(word)) unsure++
    else if (signs.es.has(word)) spanish++
    // one accent may be a name or a loan word, so it counts less than a word
    else if (hasAccents && accented.test(word)) spanish += 0.75
  }
  if (spanish > 0) spanish += unsure
  if (english === spanish) return undefined
  return english > spanish ? 'en' : 'es'
}

/** Whether the word before any number is the last of a Spanish book's name. */
function mayNameBook(text: string): boolean {
  for (const { index } of text.matchAll(/\s\d/g)) {
    const word = wordBefore(text, index)
    if (word !== '' && lastWords.has(word.toUpperCase())) return true
  }
  return false
}

/** No word of a book's name is longer. */
const longestWord = Math.max(...[...lastWords].map(({ length }) => length))

/** The word that ends before a place, white space and a full stop between. */
function wordBefore(text: string, place: number): string {
  let end = place
  while (end > 0 && /\s/.test(text[end - 1]!)) end--
  if (text[end - 1] === '.') end--
  let start = end
  while (start > 0 && end - start <= longestWord && /[\p{L}\p{M}]/u.test(text[start - 1]!)) start--
  return text.slice(start, end)
}

function spanishBookNames(): string[] {
  const english = new Set(books.flatMap(({ name, shortName }) => [plain(name.en), plain(shortName.en)]))
  const spanish = books.flatMap(({ name, shortName }) => [name.es, shortName.es, plain(name.es), plain(shortName.es)])
  return ['Salmo', ...spanish.filter((name) => !english.has(plain(name)))].map((name) => name.replaceAll('.', '\\.'))
}

function plain(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '')
}

function signSet(words: string): ReadonlySet<string> {
  return new Set(words.split(/\s+/).filter((word) => word !== ''))
}
