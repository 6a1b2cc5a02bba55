import { type Lexicon, type LexiconWord, strongsNumber } from '../corpus/index.ts'
import { findLexiconWords } from '../retrieval/index.ts'
import { bookOf, formatReference, type VerseKey } from '../scripture/index.ts'
import { type Block, type Draft, heading, paragraph, quotation } from './draft.ts'
import type { Library } from './evidence.ts'
import { lemmaOf, lexiconSource, scriptureSource, transliterationOf } from './sources.ts'

type Original = 'greek' | 'hebrew'
const phrases = {
  en: {
    languages: { greek: 'Greek', hebrew: 'Hebrew' },
    inVerses: (count: number) => (count === 1 ? 'one verse' : `${count} verses`),
    passages: 'Where it stands',
  },
  es: {
    languages: { greek: 'griego', hebrew: 'hebreo' },
    inVerses: (count: number) => (count === 1 ? 'un versículo' : `${count} versículos`),
    passages: 'Dónde aparece',
  },
} as const

/**
 * An answer about a Hebrew or Greek word: named by its sound (“agape”), its number (“G26”) or an English word that
 * renders it (“the Hebrew word for peace”).
 * @returns undefined when no dictionary has such a word; the question is then about something else
 */
export function draftWordAnswer(library: Library, word: string, original: Original | undefined): Draft | undefined {
  const entries = findEntries(library, word, original)
  if (entries.length === 0) return undefined
  return [...entries.flatMap((entry) => describe(library, entry)), ...examples(library, entries)]
}

function findEntries(library: Library, word: string, original: Original | undefined): LexiconWord[] {
  const { corpus } = library
  const number = strongsNumber(word)
  const byNumber = number === undefined ? undefined : corpus.lexicon.find(number)
  if (byNumber !== undefined) return [byNumber]
  const bySound = soundAlikes(library, word).filter((entry) => original === undefined || languageOf(entry) === original)
  if (bySound.length > 0) return bySound.slice(0, 1)
  if (original === undefined) return [] // an English word, and nobody asked for what stands behind it
  const rendered = (corpus.concordance?.numbersFor(word) ?? [])
    .map(({ number: found, count }) => ({ entry: corpus.lexicon.find(found), count }))
    .filter(({ entry }) => entry !== undefined && languageOf(entry) === original)
  if (rendered.length === 0) return wordsMeaning(library, word, original)
  const most = rendered[0]?.count ?? 0
  return rendered
    .filter(({ count }) => count >= most * 0.3)
    .slice(0, 3)
    .map(({ entry }) => entry!)
}

/** Dictionary words of a language that mean what no word of the King James Version says, or a Spanish word. */
function wordsMeaning(library: Library, word: string, original: Original): LexiconWord[] {
  const { corpus, language } = library
  const find = (number: number) => corpus.lexicon.find(number)!
  const isWanted = (number: number) => languageOf(find(number)) === original
  return findLexiconWords(library, word, { language, limit: 2, isWanted }).map(find)
}

/** Dictionary words that sound as asked, the most frequent first: accents and h’s at the end count for nothing. */
function soundAlikes({ corpus }: Library, word: string): LexiconWord[] {
  const wanted = soundOf(word)
  if (wanted.length < 3) return []
  const frequency = (number: number) => corpus.concordance?.versesOf(number).length ?? 0
  return [...(soundsOf(corpus.lexicon).get(wanted) ?? [])]
    .sort((a, b) => frequency(b) - frequency(a))
    .map((number) => corpus.lexicon.find(number)!)
}

const knownSounds = new WeakMap<Lexicon, Map<string, Set<number>>>()

/** Every sound of the dictionaries to its numbers; made once, when the first word is asked for. */
function soundsOf(lexicon: Lexicon): Map<string, Set<number>> {
  const known = knownSounds.get(lexicon)
  if (known !== undefined) return known
  const sounds = new Map<string, Set<number>>()
  for (const number of lexicon.numbers) {
    for (const form of lexicon.find(number)!.transliteration.split(' ')) {
      const sound = soundOf(form)
      sounds.set(sound, (sounds.get(sound) ?? new Set()).add(number))
    }
  }
  knownSounds.set(lexicon, sounds)
  return sounds
}

