/** Longest word that is read; what is longer is no word. */
const longestWord = 40

/** The words of a text as the embedder knows them: lower case, accents and possessives aside. */
export const wordsIn = (text: string): string[] =>
  (
    text
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+(?:['’][\p{L}]+)*/gu) ?? []
  )
    .map((word) => word.replace(/’/g, "'").replace(/'s$/, ''))
    .filter(({ length }) => length <= longestWord)
