import { boundary, signOf } from './letter-grams.ts'

/**
 * What a regular expression is made of, as far as it says which letters a match must have. Letters are signs of
 * `letter-grams.ts`; whatever may stand for many signs is `any`.
 */
export type PatternNode =
  /** One of these strings of signs; `boundary` in one stands for a place between a word and no word. */
  | { kind: 'signs'; options: readonly string[] }
  /** Some character or other. */
  | { kind: 'any' }
  | { kind: 'sequence'; parts: readonly PatternNode[] }
  | { kind: 'choice'; options: readonly PatternNode[] }
  | { kind: 'repeat'; part: PatternNode; least: number; most: number }
  /** Must stand there, and takes up nothing. */
  | { kind: 'ahead'; part: PatternNode }

/** A class of more signs than this says too little. */
const mostOfClass = 8
const any: PatternNode = { kind: 'any' }
/** What takes up nothing, or can't be told. */
const nothing: PatternNode = { kind: 'signs', options: [''] }
const signs = (...options: string[]): PatternNode => ({ kind: 'signs', options })

/**
 * Reads the source of a regular expression. Case is left aside; that of signs like the long s, which Unicode takes for a
 * letter of ASCII, is none here, since texts are folded.
 * @returns undefined for a form that is not known here, of which nothing can be said
 */
export function parsePattern({ source, flags }: RegExp): PatternNode | undefined {
  if (flags.includes('v')) return undefined
  const reader = new PatternReader(source, flags.includes('u'))
  const tree = reader.choice()
  return reader.isKnown && reader.isAtEnd ? tree : undefined
}

class PatternReader {
  isKnown = true
  readonly #source: string
  readonly #isUnicode: boolean
  #at = 0
  constructor(source: string, isUnicode: boolean) {
    this.#source = source
    this.#isUnicode = isUnicode
  }

  get isAtEnd(): boolean {
    return this.#at >= this.#source.length
  }

  choice(): PatternNode {
    const options = [this.#sequence()]
    while (this.#take('|')) options.push(this.#sequence())
    return options.length === 1 ? options[0]! : { kind: 'choice', options }
  }

  #sequence(): PatternNode {
    const parts: PatternNode[] = []
    while (!this.isAtEnd && !'|)'.includes(this.#source[this.#at]!) && this.isKnown) {
      parts.push(this.#quantified(this.#atom()))
    }
    return parts.length === 1 ? parts[0]! : { kind: 'sequence', parts }
  }

  #quantified(part: PatternNode): PatternNode {
    const rest = /^(?:[*+?]|\{(\d+)(,?)(\d*)\})\??/.exec(this.#source.slice(this.#at, this.#at + 24))
    if (rest === null) return part
    this.#at += rest[0].length
    const [whole, from, comma, to] = rest
    if (from === undefined) {
      return { kind: 'repeat', part, least: whole[0] === '+' ? 1 : 0, most: whole[0] === '?' ? 1 : Infinity }
    }
    const least = Number(from)
    return { kind: 'repeat', part, least, most: comma === '' ? least : to === '' ? Infinity : Number(to) }
  }

  #atom(): PatternNode {
    const sign = this.#source[this.#at++]!
    if (sign === '(') return this.#group()
    if (sign === '[') return this.#class()
    if (sign === '\\') return this.#escape(false)
    if (sign === '.') return any
    if (sign === '^' || sign === '$') return nothing
    return signs(signOf(sign.charCodeAt(0)))
  }

  #group(): PatternNode {
    let wrap = (part: PatternNode): PatternNode => part
    if (this.#take('?<!') || this.#take('?!')) wrap = () => nothing
    else if (this.#take('?=') || this.#take('?<=')) wrap = (part) => ({ kind: 'ahead', part })
    else if (this.#take('?<')) this.#at = this.#source.indexOf('>', this.#at) + 1
    else if (!this.#take('?:') && this.#source[this.#at] === '?') this.isKnown = false
    const part = this.choice()
    if (!this.#take(')')) this.isKnown = false
    return wrap(part)
  }

  /** The escape whose backslash was read. */
  #escape(isInClass: boolean): PatternNode {
    const letter = this.#source[this.#at++]!
    if (letter === 'b' && !isInClass) return signs(boundary)
    if (letter === 'B') return nothing
    if (letter === 's' || letter === 'W') return signs(signOf(0x20))
    if ('wdSD'.includes(letter)) return any
    if ('pP'.includes(letter) && this.#isUnicode) {
      this.#at = this.#source.indexOf('}', this.#at) + 1
      return any
    }
    if ('nrtfv'.includes(letter)) return signs(signOf(0x0a))
    const code = /^(?:x([0-9a-f]{2})|u([0-9a-f]{4})|u\{([0-9a-f]{1,6})\})/i.exec(
      this.#source.slice(this.#at - 1, this.#at + 9),
    )
    if (code !== null) {
      this.#at += code[0].length - 1
      return signs(signsOf(Number.parseInt((code[1] ?? code[2] ?? code[3])!, 16)))
    }
    // a reference to a group, a control character: rare, and nothing is lost by not knowing them
    if (/[A-Za-z0-9]/.test(letter)) this.isKnown = false
    return signs(signOf(letter.charCodeAt(0)))
  }

  /** The class whose bracket was read. */
  #class(): PatternNode {
    const isNegated = this.#take('^')
    const options = new Set<string>()
    let isAny = isNegated
    while (!this.#take(']')) {
      if (this.isAtEnd) {
        this.isKnown = false
        return any
      }
      const [first, from] = this.#member()
      if (this.#source[this.#at] !== '-' || this.#source[this.#at + 1] === ']') {
        if (first === undefined) isAny = true
        else options.add(first)
        continue
      }
      this.#at++
      const [last, to] = this.#member()
      if (from === undefined || to === undefined || first === undefined || last === undefined) isAny = true
      else if (from > 0x7f && to <= 0xffff) options.add(signOf(from))
      else if (to - from >= mostOfClass || to > 0x7f) isAny = true
      else for (let code = from; code <= to; code++) options.add(signOf(code))
    }
    return isAny || options.size > mostOfClass || options.size === 0 ? any : signs(...options)
  }

  /** A member of a class: its signs, undefined for many, and its code where it has one. */
  #member(): [string | undefined, number | undefined] {
    const from = this.#at
    if (!this.#take('\\')) {
      const code = this.#isUnicode ? this.#source.codePointAt(from)! : this.#source.charCodeAt(from)
      this.#at += code > 0xffff ? 2 : 1
      return [signsOf(code), code]
    }
    const node = this.#escape(true)
    if (node.kind !== 'signs') return [undefined, undefined]
    const written = this.#source.slice(from, this.#at)
    if (/^\\[sW]/.test(written)) return [node.options[0], undefined]
    return [node.options[0], codeOf(written)]
  }

  #take(expected: string): boolean {
    if (!this.#source.startsWith(expected, this.#at)) return false
    this.#at += expected.length
    return true
  }
}

const signsOf = (code: number): string => (code > 0xffff ? signOf(code).repeat(2) : signOf(code))

/** The code of an escape that stands for one character. */
function codeOf(written: string): number {
  const hexadecimal = /^\\[xu]\{?([0-9a-f]+)/i.exec(written)
  if (hexadecimal !== null) return Number.parseInt(hexadecimal[1]!, 16)
  const control = 'tnvfr'.indexOf(written[1]!)
  return control >= 0 ? 9 + control : written.charCodeAt(1)
}
