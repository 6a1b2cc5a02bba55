import { readFileSync, writeFileSync } from 'node:fs'
import type { Answer, Citation, Engine } from '../src/engine/engine.ts'
import { openEngine, prepareEngine } from '../src/engine/index.ts'
import { AppError } from '../src/errors.ts'
import type { EvalOptions } from './main.ts'
import { reportShare } from './report-share.ts'

const ownQuestions = new URL('answers.questions.jsonl', import.meta.url)
const goldenFile = new URL('answers.golden.json', import.meta.url)

type Question = { id: string; endpoint: string; question: string }
type Predicted = { id: string; status: number; answer: string; citations: string[] }
type Golden = { corpusVersion: string; answers: (Question & { answer: string })[] }

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
  const rows = questions.map((line) => JSON.parse(line) as Question)
  if (options.in !== undefined) {
    const lines: string[] = []
    for (const row of rows) lines.push(`${JSON.stringify(await predict(engine, row))}\n`)
    if (options.out === undefined) process.stdout.write(lines.join(''))
    else writeFileSync(options.out, lines.join(''))
    return true
  }
  return options.freeze === true ? freeze(engine, rows) : compare(engine, rows, options)
}

/** What a caller would get; endpoints that this version does not have are asked as questions. */
async function predict(engine: Engine, { id, endpoint, question }: Question): Promise<Predicted> {
  try {
    if (/search/.test(endpoint)) {
      const { results } = await engine.searchVerses({ query: question })
      const answer = results.map(({ reference, text }) => `${reference}: ${text}`).join('\n')
      return { id, status: 200, answer, citations: results.map(({ osis }) => osis) }
    }
    const { answerMarkdown, citations } = await engine.writeAnswer({ prompt: question })
    return { id, status: 200, answer: answerMarkdown, citations: citations.flatMap(({ osis }) => osis ?? []) }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return { id, status: 400, answer: error.message, citations: [] }
  }
}

async function freeze(engine: Engine, rows: readonly Question[]): Promise<boolean> {
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

async function compare(engine: Engine, rows: readonly Question[], options: EvalOptions): Promise<boolean> {
  const golden = JSON.parse(readFileSync(goldenFile, 'utf8')) as Golden
  if (golden.corpusVersion !== engine.corpusVersion) {
    console.log(`The golden answers were frozen for corpus ${golden.corpusVersion}, this is ${engine.corpusVersion}.`)
  }
  const outcomes: boolean[] = []
  for (const row of rows) {
    const answer = await engine.writeAnswer({ prompt: row.question })
    const problems = problemsOf(answer, engine)
    for (const problem of problems) console.log(`${row.id}: ${problem}`)
    const isGolden = golden.answers.find(({ id }) => id === row.id)?.answer === answer.answerMarkdown
    if (!isGolden) console.log(`${row.id}: the answer to “${row.question}” is not the golden one`)
    outcomes.push(isGolden && problems.length === 0)
  }
  return reportShare('answers', outcomes, 1, options)
}

/** What is wrong with an answer: spans off the citation's text, text off the corpus, a marker without a citation. */
export function problemsOf({ answerMarkdown, citations }: Answer, engine: Engine): string[] {
  const problems: string[] = []
  for (const citation of citations) {
    for (const { start, end } of citation.spans) {
      const quoted = answerMarkdown.slice(start, end)
      if (!citation.text.includes(quoted)) problems.push(`[${citation.id}] “${quoted}” is not in its source`)
    }
    if (citation.type === 'scripture' && !isInCorpus(citation, engine))
      problems.push(`[${citation.id}] ${citation.reference} is not so in the corpus`)
  }
  for (const [marker, id] of answerMarkdown.matchAll(/\[(\d+)\]/g)) {
    if (!citations.some((citation) => citation.id === Number(id))) problems.push(`${marker} has no citation`)
  }
  return problems
}

function isInCorpus({ reference, text, translation }: Citation, engine: Engine): boolean {
  const passage = engine.readPassage({ reference, ...(translation !== null && { translation }) })
  return passage.verses.map((verse) => verse.text).join(' ') === text
}
