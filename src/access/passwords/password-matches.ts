import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { once } from '../../platform/once.ts'

/** A part of a password that a guesser would try as one: characters from `start` up to `end`. */
export type Match = {
  start: number
  end: number
  guessesLog10: number
  pattern: 'common' | 'personal' | 'repeated' | 'sequence'
}

/** The parts of a password that have a pattern. They may lie over one another. */
export function matchesIn(characters: readonly string[], known: readonly string[]): Match[] {
  const plain = characters.map(folded)
  return [
    ...wordsIn(plain, commonWords(), 'common'),
    ...wordsIn(plain, wordsOf(known), 'personal'),
    ...sequencesIn(plain),
    ...datesIn(plain),
    ...repetitionsIn(plain, known),
  ]
}

/** In lower case and without accents, one character for one. */
const folded = (character: string): string => [...character.normalize('NFKD').toLowerCase()][0] ?? character

/** Words by their rank; the likeliest is 1. */
type Ranks = ReadonlyMap<string, number>

const commonWords = once((): Ranks => {
  const lines = readFileSync(join(import.meta.dirname, 'common-words.txt'), 'utf8').split('\n')
  const words = lines.filter((line) => line !== '' && !line.startsWith('#'))
  return new Map(words.map((word, place) => [word, place + 1]))
})

/** What is known of somebody, cut into words, and its words run together. */
function wordsOf(known: readonly string[]): Ranks {
  const words = known.flatMap((text) => {
    const parts =
      [...text]
        .map(folded)
        .join('')
        .match(/[\p{L}\p{N}]+/gu) ?? []
    return [...parts, parts.join('')]
  })
  return new Map(words.filter((word) => word.length >= shortestWord).map((word) => [word, 1]))
}

const shortestWord = 3
const longestWord = 20
const leet: Readonly<Record<string, string>> = {
  '4': 'a',
  '@': 'a',
  '8': 'b',
  '3': 'e',
  '6': 'g',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  '5': 's',
  $: 's',
  '7': 't',
  '2': 'z',
}
/** Guesses for each word of the list: capitals in some usual way, digits for letters, backwards. */
const variantsLog10 = { asItIs: Math.log10(4), changed: Math.log10(16) }

function wordsIn(plain: readonly string[], ranks: Ranks, pattern: 'common' | 'personal'): Match[] {
  const unleeted = plain.map((character) => leet[character] ?? character)
  const found: Match[] = []
  for (let start = 0; start < plain.length; start++) {
    for (let end = start + shortestWord; end <= Math.min(plain.length, start + longestWord); end++) {
      const [asItIs, letters] = [plain.slice(start, end), unleeted.slice(start, end)]
      const rank = ranks.get(asItIs.join(''))
      const changed = rank ?? ranks.get(letters.join('')) ?? ranks.get(letters.toReversed().join(''))
      if (changed === undefined) continue
      const variants = rank === undefined ? variantsLog10.changed : variantsLog10.asItIs
      found.push({ start, end, guessesLog10: Math.log10(changed) + variants, pattern })
    }
  }
  return found
}

const rowsOfKeys = [
  '`1234567890-=',
  'qwertyuiop[]',
  'asdfghjkl;',
  'zxcvbnm,./',
  'qwertzuiop',
  'azertyuiop',
  'qsdfghjklm',
  '1qaz2wsx3edc4rfv5tgb6yhn',
]
const shortestSequence = 3
/** Where it begins, which way it goes. */
const sequenceLog10 = Math.log10(50)

/** Characters that stand one after the other in an alphabet, in the digits, or on a keyboard, either way. */
function sequencesIn(plain: readonly string[]): Match[] {
  const found: Match[] = []
  const add = (start: number, end: number) => {
    if (end - start < shortestSequence) return
    const guessesLog10 = sequenceLog10 + Math.log10(end - start)
    found.push({ start, end, guessesLog10, pattern: 'sequence' })
  }
  const codes = plain.map((character) => character.codePointAt(0)!)
  const steps: ((at: number) => boolean)[] = [1, -1].map((step) => (at: number) => codes[at]! - codes[at - 1]! === step)
  for (const row of [...rowsOfKeys, ...rowsOfKeys.map((each) => [...each].reverse().join(''))])
    steps.push((at) => row.includes(`${plain[at - 1]}${plain[at]}`))
  for (const goesOn of steps) {
    for (let start = 0; start < plain.length; ) {
      let end = start + 1
      while (end < plain.length && goesOn(end)) end++
      add(start, end)
      start = end
    }
  }
  return found
}

const date = /\d{1,2}[-/. ]?\d{1,2}[-/. ]?(?:19|20)\d\d|(?:19|20)\d\d[-/. ]?\d{1,2}[-/. ]?\d{1,2}|(?:19|20)\d\d/g
const yearsLog10 = Math.log10(100)
const daysLog10 = Math.log10(365 * 4)

/** Years of a life, and days in the orders in which they are written. */
function datesIn(plain: readonly string[]): Match[] {
  const text = plain.map((character) => (character.length === 1 ? character : '?')).join('')
  return [...text.matchAll(date)].map(({ 0: matched, index }) => ({
    start: index,
    end: index + matched.length,
    guessesLog10: yearsLog10 + (matched.length > 4 ? daysLog10 : 0),
    pattern: 'common',
  }))
}

const longestUnit = 32

/** The same again and again: a character, or a word. */
function repetitionsIn(plain: readonly string[], known: readonly string[]): Match[] {
  const found: Match[] = []
  for (let unit = 1; unit <= Math.min(longestUnit, plain.length / 2); unit++) {
    for (let start = 0; start + 2 * unit <= plain.length; ) {
      let end = start + unit
      while (end < plain.length && plain[end] === plain[end - unit]) end++
      const times = Math.floor((end - start) / unit)
      if (times >= 2) {
        const guessesLog10 = cheapestOf(plain.slice(start, start + unit), known) + Math.log10(times)
        found.push({ start, end: start + times * unit, guessesLog10, pattern: 'repeated' })
      }
      start = times >= 2 ? end - unit + 1 : start + 1
    }
  }
  return found
}

/** A unit as one word of the list, or else as characters at random. */
function cheapestOf(unit: readonly string[], known: readonly string[]): number {
  const whole = [...wordsIn(unit, commonWords(), 'common'), ...wordsIn(unit, wordsOf(known), 'personal')]
    .filter(({ start, end }) => start === 0 && end === unit.length)
    .map(({ guessesLog10 }) => guessesLog10)
  return Math.min(unit.length, ...whole)
}
