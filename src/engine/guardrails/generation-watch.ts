/** A model may pass its ceiling by so much before it is cut off: tokens are estimated from bytes. */
const tolerance = 1.1
/** The same line or sentence so often running is a loop. */
const mostSame = 8
/** Longest stretch that is looked for as one that comes again and again. */
const longestPeriod = 200
/** So much repetition of such a stretch is a loop. */
const leastRepeated = 1500
/** The tail is looked at once per so many characters, which keeps the whole linear. */
const step = 256
const tailLength = longestPeriod + leastRepeated

export type GenerationVerdict = 'go_on' | 'stop_length' | 'stop_repetition'

export type GenerationWatch = {
  /**
   * Takes the next piece of the text, of any length, and says whether to go on. Once it says stop, it keeps saying so.
   * Amortised linear time, memory constant.
   */
  push: (chunk: string) => GenerationVerdict
}

/**
 * Watches a text while it is generated and stops what runs away: a text longer than was paid for, or one that only
 * repeats itself. Refrains, litanies and genealogies go on, since something changes in each of their lines.
 *
 * @param maxOutputTokens the ceiling of the request
 * @param bytesPerToken UTF-8 bytes that a token stands for, on average
 */
export function watchGeneration({
  maxOutputTokens,
  bytesPerToken = 4,
}: {
  maxOutputTokens: number
  bytesPerToken?: number
}): GenerationWatch {
  const mostBytes = maxOutputTokens * bytesPerToken * tolerance
  const sentences = watchSentences()
  const tail = watchTail()
  let bytes = 0
  let verdict: GenerationVerdict = 'go_on'
  return {
    push: (chunk) => {
      if (verdict !== 'go_on') return verdict
      bytes += Buffer.byteLength(chunk)
      if (bytes > mostBytes) verdict = 'stop_length'
      for (let place = 0; place < chunk.length && verdict === 'go_on'; place++) {
        const code = chunk.charCodeAt(place)
        if (sentences.add(code) || tail.add(code)) verdict = 'stop_repetition'
      }
      return verdict
    },
  }
}

const sentenceEnds: ReadonlySet<number> = new Set([...'.!?\n。！？'].map((mark) => mark.charCodeAt(0)))
const isBlank = (code: number) => code === 0x20 || code === 0x09 || code === 0x0d || code === 0xa0
const isLetter = (code: number) =>
  (code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a) || (code >= 0xaa && !sentenceEnds.has(code))

/** Counts equal lines or sentences running; keeps a hash of the last and of the present one. */
function watchSentences(): { add: (code: number) => boolean } {
  let present = 0
  let second = 0
  let last = 0
  let lastSecond = 0
  let hasLetter = false
  let isAfterBlank = true
  let same = 0
  const close = (): boolean => {
    // numbers, bullets and rules between lines of text are not lines themselves
    if (hasLetter) {
      same = present === last && second === lastSecond ? same + 1 : 1
      last = present
      lastSecond = second
    }
    present = 0
    second = 0
    hasLetter = false
    isAfterBlank = true
    return same >= mostSame
  }
  return {
    add: (code) => {
      if (sentenceEnds.has(code)) return close()
      if (isBlank(code)) {
        isAfterBlank = true
        return false
      }
      if (isAfterBlank && present !== 0) mix(0x20)
      isAfterBlank = false
      mix(code)
      hasLetter ||= isLetter(code)
      return false
    },
  }
  function mix(code: number): void {
    present = (Math.imul(present, 0x01000193) + code + 1) | 0
    second = (Math.imul(second ^ code, 0x85ebca6b) + 0x9e3779b1) | 0
  }
}

/** Looks now and then whether all of the tail is one short stretch over and over. */
function watchTail(): { add: (code: number) => boolean } {
  const ring = new Uint16Array(tailLength)
  const reversed = new Uint16Array(tailLength)
  const agreement = new Uint16Array(tailLength)
  let count = 0
  return {
    add: (code) => {
      ring[count % tailLength] = code
      count++
      if (count < tailLength || count % step !== 0) return false
      for (let back = 0; back < tailLength; back++) reversed[back] = ring[(count - 1 - back) % tailLength]!
      return hasShortPeriod(reversed, agreement)
    },
  }
}

/** The Z function: `agreement[p]` is how far the text agrees with itself, moved by `p`. */
function hasShortPeriod(text: Uint16Array, agreement: Uint16Array): boolean {
  let left = 0
  let right = 0
  for (let place = 1; place <= longestPeriod; place++) {
    let length = place < right ? Math.min(right - place, agreement[place - left]!) : 0
    while (place + length < text.length && text[length] === text[place + length]) length++
    agreement[place] = length
    if (length >= leastRepeated) return true
    if (place + length > right) {
      left = place
      right = place + length
    }
  }
  return false
}
