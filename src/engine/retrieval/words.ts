import { stemmer as stemEnglish } from '@orama/stemmers/english'
import { stemmer as stemSpanish } from '@orama/stemmers/spanish'
import type { Language } from '../engine.ts'
import { wordFamilies } from './word-families.ts'

const wordPattern = /[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*|\p{N}+/gu

/** Words that say nothing of what a text is about. */
const stopWords: Record<Language, ReadonlySet<string>> = {
  en: wordSet(`
    a about above after against all also although am an and any are as at be because been before being below
    between both but by can could did do does doing done down during each else ever every few for from further had has
    have having he her here hers herself him himself his how however i if in into is it its itself let me more
    most much my myself no nor not of off on once one only or other our ours ourselves out over own shall she should so
    some such than that the their theirs them themselves then there therefore these they this those through thus to
    too under until unto up upon us very was we were what when where whether which while who whom whose why will with
    within without would yet you your yours yourself yourselves ye thou thee thy thine hath doth saith art wilt shalt
    s t ll re ve d m don didn doesn isn aren won wasn weren bible scripture scriptures biblical verse verses say says
    said tell tells passage passages please explain mean means meaning deal
    dealing coping regarding quote quotes`),
  es: wordSet(`
    a al algo alguna algunas alguno algunos ante antes aquel aquella aquellos aunque cada como con contra cual cuales
    cuando de del desde donde dos el ella ellas ellos en entre era eran es esa esas ese eso esos esta estaba está están
    estar este esto estos fue fué fueron ha había han hasta hay he la las le les lo los mas más me mi mí mis mucho muy
    nada ni no nos nosotros nuestra nuestro o os otra otro para pero por porque pues que qué quien quién se sea ser si
    sí sin sino sobre son su sus también tan te ti todo todos tu tú tus un una uno unos vosotros y ya yo á é ó dice
    biblia versículo versículos escritura pasaje significa explica`),
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
  wordFamilies
    .trim()
    .split('\n')
    .flatMap((line) => {
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
