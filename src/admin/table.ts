/** Rows as aligned columns for a terminal. */
export function table(head: string[], rows: string[][]): string {
  if (rows.length === 0) return 'None.'
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)))
  const line = (row: string[]) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd()
  return [head, ...rows].map(line).join('\n')
}
