import type { BibleText, LexiconWord } from '../corpus/index.ts'
import type { Library } from '../generation/evidence.ts'
import { lemmaOf, transliterationOf } from '../generation/sources.ts'
import type { GuideEntry } from '../guide/guide-entry.ts'
import { isStopWord, stemOf, termsOf, wordsOf } from '../retrieval/index.ts'
import type { VerseKey } from '../scripture/index.ts'
import type { KeyTerm } from './contract.ts'
import type { FoundTerm } from './found-term.ts'
import { glossOfTerm } from './gloss-of-term.ts'
import { type StudyGloss, studyGlossOf } from './glosses/study-gloss.ts'
import { isGrammar, isName } from './grammar-words.ts'
import { otherPlacesOf } from './other-places.ts'
import type { PassageSubject } from './passage-subject.ts'
import { type StudiedPassage, verseName } from './studied-passage.ts'
import { numberedText, taggedWords, writtenIn } from './tagged-words.ts'
import { wordInVerse } from './word-forms.ts'

/** How many words are told of so many verses. */
const most = [
  { verses: 3, words: 5 },
  { verses: 6, words: 6 },
  { verses: Infinity, words: 8 },
]
/** Names of God are in everybody's mouth, and are no words that one passage turns on. */
const divineNames = new Set('H136 H410 H426 H430 H433 H3050 H3068 H3069 G2316 G2424 G2962'.split(' '))
/** Beyond so many verses a word without a weight of its own is in everybody's mouth; beyond the other, any. */
const commonest = 900
const commonestOfAll = 1_800
const mostPlaces = 3
/** A word must carry so much to be shown; one that little speaks for, to be shown for want of a better. */
const leastWeight = 1.5
const leastOfFew = 0.9
const fewest = 2

const weights = {
  weighty: 1.2,
  known: 0.4,
  entry: 0.4,
  told: 1.3,
  explained: 0.9,
  listed: 0.5,
  repeated: 0.7,
  near: 1,
  cited: 0.4,
  common: 0.7,
}
/** In so many verses a word is still a telling one. */
const uncommon = 150
/** From so many times on a word is the refrain of the passage. */
const refrain = 2

/** The words that a passage turns on, in its order; none where no translation of it has Strong's numbers. */
export function keyTermsOf(library: Library, passage: StudiedPassage, subject: PassageSubject): FoundTerm[] {
  const { corpus, text } = library
  const tagged = numberedText(library)
  if (tagged === undefined || corpus.concordance === undefined) return []
  const words = [...wordsIn(library, tagged, passage)]
  const counts = familyCounts(words, writtenIn(tagged))
  const cited = citedIn(library, passage)
  const ranked = words
    .map((one) => ({ ...one, weight: weigh(one, { subject, count: counts(one), cited: cited(one.key) }) }))
    .filter(({ weight }) => weight >= leastOfFew)
    .toSorted((a, b) => b.weight - a.weight || a.key - b.key)
  const wanted = most.find(({ verses }) => passage.keys.length <= verses)!.words
  const chosen: FoundTerm[] = []
  const names = new Set<string>()
  for (const { number, lexical, rendering, key, verses, entry, count, weight } of ranked) {
    if (chosen.length === wanted || (weight < leastWeight && chosen.length >= fewest)) break
    const word = wordInVerse(corpus, text, { key, number, rendering })
    const gloss = word === undefined ? undefined : glossOfTerm(library, { lexical, entry, rendering, word, key })
    if (word === undefined || gloss === undefined) continue
    const stems = termsOf(word, writtenIn(text))
    if (stems.some((stem) => names.has(stem))) continue
    for (const stem of stems) names.add(stem)
    const term = { word, lexical, gloss, key, count, verses, entry, weight }
    const places = otherPlacesOf(library, passage, term, { count: mostPlaces, near: subject.nearVerses })
    chosen.push({ ...term, places })
  }
  return chosen.toSorted((a, b) => a.key - b.key)
}

/** A term as callers see it. */
export const shownTerm = (library: Library, { word, lexical, gloss, key }: FoundTerm): KeyTerm => ({
  word: asPrinted(library, { key, word, gloss }),
  strongs: lexical.strongs,
  lemma: lemmaOf(lexical),
  transliteration: transliterationOf(lexical),
  gloss: gloss.text,
  reference: verseName(library, key),
})

