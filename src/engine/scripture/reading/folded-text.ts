/**
 * A text with its typography levelled, so that the reader meets one kind of dash, colon, digit and space.
 * `starts[i]` and `ends[i]` say which UTF-16 units of the original the folded unit `i` stands for.
 */
export type FoldedText = { text: string; starts: number[]; ends: number[] }

/** Stands for itself: all of ASCII but what begins an entity, an escape or a tag. */
const plainRun = /[\0-$'-;=-\x7f]+/y

/** Folds width, digits of other scripts, accents, dashes, quotes, HTML entities and tags, and URL escapes. Keeps case. */
export function foldText(original: string): FoldedText {
  const folded: FoldedText = { text: '', starts: [], ends: [] }
  let at = 0
  while (at < original.length) {
    plainRun.lastIndex = at
    const run = plainRun.exec(original)?.[0]
    if (run !== undefined) {
      const end = at + run.length
      for (; at < end; at++) {
        folded.starts.push(at)
        folded.ends.push(at + 1)
      }
      folded.text += run
      continue
    }
    const { plain, length } = readTogether(original, at, folded.text) ?? readCharacter(original, at)
    for (let unit = 0; unit < plain.length; unit++) {
      folded.starts.push(at)
      folded.ends.push(at + length)
    }
    folded.text += plain
    at += length
  }
  return folded
}

type Folded = { plain: string; length: number }

const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹'
const together = /&(?:#\d{1,6}|#x[0-9a-f]{1,5}|[a-z]{2,8});|%(?:2[0-9a-f]|3[a-f])|<\/?[a-z][^<>]{0,80}>|[⁰¹²³⁴-⁹]+/iy

/** Characters that stand for something together: `&ndash;`, `&#8211;`, `%20`, `<b>`, a raised number. */
function readTogether(text: string, at: number, before: string): Folded | undefined {
  together.lastIndex = at
  const found = together.exec(text)?.[0]
  if (found === undefined) return undefined
  const plain = foldTogether(found, before)
  return plain === undefined ? undefined : { plain, length: found.length }
}

function foldTogether(found: string, before: string): string | undefined {
  switch (found[0]) {
    case '&':
      return foldEntity(found.slice(1, -1).toLowerCase())
    case '%':
      return String.fromCharCode(Number.parseInt(found.slice(1), 16))
    case '<':
      return ' '
    default:
      return foldRaised([...found].map((digit) => superscripts.indexOf(digit)).join(''), before)
  }
}

const entities = new Map([
  ...['nbsp', 'ensp', 'emsp', 'thinsp'].map((name) => [name, ' '] as const),
  ...['ndash', 'mdash', 'minus', 'hyphen'].map((name) => [name, '-'] as const),
  ...['quot', 'ldquo', 'rdquo'].map((name) => [name, '"'] as const),
  ...['apos', 'lsquo', 'rsquo'].map((name) => [name, "'"] as const),
  ...(['amp&', 'colon:', 'comma,', 'period.', 'semi;'] as const).map((e) => [e.slice(0, -1), e.slice(-1)] as const),
])

function foldEntity(name: string): string | undefined {
  if (!name.startsWith('#')) return entities.get(name)
  const code = name[1] === 'x' ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
  return code > 0 && code <= 0x10ffff ? foldCharacter(String.fromCodePoint(code)) : ' '
}

/** `John 3¹⁶` is a verse number, `John 3:16¹` a footnote's mark, `¹John` an ordinal. */
function foldRaised(digits: string, before: string): string {
  const tail = before.slice(-8)
  if (/[:.] ?\d+$/.test(tail)) return ' '
  return /\d$/.test(tail) ? `:${digits}` : digits
}

function readCharacter(text: string, at: number): Folded {
  const character = String.fromCodePoint(text.codePointAt(at)!)
  return { plain: character < '\u0080' ? character : foldCharacter(character), length: character.length }
}

/** The first digit of scripts that count with ten digits of their own. */
const zeros = [0x660, 0x6f0, 0x966, 0x9e6, 0xa66, 0xae6, 0xbe6, 0xe50, 0xff10]
const marks: Record<string, string> = {
  '，': ',',
  '、': ',',
  '；': ';',
  '。': '.',
  '．': '.',
  '·': '.',
  æ: 'ae',
  Æ: 'Ae',
  œ: 'oe',
}

function foldCharacter(character: string): string {
  if (/\s/u.test(character)) return character
  if (/[\p{Pd}\u2212\u2043]/u.test(character)) return '-'
  if (/[：∶꞉ː]/u.test(character)) return ':'
  if (/[‘’‚‛ʼ′´]/u.test(character)) return "'"
  if (/[“”„«»″]/u.test(character)) return '"'
  if (/\p{Cf}|\u034f|[\ufe00-\ufe0f]/u.test(character)) return ''
  const code = character.codePointAt(0)!
  const zero = zeros.find((first) => code >= first && code < first + 10)
  if (zero !== undefined) return `${code - zero}`
  return marks[character] ?? character.normalize('NFKD').replace(/\p{M}/gu, '')
}
