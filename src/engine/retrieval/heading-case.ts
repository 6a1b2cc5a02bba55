const small = new Set(['a', 'an', 'and', 'as', 'at', 'by', 'for', 'from', 'in', 'of', 'on', 'or', 'the', 'to', 'with'])

/** A heading in capitals as a title reads: `HUMAN SACRIFICE` → `Human Sacrifice`, `RICH, THE` → `The Rich`. */
export function headingCase(heading: string): string {
  const [, main, article] = /^(.*), (THE|A|AN)$/i.exec(heading) ?? []
  return `${article === undefined ? '' : `${article} `}${main ?? heading}`
    .toLowerCase()
    .replace(/(['’]) s\b/g, '$1s') // Nave has “GOD' S”
    .replace(/[\p{L}\p{M}'’]+/gu, (word, at) =>
      at > 0 && small.has(word) ? word : word[0]!.toUpperCase() + word.slice(1),
    )
}
