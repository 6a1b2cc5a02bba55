import { decodeMorse, morseRuns } from './morse.ts'
import { mayBeSpaced, tracesIn } from './traces.ts'

/** How a text was hidden from a reader or a filter. */
export type Decoding =
  | 'tag_characters'
  | 'entities'
  | 'escapes'
  | 'base64'
  | 'hexadecimal'
  | 'binary'
  | 'rot13'
  | 'reversed'
  | 'digits_for_letters'
  | 'spaced_letters'
  | 'joined_words'
  | 'first_words'
  | 'first_letters'
  | 'morse'

type Source = { original: string; plain: string; folded: string; words: ReadonlySet<string>; tagText: string }
type Decoded = { how: Decoding; text: string }

/** Longest decoded text that is looked at. */
const longest = 20_000
/** How often an encoding may lie in another. */
const mostNested = 2

/**
 * What a text says when it is decoded, for scanning only. Each way of hiding is tried only where its traces are, and
 * what comes out is dropped when it is no readable text; every step is linear.
 */
export function decodedTexts({ original, plain, folded, words, tagText }: Source): Decoded[] {
  const found: Decoded[] = []
  const add = (how: Decoding, text: string | undefined) => {
    if (text !== undefined && text.trim().length >= 4) found.push({ how, text: text.slice(0, longest) })
  }
  const traces = tracesIn(plain)
  add('tag_characters', tagText)
  add('entities', entities(plain))
  add('escapes', escapes(plain))
  if (traces.longestBase64 >= 16) for (const text of base64(plain)) add('base64', text)
  if (traces.longestHexadecimal >= 16) add('hexadecimal', hexadecimal(plain))
  if (traces.bits >= 48) add('binary', binary(plain))
  if (hasSeveral(words, rotatedTells)) add('rot13', rotated(folded))
  if (hasSeveral(words, reversedTells)) {
    add('reversed', [...folded].reverse().join(''))
    add(
      'reversed',
      folded.replace(/[^\s]+/g, (word) => [...word].reverse().join('')),
    )
  }
  if (traces.digitsForLetters >= fewestMixed) add('digits_for_letters', lettersForDigits(folded))
  if (mayBeSpaced(original)) add('spaced_letters', spacedLetters(original.normalize('NFKC').toLowerCase()))
  if (traces.joints >= 3) add('joined_words', joinedWords(folded))
  const lines = firstOfLines(folded)
  add('first_words', lines?.words)
  add('first_letters', lines?.letters)
  if (traces.dotsAndDashes >= 9) add('morse', morseRuns(plain).map(decodeMorse).join(' '))
  return found
}

/** Words that tell a sentence to a model from noise, when they come out of a decoding. */
const tells =
  'ignore disregard forget reveal print repeat show system prompt instruction instructions previous rules your you the and hidden secret password filters unrestricted pretend answer without'.split(
    ' ',
  )
const rotate = (text: string) =>
  text.replace(/[a-z]/g, (letter) => String.fromCharCode(((letter.charCodeAt(0) - 97 + 13) % 26) + 97))
const rotated = rotate
const rotatedTells = tells.map(rotate)
const reversedTells = tells.map((word) => [...word].reverse().join(''))

const hasSeveral = (words: ReadonlySet<string>, looked: readonly string[]): boolean => {
  let count = 0
  for (const word of looked) if (words.has(word) && ++count === 2) return true
  return false
}

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

