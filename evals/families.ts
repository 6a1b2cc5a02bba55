import { readFileSync, writeFileSync } from 'node:fs'
import type { Engine } from '../src/engine/engine.ts'
import { openEngine, prepareEngine } from '../src/engine/index.ts'
import { askFamily, type Delivered, type FamilyRow, type Refused } from './ask-family.ts'
import type { EvalOptions } from './main.ts'
import { problemsOf } from './problems-of.ts'
import { reportShare } from './report-share.ts'

const ownRequests = new URL('families.questions.jsonl', import.meta.url)
const goldenFile = new URL('families.golden.json', import.meta.url)

/** What was read and frozen of one request: the main text and what is delivered beside it. */
export type FrozenReply = {
  status: 200 | 400
  text: string
  parts?: Delivered['parts']
  notes?: string[]
  decision?: string
}
export type GoldenFamilies = { corpusVersion: string; requests: { asked: FamilyRow; reply: FrozenReply }[] }

/** The requests of all five endpoint families with the replies that were read for sense before they were frozen. */
export const readGolden = (): GoldenFamilies => JSON.parse(readFileSync(goldenFile, 'utf8')) as GoldenFamilies

/**
 * Asks all five endpoint families the project's own requests, checks every quotation and compares with the golden
 * replies (`--freeze` freezes anew).
 */
export async function run(options: EvalOptions): Promise<boolean> {
  const build = await prepareEngine({
    dataDir: process.env.BEREA_DATA_DIR ?? 'var',
    swordPath: process.env.SWORD_PATH,
    say: () => {},
  })
  const engine = openEngine(build)
  return options.freeze === true ? freeze(engine) : compare(engine, options)
}

async function freeze(engine: Engine): Promise<boolean> {
  const rows = readFileSync(ownRequests, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as FamilyRow)
  const requests: GoldenFamilies['requests'] = []
  for (const asked of rows) requests.push({ asked, reply: frozen(await askFamily(engine, asked)) })
  const golden: GoldenFamilies = { corpusVersion: engine.corpusVersion, requests }
  writeFileSync(goldenFile, `${JSON.stringify(golden, null, 2)}\n`)
  console.log(`${requests.length} replies frozen for corpus ${engine.corpusVersion}. Read them before you commit them.`)
  return true
}

async function compare(engine: Engine, options: EvalOptions): Promise<boolean> {
  const golden = readGolden()
  if (golden.corpusVersion !== engine.corpusVersion) {
    console.log(`The golden replies were frozen for corpus ${golden.corpusVersion}, this is ${engine.corpusVersion}.`)
  }
  const outcomes: boolean[] = []
  for (const { asked, reply } of golden.requests) {
    const delivered = await askFamily(engine, asked)
    const problems = delivered.status === 200 ? problemsOfReply(asked, delivered, engine) : []
    for (const problem of problems) console.log(`${asked.id}: ${problem}`)
    const isGolden = JSON.stringify(frozen(delivered)) === JSON.stringify(reply)
    if (!isGolden) console.log(`${asked.id}: the reply to “${asked.question}” is not the golden one`)
    outcomes.push(isGolden && problems.length === 0)
  }
  return reportShare('families', outcomes, 1, options)
}

/** What is frozen of a reply. */
export function frozen(delivered: Delivered | Refused): FrozenReply {
  if (delivered.status === 400) return delivered
  const { status, text, parts, safety } = delivered
  return { status, text, parts, notes: safety.notes, decision: safety.decision }
}

/** What is wrong with a reply's quotations and markers. Prayers and insights may cite a part of a verse. */
export function problemsOfReply({ endpoint }: FamilyRow, { text, citations }: Delivered, engine: Engine): string[] {
  if (endpoint === 'search') return []
  return problemsOf({ text, citations, mayCiteParts: endpoint === 'prayer' }, engine)
}
