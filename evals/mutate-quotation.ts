/** Draws the same numbers for the same seed, from 0 up to 1. */
export type Draw = () => number
/** What mutations choose from: the words of a translation with how often they stand, names and numbers apart. */
export type Vocabulary = {
  counts: ReadonlyMap<string, number>
  byCount: readonly string[]
  names: readonly string[]
  numbers: readonly string[]
}
/** A change made to a verse; undefined where the verse gives no occasion. */
export type Mutation = (verse: string, vocabulary: Vocabulary, draw: Draw) => string | undefined

/** mulberry32 */
export function drawFrom(seed: number): Draw {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}

const word = /\p{L}+(?:['’]\p{L}+)*/gu
const numberWords =
  'two three four five six seven eight nine ten eleven twelve twenty thirty forty fifty sixty seventy eighty ninety hundred thousand first second third fourth fifth sixth seventh dos tres cuatro cinco seis siete ocho nueve diez once doce veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa ciento mil'

/** Counts the words of a translation. A name is what stands with a capital within sentences only. */
export function readVocabulary(verses: readonly string[]): Vocabulary {
  const counts = new Map<string, number>()
  const capital = new Map<string, number>()
  for (const verse of verses) {
    for (const { 0: found, index } of verse.matchAll(word)) {
      counts.set(found.toLowerCase(), (counts.get(found.toLowerCase()) ?? 0) + 1)
      const isWithin = /[\p{L},;] $/u.test(verse.slice(0, index))
      if (isWithin && /^\p{Lu}\p{Ll}/u.test(found)) capital.set(found, (capital.get(found) ?? 0) + 1)
    }
  }
  const names = [...capital].filter(([name, count]) => count > 3 && count > (counts.get(name.toLowerCase()) ?? 0) * 0.7)
  const byCount = [...counts].filter(([found]) => found.length > 3).sort((a, b) => a[1] - b[1])
  return {
    counts,
    byCount: byCount.map(([found]) => found),
    names: names.map(([name]) => name),
    numbers: numberWords.split(' ').filter((number) => counts.has(number)),
  }
}

const pick = <T>(list: readonly T[], draw: Draw): T | undefined => list[Math.floor(draw() * list.length)]
const matches = (verse: string) => [...verse.matchAll(word)].map(({ 0: found, index }) => ({ found, index }))
const put = (verse: string, index: number, length: number, by: string) =>
  verse.slice(0, index) + by + verse.slice(index + length)
const inCase = (like: string, other: string) =>
  /^\p{Lu}/u.test(like) ? other[0]!.toUpperCase() + other.slice(1) : other
const differs = (a: string, b: string) => a.toLowerCase() !== b.toLowerCase()
const negation = /\b(?:not|never|no|neither|nor)\b\s?|(?<=\p{L})n’t\b|\bnunca\b\s?|\bjamás\b\s?|\bni\b\s?/giu

const denials = /^(?:without|unless|except|none|nothing|cannot|nadie|nada|ninguno|tampoco|sin)$/i

/** What makes a quotation wrong. */
export const wrongMutations: Readonly<Record<string, Mutation>> = {
  'content word changed': (verse, { byCount, counts }, draw) => {
    const target = pick(
      matches(verse).filter(({ found }) => found.length > 3),
      draw,
    )
    if (target === undefined) return undefined
    const rank = lowerBound(byCount, counts, counts.get(target.found.toLowerCase()) ?? 1)
    const other = byCount[Math.max(0, Math.min(byCount.length - 1, rank + Math.floor((draw() - 0.5) * 200)))]!
    return differs(other, target.found)
      ? put(verse, target.index, target.found.length, inCase(target.found, other))
      : undefined
  },
  'negation dropped': (verse, _, draw) => {
    const target = pick([...verse.matchAll(negation)], draw)
    return target === undefined ? undefined : put(verse, target.index, target[0].length, '')
  },
  'name changed': (verse, { names }, draw) => {
    const known = new Set(names)
    const target = pick(
      matches(verse).filter(({ found }) => known.has(found)),
      draw,
    )
    const other = pick(names, draw)!
    if (target === undefined || !differs(other, target.found)) return undefined
    return put(verse, target.index, target.found.length, other)
  },
  'number changed': (verse, { numbers }, draw) => {
    const target = pick(
      matches(verse).filter(({ found }) => numbers.includes(found.toLowerCase())),
      draw,
    )
    const other = pick(numbers, draw)!
    if (target === undefined || !differs(other, target.found)) return undefined
    return put(verse, target.index, target.found.length, inCase(target.found, other))
  },
  'letter changed': (verse, _, draw) => {
    const target = pick(matches(verse), draw)
    if (target === undefined) return undefined
    const at = Math.floor(draw() * target.found.length)
    const letter = pick([...'abcdefghijklmnoprstuvwy'], draw)!
    if (!differs(letter, target.found[at]!) || !/\p{L}/u.test(target.found[at]!)) return undefined
    return put(verse, target.index + at, 1, letter)
  },
  'word dropped within': (verse, _, draw) => {
    const all = matches(verse)
    const target = pick(all.slice(1, -1), draw)
    if (target === undefined) return undefined
    // dropping one of two equal neighbours, or a first or last word, leaves what the verse still says
    const at = all.indexOf(target)
    const isDoubled = [all[at - 1], all[at + 1]].some((other) => !differs(other!.found, target.found))
    return isDoubled ? undefined : put(verse, target.index, target.found.length, '')
  },
  'word added within': (verse, { byCount }, draw) => {
    const target = pick(matches(verse).slice(1), draw)
    return target === undefined ? undefined : put(verse, target.index, 0, `${pick(byCount, draw)} `)
  },
  'neighbours swapped': (verse, _, draw) => {
    const all = matches(verse)
    const at = Math.floor(draw() * (all.length - 1))
    const [first, second] = [all[at], all[at + 1]]
    if (first === undefined || second === undefined || !differs(first.found, second.found)) return undefined
    const gap = verse.slice(first.index + first.found.length, second.index)
    return put(
      verse,
      first.index,
      first.found.length + gap.length + second.found.length,
      second.found + gap + first.found,
    )
  },
  'middle left out silently': (verse, _, draw) => {
    const all = matches(verse)
    if (all.length < 9) return undefined
    const from = 3 + Math.floor(draw() * (all.length - 8))
    return put(verse, all[from]!.index, all[from + 2]!.index - all[from]!.index, '')
  },
}

const straight = (verse: string) => verse.replace(/[“”]/g, '"').replace(/[‘’]/g, "'")
const elide = (verse: string, mark: string, draw: Draw) => {
  const all = matches(verse)
  if (all.length < 12) return undefined
  const from = 3 + Math.floor(draw() * (all.length - 9))
  const until = from + 2 + Math.floor(draw() * Math.min(6, all.length - from - 4))
  return put(verse, all[from]!.index, all[until]!.index - all[from]!.index, mark)
}
const part = (verse: string, draw: Draw) => {
  const all = matches(verse)
  if (all.length < 8) return undefined
  const from = Math.floor(draw() * (all.length - 6))
  const until = from + 5 + Math.floor(draw() * (all.length - from - 5))
  return verse.slice(all[from]!.index, all[until]!.index + all[until]!.found.length)
}

/** What leaves a quotation right. */
export const rightMutations: Readonly<Record<string, Mutation>> = {
  'as it stands': (verse) => verse,
  'straight marks': (verse) => straight(verse),
  'other case': (verse) => verse.toUpperCase(),
  'without punctuation': (verse) => verse.replace(/[.,;:!?“”‘()¡¿—]/g, ' '),
  'white space': (verse) => `\n  ${verse.replace(/ /g, '\n ')}  `,
  'decomposed letters': (verse) => verse.normalize('NFD'),
  'a part': (verse, _, draw) => part(verse, draw),
  'first word dropped': (verse) => {
    const [first, second] = matches(verse)
    // without its "Not" a verse says the contrary
    const isDenial = first === undefined || [...verse.slice(0, second?.index).matchAll(negation)].length > 0
    return matches(verse).length < 5 || isDenial || denials.test(first.found) ? undefined : verse.slice(second!.index)
  },
  'elided …': (verse, _, draw) => elide(verse, '… ', draw),
  'elided ...': (verse, _, draw) => elide(verse, '... ', draw),
  'elided [...]': (verse, _, draw) => elide(verse, '[...] ', draw),
  'elided . . .': (verse, _, draw) => elide(verse, '. . . ', draw),
  'initial in brackets': (verse) => verse.replace(/\p{L}/u, (letter) => `[${letter.toLowerCase()}]`),
  'nested in marks': (verse) => `“${verse.replace(/“/g, '‘').replace(/”/g, '’')}”`,
}

function lowerBound(byCount: readonly string[], counts: ReadonlyMap<string, number>, count: number): number {
  let [low, high] = [0, byCount.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (counts.get(byCount[middle]!)! < count) low = middle + 1
    else high = middle
  }
  return low
}
