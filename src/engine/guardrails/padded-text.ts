import type { View } from './text/checked-text.ts'

/**
 * How a filling is looked for: in a text of at least `from` characters, stretches of `width` characters that come
 * `alike` times or more.
 */
type Measure = { from: number; width: number; alike: number; least: number; share: number }

/** In a short text what comes back must be short, and nearly all of the text. */
const short: Measure = { from: 90, width: 6, alike: 8, least: 60, share: 0.62 }
/** In a long one it may be a page, but must come more often than the twelve equal offerings of Numbers 7. */
const long: Measure = { from: 1000, width: 24, alike: 16, least: 400, share: 0.6 }
/** So many repeated characters are filling whatever else the text says. */
const muchRepeated = { least: 3000, share: 0.25 }
const buckets = 1 << 15
/** A short text of more different words than one per so many characters cannot be mostly repetition. */
const charactersPerWord = 8

/**
 * Whether a text is mostly one filling over and over: the same characters, words or sentences many times. Refrains,
 * litanies and pasted chapters are not. Digits count as alike, so that a long count is filling as well.
 *
 * Time is linear in the length of the text.
 */
export function isPadded({ folded, words }: Pick<View, 'folded' | 'words'>): boolean {
  if (folded.length < short.from) return false
  const isShort = folded.length < long.from
  if (isShort && words.size * charactersPerWord > folded.length) return false
  const { width, alike, least, share } = isShort ? short : long
  const places = hashes(folded, width)
  if (places.length === 0) return /\d{90}/.test(folded)
  const counts = new Uint16Array(buckets)
  for (const hash of places) if (counts[hash]! < 0xffff) counts[hash]!++
  // chance meetings of unlike stretches grow with the length
  const enough = alike + Math.floor(places.length / 4096)
  let repeated = 0
  for (const hash of places) if (counts[hash]! >= enough) repeated++
  const part = repeated / places.length
  return (repeated >= least && part >= share) || (repeated >= muchRepeated.least && part >= muchRepeated.share)
}

/** A rolling hash of every stretch of `width` characters; a run of digits is one sign. */
function hashes(text: string, width: number): Uint16Array {
  const found = new Uint16Array(text.length)
  const codes = new Uint16Array(text.length)
  const leaving = power(base, width)
  let count = 0
  let length = 0
  let hash = 0
  for (let place = 0; place < text.length; place++) {
    const raw = text.charCodeAt(place)
    const code = raw >= 0x30 && raw <= 0x39 ? 0x30 : raw === 0x0a ? 0x20 : raw
    if (code === 0x30 && length > 0 && codes[length - 1] === 0x30) continue
    codes[length++] = code
    hash = (Math.imul(hash, base) + code) | 0
    if (length > width) hash = (hash - Math.imul(codes[length - 1 - width]!, leaving)) | 0
    if (length >= width) found[count++] = (hash ^ (hash >>> 15)) & (buckets - 1)
  }
  return found.subarray(0, count)
}

const base = 0x01000193

function power(of: number, exponent: number): number {
  let result = 1
  for (let step = 0; step < exponent; step++) result = Math.imul(result, of)
  return result
}
