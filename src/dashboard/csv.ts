type Cell = string | number | boolean | null

/** What a spreadsheet takes for the beginning of a formula, the wide forms of East Asian keyboards too. */
const formula = /^\s*[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/u

/** One line of RFC 4180. A text that a spreadsheet would run as a formula has an apostrophe before it. */
export const csvLine = (cells: readonly Cell[]): string => `${cells.map(cell).join(',')}\r\n`

function cell(value: Cell): string {
  if (value === null) return ''
  if (typeof value !== 'string') return String(value)
  const safe = formula.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(safe) || safe !== value ? `"${safe.replaceAll('"', '""')}"` : safe
}
