const border = /[,;:.!?—]+[”’"')\]]*(?=\s|$)|—/g

/** Clauses of a verse in order, as stretches of it: they end at a mark of punctuation. */
export function clausesOf(verse: string): { start: number; end: number }[] {
  const clauses: { start: number; end: number }[] = []
  let start = 0
  const add = (end: number) => {
    const lead = /^\s*/.exec(verse.slice(start, end))![0].length
    if (verse.slice(start, end).trim() !== '') clauses.push({ start: start + lead, end })
    start = end
  }
  for (const { index, 0: mark } of verse.matchAll(border)) add(index + mark.length)
  add(verse.length)
  return clauses
}

/**
 * A run of clauses, as the verse has them, character for character; without the quotation marks and the comma or stop
 * that stand around it, so that a sentence of ours can go on.
 * @param first, last counted from 1
 * @returns undefined when the verse has no such clauses
 */
export function cutClauses(verse: string, first: number, last: number): string | undefined {
  const clauses = clausesOf(verse)
  const [from, to] = [clauses[first - 1], clauses[last - 1]]
  return from === undefined || to === undefined ? undefined : bare(verse.slice(from.start, to.end))
}

/** A stretch of a verse without what only parts it from its neighbours; quotation marks that make a pair stay. */
export function bare(text: string): string {
  let words = text.trim()
  for (let before = ''; before !== words; ) {
    before = words
    words = words.replace(/[\s.,;:—]+$/, '').replace(/^[“‘]([^“”‘]*)[”’]$/, '$1')
    if (count(words, /[”’](?!\p{L})/gu) > count(words, /[“‘]/g)) words = words.replace(/[”’]$/, '')
    if (count(words, /[“‘]/g) > count(words, /[”’](?!\p{L})/gu)) words = words.replace(/^[“‘]/, '')
  }
  return words
}

const count = (text: string, mark: RegExp): number => text.match(mark)?.length ?? 0
