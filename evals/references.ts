import { readFileSync, writeFileSync } from 'node:fs'
import { findReferences, parseReference, toOsis, type VerseRange } from '../src/engine/scripture/index.ts'
import type { EvalOptions } from './main.ts'
import { reportShare } from './report-share.ts'

const ownCases = new URL('references.cases.tsv', import.meta.url)
/** The share of the project's own cases that must come out exactly as expected. */
const bar = 0.99

type Row = { id: string; input: string; expected: string; note: string }

/**
 * Reads references as a user would type them. Writes `id<TAB>OSIS list or INVALID` for `--in` rows, or scores the own
 * cases: exact equality of the whole list, order included.
 */
export async function run(options: EvalOptions): Promise<boolean> {
  const rows = readRows(readFileSync(options.in ?? ownCases, 'utf8'))
  if (options.in === undefined) return score(rows, options)
  const lines = rows.map(({ id, input }) => `${id}\t${predict(input)}\n`).join('')
  if (options.out === undefined) process.stdout.write(lines)
  else writeFileSync(options.out, lines)
  return true
}

/** What the text refers to, as search reads it: the whole text as a reference, else the references in the sentence. */
function predict(text: string): string {
  const parsed = parseReference(text)
  if (parsed.outcome === 'found') return osisList(parsed.ranges)
  if (parsed.reason === 'missing') return 'INVALID'
  const found = findReferences(text)
  const sound = found.length > 0 && found.every(({ problem }) => problem === undefined)
  return sound ? osisList(found.flatMap(({ ranges }) => ranges)) : 'INVALID'
}

function osisList(ranges: readonly VerseRange[]): string {
  return ranges.map(toOsis).join(',')
}

function score(rows: readonly Row[], options: EvalOptions): boolean {
  const groups = Map.groupBy(rows, ({ note }) => note.split(':')[0]!)
  const outcomes: boolean[] = []
  for (const [group, members] of groups) {
    const wrong = members.filter(({ input, expected }) => predict(input) !== expected)
    outcomes.push(...members.map((row) => !wrong.includes(row)))
    console.log(`${group.padEnd(28)} ${String(members.length - wrong.length).padStart(4)} of ${members.length}`)
    for (const { id, input, expected, note } of wrong)
      console.log(
        `  ${id} ${JSON.stringify(input)} (${note})\n    expected ${expected}\n    read     ${predict(input)}`,
      )
  }
  console.log()
  return reportShare('references', outcomes, bar, options)
}

function readRows(table: string): Row[] {
  const [header = '', ...lines] = table.split(/\r?\n/)
  if (!header.startsWith('id\tinput_json')) throw new Error('The first columns must be id and input_json.')
  return lines.filter((line) => line !== '').map(readRow)
}

function readRow(line: string): Row {
  const [id = '', input = '', expected = '', note = ''] = line.split('\t')
  const text: unknown = JSON.parse(input)
  if (typeof text !== 'string') throw new Error(`Row ${id}: input_json is not a JSON string.`)
  return { id, input: text, expected, note }
}
