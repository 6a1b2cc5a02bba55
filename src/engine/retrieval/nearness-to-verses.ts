import type { Language } from '../engine.ts'
import { detectLanguage } from './detect-language.ts'
import { directionOf } from './score-meaning.ts'
import type { SearchIndex } from './search-index.ts'

type Nearness = { language: Language; deviations: number }

/**
 * Tells how near in meaning a text is to the nearest of some verses, from one place of the corpus up to another: its
 * cosine in standard deviations above the mean of all verses.
 * @returns undefined where the index was built without an embedder; undefined for a text of which it knows no word
 */
export function nearnessToVerses(
  index: Pick<SearchIndex, 'meaning'>,
): ((text: string, from: number, until: number) => Nearness | undefined) | undefined {
  const { meaning } = index
  if (meaning === undefined) return undefined
  const scores = new Float32Array(meaning.verses.count)
  return (text, from, until) => {
    const language = detectLanguage(text) ?? 'en'
    const direction = directionOf(index, text, language)
    if (direction === undefined) return undefined
    meaning.verses.score(direction, scores, [{ start: from, end: until }])
    const nearest = scores.subarray(from, until).reduce((best, score) => Math.max(best, score), -Infinity)
    // places outside of the run keep what they have: the next text must find nothing there
    scores.fill(0, from, until)
    return { language, deviations: nearest }
  }
}
