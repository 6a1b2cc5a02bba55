/** So many smallest hashes make the signature of a prompt: one byte each, since only likeness is asked. */
const signatureSize = 32
/** So many of them must agree. Two questions that differ in one word of twelve or fewer stay two questions. */
const mostlyAlike = 28
/** What is remembered of one key at once, unless more is needed to see a burst. */
const signaturesPerKey = 64

type Options = {
  /** Milliseconds, of any origin, never falling. */
  now: () => number
  /** How long a prompt counts, milliseconds. */
  windowMs?: number
  /** So many alike prompts in the window are no burst yet. */
  most?: number
  /** How many keys are remembered; who was away longest is forgotten first. */
  keys?: number
}

export type PromptBursts = {
  /**
   * Counts a prompt of an API key, and says whether more than `most` of its prompts within the window were alike, this
   * one included. Time is linear in the text.
   */
  note: (key: string, text: string) => { isBurst: boolean }
}

type Recent = { signatures: Uint8Array; times: Float64Array; next: number; count: number }

/**
 * Sees one key send nearly the same prompt again and again: the same words but for case, digits and marks, or a long
 * template with little changed. Lives in memory alone, and keeps no text: only signatures, which no text can be made from.
 */
export function createPromptBursts({ now, windowMs = 60_000, most = 10, keys = 10_000 }: Options): PromptBursts {
  const mostRemembered = Math.max(signaturesPerKey, most + 1)
  const byKey = new Map<string, Recent>()

  const recentOf = (key: string): Recent => {
    const known = byKey.get(key)
    // a Map keeps the order of insertion: taken out and put back, a key is the youngest
    if (known !== undefined) byKey.delete(key)
    const recent = known ?? {
      signatures: new Uint8Array(4 * signatureSize),
      times: new Float64Array(4),
      next: 0,
      count: 0,
    }
    byKey.set(key, recent)
    if (byKey.size > keys) byKey.delete(byKey.keys().next().value!)
    return recent
  }

  return {
    note: (key, text) => {
      const recent = recentOf(key)
      const time = now()
      const signature = signatureOf(text)
      const alike = countAlike(recent, signature, time - windowMs)
      remember(recent, signature, time, mostRemembered)
      return { isBurst: alike + 1 > most }
    },
  }
}

function countAlike({ signatures, times, count }: Recent, signature: Uint8Array, since: number): number {
  let alike = 0
  for (let slot = 0; slot < count; slot++) {
    if (times[slot]! <= since) continue
    let missed = 0
    const start = slot * signatureSize
    for (let place = 0; place < signatureSize && missed <= signatureSize - mostlyAlike; place++) {
      if (signatures[start + place] !== signature[place]) missed++
    }
    if (missed <= signatureSize - mostlyAlike) alike++
  }
  return alike
}

/** Writes over the oldest when there is no more room; most keys never need much. */
function remember(recent: Recent, signature: Uint8Array, time: number, most: number): void {
  if (recent.next === recent.times.length && recent.times.length < most) {
    const room = Math.min(most, recent.times.length * 2)
    const signatures = new Uint8Array(room * signatureSize)
    signatures.set(recent.signatures)
    const times = new Float64Array(room)
    times.set(recent.times)
    recent.signatures = signatures
    recent.times = times
  }
  if (recent.next === recent.times.length) recent.next = 0
  recent.signatures.set(signature, recent.next * signatureSize)
  recent.times[recent.next] = time
  recent.next++
  recent.count = Math.max(recent.count, recent.next)
}

const seeds = Uint32Array.from({ length: signatureSize }, (_none, place) => Math.imul(place + 1, 0x9e3779b1) | 1)
const smallest = new Uint32Array(signatureSize)

/** Min-hash over three words running, where the text's start and end count as words. */
function signatureOf(text: string): Uint8Array {
  smallest.fill(0xffffffff)
  let before = edge
  let last = edge
  const add = (word: number) => {
    const three = Math.imul(Math.imul(before, 0x85ebca6b) ^ last, 0xc2b2ae35) ^ word
    for (let place = 0; place < signatureSize; place++) {
      let hash = Math.imul(three ^ (three >>> 15), seeds[place]!)
      hash = Math.imul(hash ^ (hash >>> 13), 0x27d4eb2f)
      hash = (hash ^ (hash >>> 16)) >>> 0
      if (hash < smallest[place]!) smallest[place] = hash
    }
    before = last
    last = word
  }
  forEachWord(text, add)
  add(edge)
  return Uint8Array.from(smallest, (hash) => hash & 0xff)
}

const edge = 0x1b873593
const firstWithoutBlanks = 0x2e80

/** Hashes of the words, without case, digits and marks; scripts that write without blanks give a word per character. */
function forEachWord(text: string, add: (word: number) => void): void {
  const lower = text.toLowerCase()
  let word = 0
  for (let place = 0; place < lower.length; place++) {
    const code = lower.charCodeAt(place)
    const isLetter = (code >= 0x61 && code <= 0x7a) || code >= 0xaa
    if (isLetter) word = Math.imul(word ^ code, 0x01000193) + 0x811c9dc5
    if (word !== 0 && (!isLetter || code >= firstWithoutBlanks)) {
      add(word)
      word = 0
    }
  }
  if (word !== 0) add(word)
}
