import type { Chapter, StudyWord } from '../engine/engine.ts'
import { wordPath } from './addresses.ts'
import type { ChapterView } from './chapter-view.ts'
import { type Html, html } from './html.ts'
import { messages } from './messages.ts'
import { chapterOsis } from './references.ts'
import type { Site } from './site.ts'

const mostShown = 18
/** Verses of the Bible; a word that stands in all of them would tell nothing of one chapter. */
const allVerses = 31_102

type Found = { word: StudyWord; renderings: string[]; verses: number[] }

/** The Hebrew and Greek words that tell most of a chapter, in the order they stand there. */
export function chapterWords(site: Site, view: ChapterView): Html | undefined {
  const { language, place } = view
  const say = messages[language]
  const tagged = taggedText(site, view)
  if (tagged === undefined) return undefined
  const { first, last } = place.verses ?? { first: 1, last: Number.POSITIVE_INFINITY }
  const found = new Map<string, Found>()
  for (const { number, text = '', words } of tagged.verses) {
    if (number < first || number > last) continue
    for (const { start, end, strongs } of words) {
      for (const each of strongs) note(site, found, each, text.slice(start, end), number)
    }
  }
  const telling = ({ word, verses }: Found) =>
    Math.sqrt(verses.length) * Math.log(allVerses / Math.max(1, word.verseCount)) ** 2
  const chosen = new Set([...found.values()].toSorted((a, b) => telling(b) - telling(a)).slice(0, mostShown))
  if (chosen.size === 0) return undefined
  const lines = [...found.values()]
    .filter((one) => chosen.has(one))
    .map(({ word, renderings, verses }) => {
      const places = [...new Set(verses)].slice(0, 3).join(', ')
      const lemma = html`<bdi lang="${word.language === 'greek' ? 'grc' : 'hbo'}">${word.lemma}</bdi>`
      return html`<li><a href="${wordPath(language, word.strongs)}">${lemma} <i>${word.transliteration}</i></a>
 <span class="kind"><span lang="${tagged.language}">${commonest(renderings)}</span> · ${say.verse} ${places}</span></li>`
    })
  return html`<section aria-labelledby="words"><h2 id="words">${say.words}</h2>
<ul class="words">${lines}</ul><p class="small">${say.wordsFrom(tagged.translation)}</p></section>`
}

function note(site: Site, found: Map<string, Found>, strongs: string, rendering: string, verse: number): void {
  const known = found.get(strongs)
  if (known !== undefined) {
    known.renderings.push(rendering)
    known.verses.push(verse)
    return
  }
  const word = site.engine.readWord({ strongs, mostVerses: 0 })
  if (word !== undefined && !word.isGrammar) found.set(strongs, { word, renderings: [rendering], verses: [verse] })
}

const commonest = (renderings: readonly string[]): string => {
  const counts = Map.groupBy(renderings, (rendering) => rendering.toLowerCase())
  return [...counts.values()].toSorted((a, b) => b.length - a.length)[0]![0]!
}

/** Of the texts of the page's language, else of those shown, the one that is tagged by phrases, which say most. */
function taggedText(site: Site, { language, place, text, beside }: ChapterView): Chapter | undefined {
  const own = site.engine.listTranslations().flatMap((one) => {
    if (one.language !== language) return []
    return site.engine.readChapter({ osis: chapterOsis(place), translation: one.id }) ?? []
  })
  const tagged = (all: readonly (Chapter | undefined)[]) =>
    all.filter((one) => one !== undefined).filter((one) => lengthOfPhrases(one) > 0)
  const [best] = tagged(own).toSorted((a, b) => lengthOfPhrases(b) - lengthOfPhrases(a))
  return best ?? tagged([text, beside])[0]
}

/** Characters of a tagged phrase on average; 0 where none is tagged. */
function lengthOfPhrases({ verses }: Chapter): number {
  const words = verses.flatMap((verse) => verse.words)
  return words.reduce((sum, { start, end }) => sum + end - start, 0) / Math.max(1, words.length)
}
