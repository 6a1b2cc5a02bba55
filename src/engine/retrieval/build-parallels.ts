import type { PackedSections } from '../../platform/packed-file.ts'
import type { BibleText, Corpus } from '../corpus/index.ts'
import { termsOf } from './words.ts'

/** Wordings that more verses share are formulas: “the word of Yahweh came to me”. */
const mostVerses = 15
/** Neighbouring words in pairs tell less of a common source than threes. */
const lengths = [2, 3]
/** How much of the wording of the shorter verse the other must have, their neighbours' counted in part. */
const leastShared = 0.3
const neighbourShare = 0.5
/** Two verses must share by themselves so many words, in wordings of so much weight: three that few others have. */
const fewestWords = 4
const leastWeight = 25
/** A verse of fewer wordings has too little to compare. */
const fewest = 3
const mostParallels = 6

/**
 * Finds for each verse those of other chapters that tell or say the same in the same words: the Gospels beside one
 * another, Kings beside Chronicles, a quotation beside its source. The wording of the first English text decides.
 */
export function buildParallels(corpus: Corpus, sections: PackedSections): void {
  const text = corpus.texts.find(({ record }) => record.language === 'en')
  const parallels = text === undefined ? [] : findParallels(corpus, text)
  const starts = new Uint32Array(corpus.keys.length + 1)
  for (let verse = 0; verse < corpus.keys.length; verse++) {
    starts[verse + 1] = starts[verse]! + (parallels[verse]?.length ?? 0)
  }
  sections.set('parallels/starts', starts)
  sections.set('parallels/verses', Uint16Array.from(parallels.flat()))
}

type Wordings = { ofVerse: Map<string, number>[]; total: Float64Array; verses: Map<string, number[]> }

function findParallels(corpus: Corpus, text: BibleText): number[][] {
  const wordings = wordingsOf(corpus, text)
  const chapterOf = (verse: number) => Math.floor(corpus.keys[verse]! / 1000)
  const shared = sharesOf(wordings, (a, b) => chapterOf(a) === chapterOf(b))
  const own = (a: number, b: number) => shared.get(a)?.get(b) ?? 0
  return wordings.ofVerse.map((_, verse) =>
    [...(shared.get(verse)?.keys() ?? [])]
      .map((other) => {
        const beside = own(verse - 1, other - 1) + own(verse + 1, other + 1)
        return { other, share: own(verse, other) + neighbourShare * beside }
      })
      .filter(({ share }) => share >= leastShared)
      .toSorted((a, b) => b.share - a.share || a.other - b.other)
      .slice(0, mostParallels)
      .map(({ other }) => other),
  )
}

/** The wordings of each verse with their weights: the fewer verses have one, the more it tells. */
function wordingsOf(corpus: Corpus, text: BibleText): Wordings {
  const verses = new Map<string, number[]>()
  const found = Array.from(corpus.keys, (_, verse) => {
    const terms = termsOf(text.verseAt(verse) ?? '', 'en')
    const wordings = new Set(
      lengths.flatMap((length) =>
        Array.from({ length: Math.max(0, terms.length - length + 1) }, (_, place) =>
          terms.slice(place, place + length).join(' '),
        ),
      ),
    )
    for (const wording of wordings) {
      const known = verses.get(wording)
      if (known === undefined) verses.set(wording, [verse])
      else known.push(verse)
    }
    return wordings
  })
  const weightOf = (wording: string) => Math.log(corpus.keys.length / verses.get(wording)!.length)
  const ofVerse = found.map((wordings) => new Map([...wordings].map((wording) => [wording, weightOf(wording)])))
  const total = Float64Array.from(ofVerse, (weights) =>
    weights.size < fewest ? Infinity : [...weights.values()].reduce((sum, weight) => sum + weight, 0),
  )
  return { ofVerse, total, verses }
}

/** How much of the shorter verse's wording two verses share, for all that share some, by one and by the other. */
function sharesOf({ ofVerse, total, verses }: Wordings, isSameChapter: (a: number, b: number) => boolean) {
  const shared = new Map<number, Map<number, number>>()
  ofVerse.forEach((wordings, verse) => {
    const sums = new Map<number, { sum: number; words: Set<string> }>()
    for (const [wording, weight] of wordings) {
      const having = verses.get(wording)!
      if (having.length > mostVerses) continue
      for (const other of having) {
        if (other === verse) continue
        const known = sums.get(other) ?? { sum: 0, words: new Set<string>() }
        known.sum += weight
        for (const word of wording.split(' ')) known.words.add(word)
        sums.set(other, known)
      }
    }
    const shares = [...sums]
      .filter(([, { sum, words }]) => sum >= leastWeight && words.size >= fewestWords)
      .filter(([other]) => !isSameChapter(verse, other))
      .map(([other, { sum }]) => [other, sum / Math.min(total[verse]!, total[other]!)] as const)
    if (shares.length > 0) shared.set(verse, new Map(shares))
  })
  return shared
}
