import { stemmer as stemEnglish } from '@orama/stemmers/english'
import { stemmer as stemSpanish } from '@orama/stemmers/spanish'
import { readTable, readWordings } from '../content/index.ts'
import type { Language } from '../engine.ts'

const wordPattern = /[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*|\p{N}+/gu

const { en, es } = readWordings('search/plain-words')
/** Words that say nothing of what a text is about. */
const stopWords: Record<Language, ReadonlySet<string>> = {
  en: new Set(en.stop.split(' ')),
  es: new Set(es.stop.split(' ')),
}

/** Words that only look like archaic verbs in -eth and -est. */
const noArchaicVerb = wordSet(`
  teeth nazareth gennesareth elizabeth elisabeth japheth goliath chinnereth
  arrest attest bequest conquest contest detest digest earnest forest guest harvest honest infest interest invest
  manifest modest molest priest protest request suggest tempest`)

/** The words of a text in reading order, lower case, without possessives. */
export const wordsOf = (text: string): string[] =>
  (text.normalize('NFC').match(wordPattern) ?? []).map((word) => word.toLowerCase().replace(/['’]s$|['’]$/, ''))

/** Every word of a family, and its stem, to the stem of the family's first word. */
const families: ReadonlyMap<string, string> = new Map(
  readTable('search/english-families').flatMap((line) => {
    const family = line.toLowerCase().split(' ')
    const head = stemEnglish(family[0]!)
    // a short stem may be another word's: that of “ate” is “at”
    const stems = family.map(stemEnglish).filter((stem) => stem.length > 3)
    return [...stems, ...family].map((form) => [form, head] as const)
  }),
)

const stems = { en: new Map<string, string>(), es: new Map<string, string>() }
const mostStems = 200_000

/** The form under which a word is indexed: its stem, old spelling and accents set aside. */
export function stemOf(word: string, language: Language): string {
  const known = stems[language].get(word)
  if (known !== undefined) return known
  const stem = language === 'es' ? spanishStem(word) : englishStem(word)
  // callers choose the words, so what is remembered must have an end
  if (stems[language].size < mostStems) stems[language].set(word, stem)
  return stem
}

/** What is worth searching for in a text: stems of its words without the stop words, repeats kept. */
export function termsOf(text: string, language: Language): string[] {
  return wordsOf(text)
    .filter((word) => !stopWords[language].has(word))
    .map((word) => stemOf(word, language))
    .filter((stem) => stem !== '')
}

/** Whether a word says nothing of what a text is about. */
export const isStopWord = (word: string, language: Language): boolean => stopWords[language].has(word)

function englishStem(word: string): string {
  const plain = word.replace(/['’]/g, '')
  return (
    families.get(plain) ??
    families.get(modern(plain)) ??
    families.get(stemEnglish(modern(plain))) ??
    stemEnglish(modern(plain))
  )
}

/** The Reina-Valera hangs pronouns on verbs of every form: `respondióle`, `perdonándoos`; the stemmer knows a few. */
function spanishStem(word: string): string {
  const verb = word
    .replace(/(?<=[óé])(?:les?|l[ao]s?|me|se|nos)$|(?<=[áéí]ndo|[áéí])os$/, '')
    .replace(/[áé]ndo$/, (ending) => withoutAccents(ending))
  return withoutAccents(stemSpanish(verb))
}

/** `believeth`, `lovest` and `lovedst` as today's past tense, which the stemmer knows how to undo. */
function modern(word: string): string {
  if (word.length < 5 || noArchaicVerb.has(word)) return word
  if (/ee(?:th|st)$/.test(word)) return word.slice(0, -2)
  if (/eth$/.test(word)) return `${word.slice(0, -3)}ed`
  if (/edst$/.test(word)) return word.slice(0, -2)
  return word.length > 5 && /[^ier]est$/.test(word) ? `${word.slice(0, -3)}ed` : word
}

const withoutAccents = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '')

function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(/\s+/).filter((word) => word !== ''))
}
