import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartError } from '../../errors.ts'
import { once } from '../../platform/once.ts'
import {
  type HelpLines,
  parseHelpLines,
  parseShippedHelpLines,
  type ShippedHelpLine,
  type ShippedHelpLines,
} from './help-line-file.ts'

const shippedFile = join(import.meta.dirname, '../../../content/help-lines.yaml')
/** Read once: to parse it takes a tenth of a second. */
const shippedLines = once(() => reading(shippedFile, parseShippedHelpLines))

export type HelpLinesInUse = {
  lines: HelpLines
  /** Countries by language. */
  languages: ShippedHelpLines['languages']
  /** Those of the lines that are not an operator's own. */
  shipped: ShippedHelpLines['lines']
}

/**
 * The help lines that are shipped, with an operator's own in the place of a country's.
 * @param ownPath an operator's file; undefined for none
 * @throws StartError when a file cannot be read or is no list of help lines
 */
export function readHelpLines(ownPath: string | undefined): HelpLinesInUse {
  const { lines, languages } = shippedLines()
  const own = ownPath === undefined ? {} : reading(ownPath, parseHelpLines, 'BEREA_HELP_LINES ')
  const shipped = Object.fromEntries(Object.entries(lines).filter(([country]) => own[country] === undefined))
  return { lines: { ...shipped, ...own }, languages, shipped }
}

/** Every number that is named to people in danger. */
export const phonesOf = (lines: HelpLines): string[] => [
  ...new Set(Object.values(lines).flatMap((of) => of.flatMap(({ phone }) => (phone === undefined ? [] : [phone])))),
]

/** Longer ago than this a line is to be looked at again. */
const staleAfterMs = 365 * 86_400_000

export type StaleHelpLines = { count: number; of: number; oldest: (ShippedHelpLine & { country: string }) | undefined }

/** How many of the shipped lines are known to be right for longer than a year ago only, and the oldest of them. */
export function staleHelpLines({ shipped }: Pick<HelpLinesInUse, 'shipped'>, now: Date): StaleHelpLines {
  const all = Object.entries(shipped).flatMap(([country, of]) => of.map((line) => ({ ...line, country })))
  const stale = all.filter(({ known_good }) => now.getTime() - Date.parse(known_good) > staleAfterMs)
  const [oldest] = stale.toSorted((a, b) => a.known_good.localeCompare(b.known_good))
  return { count: stale.length, of: all.length, oldest }
}

/** The same for people; undefined where no line is old. */
export function describeStale({ count, of, oldest }: StaleHelpLines): string | undefined {
  if (oldest === undefined) return undefined
  const { country, label, known_good: since } = oldest
  return `${count} of ${of} help lines were last known to be right more than a year ago; the oldest is ${country}, “${label}”, of ${since}`
}

function reading<T>(path: string, parse: (text: string) => T, setting = ''): T {
  try {
    return parse(readFileSync(path, 'utf8'))
  } catch (cause) {
    throw new StartError(`${setting}${path} is no list of help lines: ${(cause as Error).message}.`, { cause })
  }
}
