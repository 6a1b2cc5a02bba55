import type { TextEmbedder } from './contract.ts'

/**
 * Embeds for tests, without a model: texts that share words lie near one another. The same text always gives the same
 * vector, whatever it is embedded for.
 * @param size numbers of a vector
 */
export function createDeterministicEmbedder({ size = 64, batch = 32 } = {}): TextEmbedder {
  return {
    name: JSON.stringify(['deterministic', size]),
    batch,
    embed: async (texts, _purpose, signal) => {
      signal?.throwIfAborted()
      return texts.map((text) => vectorOf(text, size))
    },
    close: async () => {},
  }
}

/** Each word adds a few ones to places that follow from its letters; a little more at the first keeps off zero. */
function vectorOf(text: string, size: number): Float32Array {
  const onesPerWord = 4
  const vector = new Float32Array(size)
  vector[0] = 0.1
  for (const word of text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []) {
    for (let one = 0; one < onesPerWord; one++) vector[hash(`${one}${word}`) % size]! += 1
  }
  const length = Math.hypot(...vector)
  return vector.map((value) => value / length)
}

/** FNV-1a. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let place = 0; place < text.length; place++) value = Math.imul(value ^ text.charCodeAt(place), 0x01000193)
  return value >>> 0
}
