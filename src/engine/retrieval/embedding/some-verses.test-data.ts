/** Texts of verses without end: each has a word of its own, each hundredth is missing. */
export const someVerses = (count: number): string[] =>
  Array.from({ length: count }, (_, verse) =>
    verse % 100 === 99 ? '' : `verse number${verse} ${'of the book of the law '.repeat(verse % 7)}`,
  )
