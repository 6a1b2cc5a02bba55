import type { PackedFile } from '../../platform/packed-file.ts'

export type Rendering = { text: string; count: number }

/** Where each Strong's number stands and how the King James Version renders it. */
export type Concordance = {
  /** Verses by position in the corpus, each once, in order. */
  versesOf: (number: number) => Uint16Array
  /** Most frequent renderings first. */
  renderingsOf: (number: number) => Rendering[]
  /** Numbers that a word renders, most frequent first; `word` is lower case English. */
  numbersFor: (word: string) => { number: number; count: number }[]
}

/** Opens the concordance, undefined when the corpus has no text with Strong's numbers on phrases. */
export function concordance(file: PackedFile): Concordance | undefined {
  if (!file.has('concordance/numbers')) return undefined
  const numbers = file.u16('concordance/numbers')
  const places = new Map(Array.from(numbers, (number, place) => [number, place]))
  const starts = file.u32('concordance/starts')
  const verses = file.u16('concordance/verses')
  const table = file.strings('concordance/renderings')
  const renderingsAt = (place: number): Rendering[] =>
    table
      .at(place)
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => {
        const [text, count] = line.split('\t')
        return { text: text!, count: Number(count) }
      })
  let byWord: Map<string, Map<number, number>> | undefined

  return {
    versesOf: (number) => {
      const place = places.get(number)
      return place === undefined ? new Uint16Array(0) : verses.subarray(starts[place]!, starts[place + 1]!)
    },
    renderingsOf: (number) => {
      const place = places.get(number)
      return place === undefined ? [] : renderingsAt(place)
    },
    numbersFor: (word) => {
      byWord ??= invert(numbers, renderingsAt)
      const found = byWord.get(word) ?? new Map<number, number>()
      return [...found]
        .map(([number, count]) => ({ number, count }))
        .sort((a, b) => b.count - a.count || a.number - b.number)
    },
  }
}

/** Every word of every rendering to the numbers behind it, with counts. */
function invert(numbers: Uint16Array, renderingsAt: (place: number) => Rendering[]): Map<string, Map<number, number>> {
  const byWord = new Map<string, Map<number, number>>()
  numbers.forEach((number, place) => {
    for (const { text, count } of renderingsAt(place)) {
      for (const word of text.split(/\s+/)) {
        const found = byWord.get(word) ?? new Map<number, number>()
        found.set(number, (found.get(number) ?? 0) + count)
        byWord.set(word, found)
      }
    }
  })
  return byWord
}
