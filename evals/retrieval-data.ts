import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export type JudgedQuery = { id: string; text: string; grades: ReadonlyMap<string, number> }
export type JudgedSet = { name: string; queries: JudgedQuery[] }

/** Some texts print the end of Romans after 14:23. */
const sameVerse: Readonly<Record<string, string>> = {
  'Rom.14.24': 'Rom.16.25',
  'Rom.14.25': 'Rom.16.26',
  'Rom.14.26': 'Rom.16.27',
}

/** The verse that a judgement or a result means, in one numbering. */
export const judgedVerse = (osis: string): string => sameVerse[osis] ?? osis

/** Every `SET.queries.tsv` of the folder with its `SET.qrels.tsv`. Queries without a judgement above 0 are left out. */
export function readJudgedSets(folder: string): JudgedSet[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.queries.tsv'))
    .sort()
    .flatMap((file) => {
      const name = file.replace('.queries.tsv', '')
      const judgements = join(folder, `${name}.qrels.tsv`)
      if (!existsSync(judgements)) return []
      const grades = readGrades(judgements)
      const queries = readQueries(join(folder, file)).flatMap(({ id, text }) => {
        const ofQuery = grades.get(id)
        return ofQuery === undefined ? [] : [{ id, text, grades: ofQuery }]
      })
      return [{ name, queries }]
    })
}

/** Rows of a table with a header whose first columns are `query_id` and `query`. */
export function readQueries(path: string): { id: string; text: string }[] {
  const [header = '', ...lines] = linesOf(path)
  if (!header.startsWith('query_id\tquery')) throw new Error(`${path}: the first columns must be query_id and query.`)
  return lines.map((line) => {
    const [id = '', text = ''] = line.split('\t')
    return { id, text }
  })
}

function readGrades(path: string): Map<string, Map<string, number>> {
  const grades = new Map<string, Map<string, number>>()
  for (const line of linesOf(path)) {
    const [id = '', osis = '', grade = ''] = line.split('\t')
    if (!(Number(grade) > 0)) continue // the header, and verses judged not to fit
    const ofQuery = grades.get(id) ?? new Map<string, number>()
    const verse = judgedVerse(osis)
    ofQuery.set(verse, Math.max(Number(grade), ofQuery.get(verse) ?? 0))
    grades.set(id, ofQuery)
  }
  return grades
}

const linesOf = (path: string): string[] =>
  readFileSync(path, 'utf8')
    .split(/\r?\n/)
    .filter((line) => line !== '' && !line.startsWith('#'))
