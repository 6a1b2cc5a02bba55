import { type Corpus, formatStrongs, strongsNumber } from './corpus/index.ts'
import type { StudyWord } from './engine.ts'
import { isGrammar } from './insights/grammar-words.ts'
import { toOsis } from './scripture/index.ts'

/**
 * A Hebrew or Greek word as Strong's dictionary has it, with how often and where it stands in the tagged English text.
 * @param strongs its number, `G26` or `H2617`
 * @param mostVerses as many are named as that, the first
 * @returns undefined where the dictionaries have no such number
 */
export function readWord(
  corpus: Corpus,
  { strongs, mostVerses = Number.POSITIVE_INFINITY }: { strongs: string; mostVerses?: number },
): StudyWord | undefined {
  const number = strongsNumber(strongs)
  const word = number === undefined ? undefined : corpus.lexicon.find(number)
  if (number === undefined || word === undefined) return undefined
  const { lemma, transliteration, pronunciation, definition, source } = word
  const { versesOf, renderingsOf } = corpus.concordance ?? { versesOf: () => new Uint16Array(), renderingsOf: () => [] }
  const renderings = renderingsOf(number)
  const verses = versesOf(number)
  return {
    strongs: word.strongs,
    language: word.strongs.startsWith('G') ? 'greek' : 'hebrew',
    lemma,
    transliteration,
    pronunciation,
    definition,
    renderings,
    verseCount: verses.length,
    verses: Array.from(verses.subarray(0, mostVerses), (index) => toOsis(corpus.keys[index]!)),
    isGrammar: isGrammar(word, renderings[0]?.text ?? ''),
    source: { title: source.title, license: source.license, attribution: source.attribution },
  }
}

/** Every number of the dictionaries, Hebrew and Greek. */
export const listWords = (corpus: Corpus): string[] => corpus.lexicon.numbers.map((number) => formatStrongs(number))
