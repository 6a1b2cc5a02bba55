/**
 * Chooses by a topic, so that the same topic always has the same prayer and two topics seldom sound alike.
 * @returns a function that picks one of a list; `purpose` parts one choice from another
 */
export function variantsOf(topic: string) {
  const start = hashOf(topic.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim())
  return <T>(choices: readonly T[], purpose: string): T => {
    if (choices.length === 0) throw new Error(`nothing to choose from for ${purpose}`)
    return choices[hashOf(`${start} ${purpose}`) % choices.length]!
  }
}

export type Vary = ReturnType<typeof variantsOf>

/** FNV-1a, 32 bits, its bits mixed once more so that the low ones differ for texts that end alike. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  return (hash ^ (hash >>> 13)) >>> 0
}

/** A list turned so that it begins at a chosen place; its order is kept. */
export function turned<T>(list: readonly T[], start: number): T[] {
  return [...list.slice(start), ...list.slice(0, start)]
}
