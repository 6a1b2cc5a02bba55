/** The words that rules ask for, each by its number. It grows while rule sets are made and not afterwards. */
const numbers = new Map<string, number>()

/** The number of a word, given now if it has none. */
export function numberOfWord(word: string): number {
  const known = numbers.get(word)
  if (known !== undefined) return known
  numbers.set(word, numbers.size)
  return numbers.size - 1
}

/** The numbers of those words that any rule set asks for; looked up once for a text, and not again by each set. */
export function numbersOfWords(words: ReadonlySet<string>): Int32Array {
  const found = new Int32Array(words.size)
  let count = 0
  for (const word of words) {
    const number = numbers.get(word)
    if (number !== undefined) found[count++] = number
  }
  return found.subarray(0, count)
}
