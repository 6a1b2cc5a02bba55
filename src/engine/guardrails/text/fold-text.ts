/**
 * A text as rules read it. `plain` and `folded` have the same length; place `i` of both came from place `at(i)` of the
 * text as it was sent.
 */
export type FoldedText = {
  /** Compatibility forms resolved (NFKC), accents and unseen characters gone, quotes and dashes plain, runs of blanks one. Case is kept. */
  plain: string
  /** The same in lower case, with letters of other scripts that look Latin read as Latin in words that mix scripts. */
  folded: string
  /** Place in the text as it was sent, UTF-16 code units. `at(length)` is its end. */
  at: (place: number) => number
  /** Text written with tag characters, which nobody sees and models read. */
  tagText: string
  /** How many characters were dropped that nobody sees. */
  unseen: number
}

// format characters, variation selectors, fillers: they part words for a machine and not for a reader
const unseenCharacter = /[\p{Cf}\p{Mn}\p{Me}\u115f\u1160\u3164\uffa0]/u
const onlyPlain = /^[\x21-\x7e]*(?:[ \n][\x21-\x7e]+)*$/

/** Cyrillic and Greek letters, and a few others, that look like a Latin one. */
const lookAlikes: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...pairs('асеорхуіјѕһԁԛԝкмнтвгп', 'aceopxyijshdqwkmhtbrn'),
    ...pairs('αβεικνορτυχωγη', 'abeikvoptuxwyn'),
    ...pairs('ıɑɡɩʟɴʀꜱʏօսհոգց', 'iagilnrsyouhngg'),
  }),
)
const latinLetter = /[a-z]/
const wordOfLetters = /[\p{L}\p{N}]+/gu
const notAscii = /\P{ASCII}/u
const plainMarks: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...pairs('‘’‚‛′ʼ´`', "''''''''"),
    ...pairs('“”„‟″«»', '"""""""'),
    ...pairs('‐‑‒–—―−', '-------'),
    '\u2028': '\n',
    '\u2029': '\n',
  }),
)

/** Reads a text in linear time, one character after the other. */
export function foldText(text: string): FoldedText {
  if (onlyPlain.test(text) && !text.includes('`')) {
    return { plain: text, folded: text.toLowerCase(), at: (place) => place, tagText: '', unseen: 0 }
  }
  const plain: string[] = []
  const places: number[] = []
  let tagText = ''
  let unseen = 0
  let isAfterBlank = false
  const add = (characters: string, place: number) => {
    for (const character of characters) {
      const isBlank = character === ' '
      if (isBlank && isAfterBlank) continue
      isAfterBlank = isBlank || character === '\n'
      plain.push(character)
      for (let unit = 0; unit < character.length; unit++) places.push(place)
    }
  }
  let place = 0
  for (const character of text) {
    const code = character.codePointAt(0)!
    if (code < 0x80) {
      if (code > 0x20 && code !== 0x60) {
        plain.push(character)
        places.push(place)
        isAfterBlank = false
      } else if (code === 0x0a || code === 0x0d) add('\n', place)
      else if (code === 0x20 || code === 0x09) add(' ', place)
      else if (code === 0x60) add("'", place)
      else unseen++
    } else if (code >= 0xe0000 && code <= 0xe007f) {
      unseen++
      if (code >= 0xe0020 && code < 0xe007f) tagText += String.fromCharCode(code - 0xe0000)
    } else if (unseenCharacter.test(character)) {
      if (!/\p{Mn}|\p{Me}/u.test(character) || (code >= 0xfe00 && code <= 0xfe0f)) unseen++
    } else add(resolved(character), place)
    place += character.length
  }
  const end = text.length
  const joined = plain.join('')
  return {
    plain: joined,
    folded: withoutLookAlikes(lowerSameLength(joined)),
    at: (index) => places[index] ?? end,
    tagText,
    unseen,
  }
}

function resolved(character: string): string {
  const mark = plainMarks.get(character)
  if (mark !== undefined) return mark
  const whole = character.normalize('NFKD').replace(/[\p{Mn}\p{Me}]/gu, '')
  if (/^\s$/u.test(whole)) return whole === '\n' ? '\n' : ' '
  return [...whole].map((one) => plainMarks.get(one) ?? one).join('')
}

/** Lower case where that keeps the length, so that places stay where they are. */
function lowerSameLength(text: string): string {
  const lower = text.toLowerCase()
  if (lower.length === text.length) return lower
  return Array.from(text, (character) => {
    const one = character.toLowerCase()
    return one.length === character.length ? one : character
  }).join('')
}

/** A word of one script stays as it is; one that mixes Latin with what looks Latin is read as Latin. */
function withoutLookAlikes(text: string): string {
  if (!notAscii.test(text)) return text
  return text.replace(wordOfLetters, (word) =>
    notAscii.test(word) && latinLetter.test(word)
      ? Array.from(word, (letter) => lookAlikes.get(letter) ?? letter).join('')
      : word,
  )
}

function pairs(from: string, to: string): Record<string, string> {
  const targets = [...to]
  return Object.fromEntries([...from].map((letter, place) => [letter, targets[place]!]))
}