function entities(text: string): string | undefined {
  if (!text.includes('&') || !/&(?:#\d{2,6}|#x[0-9a-f]{2,6}|[a-z]{2,6});/i.test(text)) return undefined
  return text.replace(/&(?:#(\d{2,6})|#x([0-9a-f]{2,6})|([a-z]{2,6}));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return named[String(name).toLowerCase()] ?? whole
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal)
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole
  })
}

function escapes(text: string): string | undefined {
  if (!text.includes('\\') && !text.includes('%')) return undefined
  if (!/(?:\\u[0-9a-f]{4}|\\x[0-9a-f]{2}|%[0-9a-f]{2}){2}/i.test(text)) return undefined
  return text.replace(/(?:\\u([0-9a-f]{4})|\\x([0-9a-f]{2})|%([0-9a-f]{2}))/gi, (_whole, unicode, hex, percent) =>
    String.fromCharCode(Number.parseInt(unicode ?? hex ?? percent, 16)),
  )
}

const base64Run = /[A-Za-z0-9+/_-]{16,}={0,2}/g

function base64(text: string, depth = 0): string[] {
  const found: string[] = []
  for (const [run] of text.matchAll(base64Run)) {
    // an ordinary long word or a path is no base64: that mixes cases or has digits
    if (!/[A-Z]/.test(run) || !/[a-z]/.test(run)) continue
    const decoded = readable(Buffer.from(run, 'base64'))
    if (decoded === undefined) continue
    found.push(decoded)
    if (depth + 1 < mostNested) found.push(...base64(decoded, depth + 1))
  }
  return found
}

function hexadecimal(text: string): string | undefined {
  const runs = text.match(/(?<![0-9a-z])(?:(?:0x)?[0-9a-f]{2}[ :,]?){8,}(?![0-9a-z])/gi) ?? []
  const decoded = runs.flatMap((run) => readable(Buffer.from(run.replace(/0x|[ :,]/gi, ''), 'hex')) ?? [])
  return decoded.length === 0 ? undefined : decoded.join(' ')
}

function binary(text: string): string | undefined {
  const runs = text.match(/(?<!\d)(?:[01]{8} ?){6,}(?!\d)/g) ?? []
  const decoded = runs.flatMap((run) => {
    const bytes = run.match(/[01]{8}/g)!.map((byte) => Number.parseInt(byte, 2))
    return readable(Buffer.from(bytes)) ?? []
  })
  return decoded.length === 0 ? undefined : decoded.join(' ')
}

/** Bytes as text, where nearly all of it is what people type. */
function readable(bytes: Buffer): string | undefined {
  const text = bytes.toString('utf8')
  if (text.length < 4) return undefined
  let good = 0
  for (let place = 0; place < text.length; place++) {
    const code = text.charCodeAt(place)
    if ((code >= 0x20 && code < 0x7f) || code === 0x0a || (code > 0xbf && code < 0x2000)) good++
  }
  return good / text.length >= 0.95 && /[a-z]{3}/i.test(text) ? text : undefined
}

const digitLetters: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  8: 'b',
  9: 'g',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'l',
  '+': 't',
}
const mixedWord =
  /(?<![\w@$])(?=[a-z013457@$!|+89]*[a-z])(?=[a-z@$!|+]*[013457@$!|+89])[a-z013457@$!|+89]{2,24}(?![\w@$])/g

/** So many words of letters and digits are no references or keys. */
const fewestMixed = 3

/** `1gn0r3 4ll pr3v10us`: three such words at least, since a reference or a key has one or two. */
function lettersForDigits(text: string): string | undefined {
  const mixed = text.match(mixedWord) ?? []
  if (mixed.filter((word) => /[a-z]/.test(word) && /[0-9@$|+]|!./.test(word)).length < fewestMixed) return undefined
  return text.replace(/[a-z0-9@$!|+]+/g, (word) =>
    word.replace(/[013457@$!|+89]/g, (sign) => digitLetters[sign] ?? sign),
  )
}

const spacedRun = /(?:(?<![\p{L}\p{N}])[\p{L}\p{N}][ .\-_*·•,/|]{1,3}){6,}[\p{L}\p{N}](?![\p{L}\p{N}])/gu
/** Where words ran together when the blanks between letters were taken out, these are found again. */
const glued = new RegExp(
  `(?:${[...tells.filter((word) => word.length > 3), 'all', 'api', 'key', 'are', 'now', 'message', 'previously']
    .sort((a, b) => b.length - a.length)
    .join('|')})`,
  'g',
)

/** `i g n o r e   a l l`, `I.g.n.o.r.e`, `Y o u _ a r e`. */
function spacedLetters(text: string): string | undefined {
  const runs = text.match(spacedRun)
  if (runs === null) return undefined
  const joined = runs.map((run) => {
    // one sign parts letters; another one, or two of them, parts words
    const separators = run.match(/[^\p{L}\p{N}]+/gu)!
    const usual = [...new Set(separators)].sort((a, b) => count(separators, b) - count(separators, a))[0]!
    const words = run.replace(/[^\p{L}\p{N}]+/gu, (one) => (one === usual ? '' : ' '))
    return words.includes(' ') ? words : words.replace(glued, ' $& ')
  })
  return joined.join(' ')
}

const count = (all: readonly string[], one: string) => all.reduce((sum, each) => sum + (each === one ? 1 : 0), 0)

/** `Ignore.all.previous.instructions`, `ignore_all_previous_instructions`. */
function joinedWords(text: string): string | undefined {
  const runs = text.match(/(?:[a-z]{1,20}[._*/|+~-]){3,}[a-z]{1,20}/g)
  return runs === null ? undefined : runs.map((run) => run.replace(/[._*/|+~-]/g, ' ')).join(' ')
}

/** First words and first letters of lines, one after the other, for a text that tells the reader to take them. */
function firstOfLines(text: string): { words: string; letters: string } | undefined {
  const lines = text.split('\n')
  if (lines.length < 4 || lines.length > 400) return undefined
  const first = lines.map((line) => line.match(/[\p{L}\p{N}]+/u)?.[0] ?? '').filter((word) => word !== '')
  const letters = first.map((word) => word[0]).join('')
  return { words: first.join(' '), letters: letters.replace(glued, ' $& ') }
}
