/**
 * The notation of policies/doctrinal-balance, which is read on folded text: a blank is a blank or a hyphen, `~` up to five words
 * between two others, `*` any letters, `(a|b)` a choice; the rest is as in a pattern.
 */

/** Up to five words between two others. */
const fewWords = "(?:,? [a-z0-9'-]+){0,5},? "

/** Source of a pattern for any of some wordings. */
export const anyOf = (wordings: readonly string[]): string =>
  `(?:${wordings
    .map((wording) =>
      wording
        .replaceAll(/\((?!\?)/g, '(?:')
        .replaceAll('*', '[a-z]*')
        .replaceAll(' ', '[ -]')
        .replaceAll('~', fewWords),
    )
    .join('|')})`

/** The same as a pattern of whole words. */
export const wordsOf = (wordings: readonly string[]): RegExp => new RegExp(`\\b${anyOf(wordings)}(?![a-z0-9])`)

/** A word that an entry cannot do without, or how that word begins. */
export type Key = {
  start: string
  isWhole: boolean
  /** Stems of the other pieces: the text needs one of each. */
  also: readonly (readonly string[])[]
}
type WordKey = Omit<Key, 'also'>

/** Letters of a word that tell whether it may be in a text. */
export const stemLength = 3

/** Keys of a list: a text with none of them has no entry of it. */
export const keysOf = (...lists: readonly (readonly string[] | undefined)[]): Key[] =>
  lists.flatMap((list) => list ?? []).flatMap(entryKeys)

/** Of the pieces of an entry that must stand in the text the one with the longest words. */
function entryKeys(entry: string): Key[] {
  const [best, ...others] = piecesOf(entry)
    .filter(({ isOptional }) => !isOptional)
    .map(({ piece }) => optionsOf(piece).map(longestKey))
    .sort((one, other) => shortestOf(other) - shortestOf(one))
  if (best === undefined || shortestOf(best) < 2) throw new Error(`an entry needs a word of two letters: ${entry}`)
  const also = others
    .filter((keys) => shortestOf(keys) >= stemLength)
    .map((keys) => [...new Set(keys.map(({ start }) => start.slice(0, stemLength)))])
  return best.map((key) => ({ ...key, also }))
}

const shortestOf = (keys: readonly WordKey[]) => Math.min(...keys.map(({ start }) => start.length))

/** The pieces between blanks and gaps, choices unbroken; one piece may run on as `pray*`. */
function piecesOf(entry: string): { piece: string; isOptional: boolean }[] {
  const found: { piece: string; isOptional: boolean }[] = []
  let depth = 0
  let from = 0
  const add = (end: number) => {
    const piece = entry.slice(from, end)
    if (piece !== '') found.push({ piece, isOptional: /^\(.*\)\?$|^\(\?/.test(piece) })
    from = end + 1
  }
  for (let place = 0; place < entry.length; place++) {
    const letter = entry[place]!
    if (letter === '(') depth++
    else if (letter === ')') depth--
    else if (depth === 0 && (letter === ' ' || letter === '~')) add(place)
  }
  add(entry.length)
  return found
}

/** What a piece may be, its first choice written out: `wom(a|e)n` is `woman` or `women`. */
function optionsOf(piece: string): string[] {
  const open = piece.indexOf('(')
  if (open < 0) return [piece]
  const options = ['']
  let depth = 0
  for (let place = open; place < piece.length; place++) {
    const letter = piece[place]!
    if (letter === ')' && --depth === 0) {
      const after = piece.slice(place + 1)
      const rest = after.startsWith('?') ? after.slice(1) : after
      if (after.startsWith('?')) options.push('')
      return options.flatMap((option) => optionsOf(piece.slice(0, open) + option + rest))
    }
    if (letter === '|' && depth === 1) options.push('')
    else if (depth > 0) options[options.length - 1] += letter
    if (letter === '(') depth++
  }
  throw new Error(`a choice without an end: ${piece}`)
}

function longestKey(option: string): WordKey {
  const words = option.split(/[ ~]/).map((word): WordKey => {
    const plain = /^[a-z0-9]*/.exec(word)![0]
    const end = word[plain.length]
    if (end === '?') return { start: plain.slice(0, -1), isWhole: false }
    return { start: plain, isWhole: end === undefined || end === "'" || end === ',' || end === '-' }
  })
  return words.sort((one, other) => other.start.length - one.start.length)[0]!
}
