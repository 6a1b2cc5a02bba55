/** The sentences of a folded text: up to a full stop that ends one, a line break or another end mark. */
export const sentencesOf = (folded: string): string[] =>
  folded.split(/[!?\n]+|\.(?=\s|$)/).filter((one) => one.trim() !== '')