/** `’ĕlôhîym`, `elohim` → `elohim`; `chêsêd`, `hesed` → `hesed`; `lógos` → `logos`. */
const soundOf = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z]/g, '')
    .replace(/iy/g, 'i')
    .replace(/^ch|(?<=[aeiou])ch/g, 'h')
    .replace(/kh/g, 'h')
    .replace(/([a-z])\1/g, '$1')
    .replace(/h$/, '')

const languageOf = (entry: LexiconWord): Original => (entry.strongs.startsWith('G') ? 'greek' : 'hebrew')

function describe(library: Library, entry: LexiconWord): Block[] {
  const { corpus, language } = library
  const say = phrases[language]
  const source = lexiconSource(entry)
  const name = `${transliterationOf(entry)} (${lemmaOf(entry)})`
  const verses = corpus.concordance?.versesOf(entry.number).length ?? 0
  const kind = say.languages[languageOf(entry)]
  const opening =
    language === 'es'
      ? `${name} es una palabra en ${kind}, ${entry.strongs} en el diccionario de Strong. El diccionario la explica así:`
      : `${name} is a ${kind} word, ${entry.strongs} in Strong’s dictionary. The dictionary explains it so:`
  const renderings = (corpus.concordance?.renderingsOf(entry.number) ?? []).slice(0, 5)
  const usage =
    language === 'es'
      ? `Aparece en ${say.inVerses(verses)} de la versión King James, que la traduce sobre todo “${renderings[0]?.text}”.`
      : `It stands behind the King James Version in ${say.inVerses(verses)}, rendered ${listed(renderings)}.`
  return [
    paragraph([opening]),
    quotation(source, entry.definition, ' ', { mark: source }),
    ...(renderings.length === 0 ? [] : [paragraph([usage])]),
  ]
}

const listed = (renderings: readonly { text: string; count: number }[]) =>
  renderings.map(({ text, count }) => `“${text}” (${count})`).join(', ')

const shownVerses = 4

/** A verse for each sense, as far as renderings tell senses apart. */
function examples(library: Library, entries: readonly LexiconWord[]): Block[] {
  const { corpus, text, language } = library
  const tagged = corpus.findText('KJV')
  if (corpus.concordance === undefined || tagged === undefined) return []
  const chosen: VerseKey[] = []
  for (const entry of entries) {
    for (const { text: rendering } of corpus.concordance.renderingsOf(entry.number).slice(0, 6)) {
      const key = tellingVerse(library, entry.number, rendering, chosen)
      if (key !== undefined) chosen.push(key)
      if (chosen.length >= shownVerses) break
    }
  }
  const blocks = chosen
    .slice(0, shownVerses)
    .sort((a, b) => a - b)
    .flatMap((key): Block[] => {
      const source = scriptureSource(text, { start: key, end: key })
      return source === undefined
        ? []
        : [
            quotation(source, source.text, ` — ${formatReference({ start: key, end: key }, language)} `, {
              mark: source,
            }),
          ]
    })
  return blocks.length === 0 ? [] : [heading(phrases[language].passages), ...blocks]
}

/** The verse where a word, so rendered, stands out most: often in one verse, often cited, in few words. */
function tellingVerse(
  library: Library,
  number: number,
  rendering: string,
  taken: readonly VerseKey[],
): VerseKey | undefined {
  const { corpus, index, text } = library
  const tagged = corpus.findText('KJV')!
  let best: { key: VerseKey; value: number } | undefined
  for (const place of corpus.concordance!.versesOf(number)) {
    const key = corpus.keys[place]!
    const verse = tagged.verse(key) ?? ''
    const own = tagged.words(key).filter((word) => word.strongs === number)
    const isSo = own.some(({ start, end }) => verse.slice(start, end).toLowerCase() === rendering)
    const quoted = text.verse(key)
    if (!isSo || quoted === undefined || taken.some((other) => bookOf(other) === bookOf(key))) continue
    const value = own.length + 2 * index.cited[place]! - quoted.length / 150
    if (best === undefined || value > best.value) best = { key, value }
  }
  return best?.key
}
