import type { Corpus } from '../corpus/index.ts'
import type { Guide } from '../guide/guide.ts'
import { passagesOf } from '../guide/guide.ts'
import { countVerses, type VerseKey, versesIn } from '../scripture/index.ts'

const ofGod = /\b(?:Yahweh|God|Lord|Father|Christ|Jesus|Spirit|Most High)\b/
const ofUs = /\b(?:you|your|I|me|my|we|us|our)\b/
/** What it is worth that a verse speaks of God, or to somebody; that a guide entry lists it. */
const weights = { ofGod: 0.5, ofUs: 0.3, guide: 0.6 }
/** A guide passage of more verses says little of each of them. */
const mostVerses = 4

/**
 * How well a verse stands for its passage: how many headings of the topical index name it nearly alone, how many
 * entries of the study guide quote it, and whether it speaks of God and to people. Comparable within a passage.
 */
export function worthOf(corpus: Corpus, key: VerseKey): number {
  const english = corpus.findText('WEB')?.verse(key) ?? ''
  const listed = (corpus.topics?.linesAt(key) ?? []).reduce((sum, { passages }) => {
    const own = passages.find(({ start, end }) => start <= key && key <= end)
    return sum + (own === undefined ? 0 : 1 / countVerses(own))
  }, 0)
  return (
    Math.log1p(listed) +
    weights.guide * Math.log1p(quotedIn(corpus.guide).get(key) ?? 0) +
    (ofGod.test(english) ? weights.ofGod : 0) +
    (ofUs.test(english) ? weights.ofUs : 0)
  )
}

/** Whether a verse speaks of God by name. */
export const speaksOfGod = (corpus: Corpus, key: VerseKey): boolean =>
  ofGod.test(corpus.findText('WEB')?.verse(key) ?? '')

/** Whether somebody speaks or is spoken to in a verse. */
export const speaksToUs = (corpus: Corpus, key: VerseKey): boolean =>
  ofUs.test(corpus.findText('WEB')?.verse(key) ?? '')

const counted = new WeakMap<Guide, Map<VerseKey, number>>()

/** In how many passages of the guide each verse is quoted. */
function quotedIn(guide: Guide): Map<VerseKey, number> {
  const known = counted.get(guide)
  if (known !== undefined) return known
  const counts = new Map<VerseKey, number>()
  for (const { range, quote = range } of guide.entries.flatMap(passagesOf)) {
    if (countVerses(quote) > mostVerses) continue
    for (const key of versesIn(quote)) counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  counted.set(guide, counts)
  return counts
}