/** A word as its verse prints it, if it is a name or has a capital within a sentence; else in lower case. */
export function asPrinted({ text }: Library, { key, word, gloss }: Pick<FoundTerm, 'key' | 'word' | 'gloss'>): string {
  const verse = text.verse(key) ?? ''
  const start = verse.toLowerCase().indexOf(word)
  const isCapital = /^\p{Lu}/u.test(gloss.text)
  const isWithin = start > 0 && !/[.!?:“‘¿¡]\s*$/.test(verse.slice(0, start))
  return start >= 0 && (isWithin || isCapital) ? verse.slice(start, start + word.length) : word
}

type Word = {
  number: number
  lexical: LexiconWord
  rendering: string
  /** English words for it: what English sources are compared with. */
  english: string[]
  key: VerseKey
  count: number
  verses: number
  entry: GuideEntry | undefined
  known: StudyGloss | undefined
}

/** Words with a sense of their own: no grammar, and no names but those that are titles. */
function wordsIn({ corpus }: Library, tagged: BibleText, { keys }: StudiedPassage): Iterable<Word> {
  const language = writtenIn(tagged)
  const entries = new Map(
    corpus.guide.entries.flatMap((entry) => (entry.word?.strongs ?? []).map((strongs) => [strongs, entry] as const)),
  )
  const found = new Map<number, Word>()
  const left = new Set<number>()
  for (const key of keys) {
    const verse = tagged.verse(key) ?? ''
    for (const { start, strongs, rendering } of taggedWords(tagged, key)) {
      const seen = found.get(strongs)
      if (seen !== undefined) {
        seen.count++
        continue
      }
      const verses = corpus.concordance!.versesOf(strongs).length
      const lexical = corpus.lexicon.find(strongs)
      if (lexical === undefined || left.has(strongs) || divineNames.has(lexical.strongs)) continue
      const known = studyGlossOf(lexical.strongs)
      const isCommon = verses > (known?.isWeighty === true ? commonestOfAll : commonest)
      // a word of weight may serve as an adverb elsewhere: “time”, “now”
      if (isCommon || (known?.isWeighty !== true && isGrammar(lexical, rendering))) continue
      if (known === undefined && isName(verse, { start, rendering }, lexical)) {
        left.add(strongs)
        continue
      }
      if (!wordsOf(rendering).some((word) => word.length > 2 && !isStopWord(word, language))) continue
      const english = known?.en ?? (language === 'en' ? [rendering] : usualIn(corpus, strongs))
      const entry = entries.get(lexical.strongs)
      found.set(strongs, {
        number: strongs,
        lexical,
        rendering,
        english: [...english],
        key,
        count: 1,
        verses,
        entry,
        known,
      })
    }
  }
  return found.values()
}

/** How English usually puts a word. */
const usualIn = ({ concordance }: Library['corpus'], number: number): string[] =>
  (concordance?.renderingsOf(number) ?? []).slice(0, 2).map(({ text }) => text)

/** How often the passage has a word or its kin: “love” as a verb and as a noun are one. */
function familyCounts(words: readonly Word[], language: 'en' | 'es'): (word: Word) => number {
  const familyOf = ({ rendering, known }: Word) => {
    const [first] = termsOf(known?.en[0] ?? '', 'en')
    return first ?? stemOf(wordsOf(rendering).at(-1) ?? '', language)
  }
  const counts = new Map<string, number>()
  for (const word of words) counts.set(familyOf(word), (counts.get(familyOf(word)) ?? 0) + word.count)
  return (word) => counts.get(familyOf(word)) ?? 1
}

/** How often a verse is cited beside the one of the passage that is cited most, 0 to 1. */
function citedIn({ corpus, index }: Library, { keys }: StudiedPassage): (key: VerseKey) => number {
  const citedAt = (key: VerseKey) => index.cited[corpus.indexOf(key)]!
  const greatest = Math.max(0.01, ...keys.map(citedAt))
  return (key) => citedAt(key) / greatest
}

type Evidence = { subject: PassageSubject; count: number; cited: number }

function weigh({ rendering, english, verses, entry, known }: Word, { subject, count, cited }: Evidence): number {
  const terms = [...new Set(termsOf(`${english.join(' ')} ${known === undefined ? rendering : ''}`, 'en'))]
  const best = (of: (term: string) => number) => Math.max(0, ...terms.map(of))
  return (
    (known === undefined ? 0 : known.isWeighty ? weights.weighty : weights.known) +
    (entry === undefined ? 0 : weights.entry) +
    weights.told * best(subject.told) +
    weights.explained * best(subject.explained) +
    weights.listed * best(subject.listed) +
    weights.repeated * Math.min(refrain, Math.log2(count)) +
    weights.near * Math.max(0, ...english.map(subject.near)) +
    weights.cited * cited -
    weights.common * Math.max(0, Math.log(verses / uncommon))
  )
}
