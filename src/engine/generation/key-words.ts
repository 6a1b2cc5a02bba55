import { countTerms, isStopWord, termsOf, wordsOf } from '../retrieval/index.ts'
import { countVerses, type VerseKey, type VerseRange, versesIn } from '../scripture/index.ts'
import { type Block, heading, item } from './draft.ts'
import type { Library } from './evidence.ts'
import { glossOf } from './gloss.ts'
import { lexiconSource, passageText, transliterationOf } from './sources.ts'

const title = 'Key words of the King James Version'
const mostKeyWords = 4
const commonestKeyWord = 900 // verses; beyond that a word is grammar or a name of God

/** The words of a passage that its commentators dwell on, each with the first sense of its dictionary entry. */
export function keyWords(library: Library, range: VerseRange): Block[] {
  const { corpus, language } = library
  const tagged = corpus.findText('KJV')
  if (tagged === undefined || corpus.concordance === undefined || countVerses(range) > 6 || language !== 'en') return []
  const seen = new Map<number, { rendering: string; key: VerseKey; verses: number }>()
  for (const key of versesIn(range)) {
    const verse = tagged.verse(key) ?? ''
    for (const { start, end, strongs } of tagged.words(key)) {
      const rendering = verse.slice(start, end)
      const hasContent = wordsOf(rendering).some((word) => !isStopWord(word, 'en')) && !/^\p{Lu}/u.test(rendering)
      const verses = corpus.concordance.versesOf(strongs).length
      if (hasContent && verses <= commonestKeyWord && !seen.has(strongs)) seen.set(strongs, { rendering, key, verses })
    }
  }
  // a word that stands once or twice in all of Scripture is seldom what a passage turns on, nor is one of a thousand;
  // what its commentators keep coming back to is
  const said = countTerms(termsOf(commentaryOn(library, range), 'en'))
  const weight = ({ verses, rendering }: { verses: number; rendering: string }) => {
    const echoes = Math.max(0, ...termsOf(rendering, 'en').map((term) => said.get(term) ?? 0))
    return Math.abs(Math.log(verses / 60)) / (1 + echoes)
  }
  const items = [...seen]
    .sort(([, a], [, b]) => weight(a) - weight(b) || a.key - b.key)
    .slice(0, mostKeyWords)
    .sort(([, a], [, b]) => a.key - b.key)
    .flatMap(([number, { rendering, verses }]) => {
      const word = corpus.lexicon.find(number)
      const gloss = word === undefined ? undefined : glossOf(word.definition)
      if (word === undefined || gloss === undefined) return []
      const source = lexiconSource(word)
      const often = verses === 1 ? 'one verse' : `${verses} verses`
      return [
        item([
          { strong: rendering },
          ` — ${transliterationOf(word)} (${word.strongs}): `,
          { quote: source, text: gloss },
          `; it stands in ${often}. `,
          { mark: source },
        ]),
      ]
    })
  return items.length === 0 ? [] : [heading(title), ...items]
}

/** The running commentary on a passage, for what it dwells on. */
export const commentaryOn = ({ corpus }: Library, range: VerseRange): string =>
  corpus.commentaries
    .touching(range)
    .filter(({ kind }) => kind === 'section')
    .map((section) => section.text())
    .join(' ')

/** The passage's own words, in the translation that the commentators had before them where it is loaded. */
export const termsOfPassage = ({ corpus, text }: Library, range: VerseRange) =>
  [corpus.findText('KJV'), text].map((of) => (of === undefined ? '' : (passageText(of, range) ?? ''))).join(' ')
