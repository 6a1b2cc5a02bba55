import { readWordings } from '../../content/index.ts'
import type { Language } from '../../engine.ts'
import { isStopWord, stemOf, wordsOf } from '../../retrieval/index.ts'
import type { VerseKey } from '../../scripture/index.ts'
import { isNumber } from '../grammar-words.ts'

/** A word that a passage comes back to, as it stands there most, with the verses that have it. */
export type RepeatedWord = { word: string; count: number; keys: VerseKey[] }

const { en, es } = readWordings('insights/plain-words')
/** Words that every story repeats. */
const plain: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set(en.words.split(' ')),
  es: new Set(es.words.split(' ')),
}

const leastCount = 3

/**
 * The word that a passage repeats most, in at least two verses or, within one, three times; undefined when none stands out.
 * @param tells how rare a stem is
 */
export function repeatedWordOf(
  verses: readonly { key: VerseKey; text: string }[],
  language: Language,
  tells: (stem: string) => number,
): RepeatedWord | undefined {
  const found = new Map<string, { stem: string; count: number; keys: Set<VerseKey>; forms: Map<string, number> }>()
  for (const { key, text } of verses) {
    for (const [printed] of text.matchAll(/[\p{L}\p{M}]+(?:[’-][\p{L}\p{M}]+)*/gu)) {
      const word = wordsOf(printed)[0]!
      const isPlain = isStopWord(word, language) || isNumber(word) || plain[language].has(word)
      if (word.length < 4 || /[’']/.test(word) || isPlain) continue
      const stem = stemOf(word, language)
      const known = found.get(stem) ?? { stem, count: 0, keys: new Set<VerseKey>(), forms: new Map<string, number>() }
      known.count++
      known.keys.add(key)
      known.forms.set(printed, (known.forms.get(printed) ?? 0) + 1)
      found.set(stem, known)
    }
  }
  const named = verses.flatMap(({ text }) => text.match(/(?<=[\p{L},;] )\p{Lu}[\p{L}\p{M}]+/gu) ?? [])
  const isName = ({ forms }: { forms: Map<string, number> }) => named.some((name) => forms.has(name))
  const least = Math.max(leastCount, Math.ceil(verses.length / 6))
  const best = [...found.values()]
    .filter((one) => one.count >= least && one.keys.size >= Math.min(3, verses.length) && !isName(one))
    .map((one) => ({ ...one, weight: one.count * tells(one.stem) }))
    .toSorted((a, b) => b.weight - a.weight)[0]
  if (best === undefined) return undefined
  const [word] = [...best.forms].toSorted((a, b) => b[1] - a[1])[0]!
  return { word, count: best.count, keys: [...best.keys] }
}
