import { readFileSync, writeFileSync } from 'node:fs'
import type { Engine } from '../src/engine/engine.ts'
import { openEngine, prepareEngine } from '../src/engine/index.ts'
import { askFamily, type FamilyRow } from './ask-family.ts'
import type { EvalOptions } from './main.ts'
import { problemsOf } from './problems-of.ts'
import { reportShare } from './report-share.ts'

const ownQuestions = new URL('answers.questions.jsonl', import.meta.url)
const goldenFile = new URL('answers.golden.json', import.meta.url)

type Predicted = { id: string; status: number; answer: string; citations: string[] }
type Golden = { corpusVersion: string; answers: (FamilyRow & { answer: string })[] }

/**
 * Answers questions. Writes JSON Lines `{ id, status, answer, citations }` for `--in` rows; without them answers the
 * project's own questions, checks every quotation of every answer, and compares with the golden answers, which were
 * read for sense before they were frozen (`--freeze` freezes anew).
 */
export async function run(options: EvalOptions): Promise<boolean> {
  const build = await prepareEngine({
    dataDir: process.env.BEREA_DATA_DIR ?? 'var',
    swordPath: process.env.SWORD_PATH,
    say: () => {},
  })
  const engine = openEngine(build)
  const questions = readFileSync(options.in ?? ownQuestions, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
  const rows = questions.map((line) => JSON.parse(line) as FamilyRow)
  if (options.in !== undefined) {
    const lines: string[] = []
    for (const row of rows) lines.push(`${JSON.stringify(await predict(engine, row))}\n`)
    if (options.out === undefined) process.stdout.write(lines.join(''))
    else writeFileSync(options.out, lines.join(''))
    return true
  }
  return options.freeze === true ? freeze(engine, rows) : compare(engine, rows, options)
}

/** What a caller of the row's endpoint family would get. */
async function predict(engine: Engine, row: FamilyRow): Promise<Predicted> {
  const delivered = await askFamily(engine, row)
  const citations = delivered.status === 200 ? delivered.osis : []
  return { id: row.id, status: delivered.status, answer: delivered.text, citations }
}

async function freeze(engine: Engine, rows: readonly FamilyRow[]): Promise<boolean> {
  const answers: Golden['answers'] = []
  for (const row of rows) {
    const answer = await engine.writeAnswer({ prompt: row.question })
    answers.push({ ...row, answer: answer.answerMarkdown })
  }
  const golden: Golden = { corpusVersion: engine.corpusVersion, answers }
  writeFileSync(goldenFile, `${JSON.stringify(golden, null, 2)}\n`)
  console.log(`${answers.length} answers frozen for corpus ${engine.corpusVersion}. Read them before you commit them.`)
  return true
}

async function compare(engine: Engine, rows: readonly FamilyRow[], options: EvalOptions): Promise<boolean> {
  const golden = JSON.parse(readFileSync(goldenFile, 'utf8')) as Golden
  if (golden.corpusVersion !== engine.corpusVersion) {
    console.log(`The golden answers were frozen for corpus ${golden.corpusVersion}, this is ${engine.corpusVersion}.`)
  }
  const outcomes: boolean[] = []
  for (const row of rows) {
    const answer = await engine.writeAnswer({ prompt: row.question })
    const problems = problemsOf({ text: answer.answerMarkdown, citations: answer.citations }, engine)
    for (const problem of problems) console.log(`${row.id}: ${problem}`)
    const isGolden = golden.answers.find(({ id }) => id === row.id)?.answer === answer.answerMarkdown
    if (!isGolden) console.log(`${row.id}: the answer to “${row.question}” is not the golden one`)
    outcomes.push(isGolden && problems.length === 0)
  }
  return reportShare('answers', outcomes, 1, options)
}
