import type { BibleText, LexiconWord } from '../corpus/index.ts'
import type { Library } from '../generation/evidence.ts'
import { firstForm } from '../generation/sources.ts'
import type { GuideEntry } from '../guide/guide-entry.ts'
import { countTerms, isStopWord, termsOf, wordsOf } from '../retrieval/index.ts'
import type { VerseKey } from '../scripture/index.ts'
import type { KeyTerm } from './contract.ts'
import { type Gloss, glossOfTerm } from './gloss-of-term.ts'
import { isGrammar, isName } from './grammar-words.ts'
import { isShort, type StudiedPassage, verseName } from './studied-passage.ts'
import { numberedText, taggedWords, writtenIn } from './tagged-words.ts'
import { wordInVerse } from './word-forms.ts'

/** A telling Hebrew or Greek word of the passage. */
export type FoundTerm = {
  word: string
  lexical: LexiconWord
  gloss: Gloss
  /** Where in the passage it stands first. */
  key: VerseKey
  count: number
  /** In how many verses of Scripture it stands. */
  verses: number
  entry: GuideEntry | undefined
}

const most = { short: 5, long: 6 }
/** Beyond so many verses a word is grammar or a name of God. */
const commonest = 900
/** A word of so many verses tells most: a rarer one is an accident, a commoner one is in everybody's mouth. */
const tellingVerses = 45
const ofGuide = 2.2
/** A word must weigh so much to be shown at all. */
const leastWeight = -1.6

/** The words that a passage turns on, in its order; none where no translation of it has Strong's numbers. */
export function keyTermsOf(library: Library, passage: StudiedPassage): FoundTerm[] {
  const { corpus, text } = library
  const tagged = numberedText(library)
  if (tagged === undefined || corpus.concordance === undefined) return []
  const said = countTerms(termsOf(commentaryOn(library, passage), 'en'))
  const ranked = [...wordsIn(library, tagged, passage)]
    .map((one) => ({ ...one, weight: weigh(one, said) }))
    .filter(({ weight }) => weight >= leastWeight)
    .toSorted((a, b) => b.weight - a.weight || a.key - b.key)
  const chosen: FoundTerm[] = []
  const names = new Set<string>()
  for (const { number, rendering, key, count, verses, entry } of ranked) {
    if (chosen.length === (isShort(passage) ? most.short : most.long)) break
    const lexical = corpus.lexicon.find(number)!
    const word = wordInVerse(corpus, text, { key, number, rendering })
    const gloss = glossOfTerm(library, { lexical, entry, rendering })
    if (word === undefined || gloss === undefined || names.has(word)) continue
    names.add(word)
    chosen.push({ word, lexical, gloss, key, count, verses, entry })
  }
  return chosen.toSorted((a, b) => a.key - b.key)
}

/** A term as callers see it. */
export const shownTerm = (library: Library, { word, lexical, gloss, key }: FoundTerm): KeyTerm => ({
  word,
  strongs: lexical.strongs,
  lemma: firstForm(lexical.lemma),
  transliteration: firstForm(lexical.transliteration),
  gloss: gloss.text,
  reference: verseName(library, key),
})

type Word = {
  number: number
  rendering: string
  key: VerseKey
  count: number
  verses: number
  entry: GuideEntry | undefined
}

/** Words with a sense of their own: no grammar, and no names. */
function wordsIn({ corpus }: Library, tagged: BibleText, { keys }: StudiedPassage): Iterable<Word> {
  const language = writtenIn(tagged)
  const entries = new Map(
    corpus.guide.entries.flatMap((entry) => (entry.word?.strongs ?? []).map((strongs) => [strongs, entry] as const)),
  )
  const found = new Map<number, Word>()
  const names = new Set<number>()
  for (const key of keys) {
    const verse = tagged.verse(key) ?? ''
    for (const { start, strongs, rendering } of taggedWords(tagged, key)) {
      const known = found.get(strongs)
      if (known !== undefined) {
        known.count++
        continue
      }
      const verses = corpus.concordance!.versesOf(strongs).length
      const lexical = corpus.lexicon.find(strongs)
      if (lexical === undefined || names.has(strongs) || verses > commonest || isGrammar(lexical, rendering)) continue
      if (isName(verse, { start, rendering }, lexical)) {
        names.add(strongs)
        continue
      }
      if (!wordsOf(rendering).some((word) => word.length > 2 && !isStopWord(word, language))) continue
      found.set(strongs, { number: strongs, rendering, key, count: 1, verses, entry: entries.get(lexical.strongs) })
    }
  }
  return found.values()
}

function weigh({ rendering, verses, count, entry }: Word, said: ReadonlyMap<string, number>): number {
  const echoes = Math.max(0, ...termsOf(rendering, 'en').map((term) => said.get(term) ?? 0))
  const rarity = -Math.abs(Math.log(verses / tellingVerses)) * (verses > tellingVerses ? 0.7 : 0.35)
  const isEveryday = verses > 250 && entry === undefined
  return (
    rarity +
    Math.min(1.5, Math.log1p(echoes) / 2) +
    Math.log(count) * 0.7 +
    (entry === undefined ? 0 : ofGuide) -
    (isEveryday ? 1 : 0)
  )
}

/** The running commentary on a passage, for what it dwells on. */
const commentaryOn = ({ corpus }: Library, { ranges }: StudiedPassage): string =>
  ranges
    .flatMap((range) => corpus.commentaries.touching(range))
    .filter(({ kind, source }) => kind === 'section' && source.id === 'MHCC')
    .map((section) => section.text())
    .join(' ')
