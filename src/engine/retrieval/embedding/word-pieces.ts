const shortest = 3
const longest = 5

/**
 * The places of a word's pieces, three to five letters with its edges marked, in a table of so many rows: what a word
 * that has no vector of its own is made of. Pieces share rows by chance (FNV-1a).
 */
export function piecesOf(word: string, language: string, rows: number): number[] {
  const marked = `<${word}>`
  const places: number[] = []
  for (let length = shortest; length <= longest; length++) {
    for (let start = 0; start + length <= marked.length; start++) {
      places.push(hash(`${language}:${marked.slice(start, start + length)}`) % rows)
    }
  }
  return places
}

function hash(text: string): number {
  let value = 0x811c9dc5
  for (let place = 0; place < text.length; place++) value = Math.imul(value ^ text.charCodeAt(place), 0x01000193)
  return value >>> 0
}
