import { parseArgs } from 'node:util'

/** Where an evaluation reads its rows from and writes its predictions to; without them it scores the project's own cases. */
export type EvalOptions = {
  in?: string
  out?: string
  stage?: string
  misses?: boolean
  freeze?: boolean
  ablation?: boolean
  'commit-result'?: boolean
}
/** One kind of evaluation: prints what it found and says whether every stated bar was reached. */
export type Evaluation = { run: (options: EvalOptions) => Promise<boolean> }

const kinds: Readonly<Record<string, () => Promise<Evaluation>>> = {
  references: () => import('./references.ts'),
  answers: () => import('./answers.ts'),
  families: () => import('./families.ts'),
  quotes: () => import('./quotes.ts'),
  guide: () => import('./guide.ts'),
  retrieval: () => import('./retrieval.ts'),
  guardrails: () => import('./guardrails.ts'),
  'red-team': () => import('./red-team.ts'),
  finished: () => import('./finished.ts'),
  understanding: () => import('./understanding.ts'),
  swaps: () => import('./swaps.ts'),
  attributed: () => import('./attributed.ts'),
}

const usage = `npm run evals -- KIND [--in FILE] [--out FILE]
  KIND is one of: ${Object.keys(kinds).join(', ')}
  Without --in the project's own cases are scored; with --in FILE --out FILE predictions are written for its rows.
  --commit-result keeps the figures to compare with; --freeze (answers, families) takes today's answers as the golden ones;
  --ablation (retrieval) also scores it without each signal.
  --stage input|retrieved|output (guardrails) says what the rows of --in are; --misses prints every row that came out wrong.`

/** @returns the exit code: 0, 1 when a bar was missed, 2 when the command was not understood */
async function main(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      in: { type: 'string' },
      out: { type: 'string' },
      stage: { type: 'string' },
      misses: { type: 'boolean' },
      freeze: { type: 'boolean' },
      ablation: { type: 'boolean' },
      'commit-result': { type: 'boolean' },
      help: { type: 'boolean' },
    },
  })
  const load = kinds[positionals[0] ?? '']
  if (values.help === true) {
    console.log(usage)
    return 0
  }
  if (load === undefined || positionals.length > 1) {
    console.error(positionals[0] === undefined ? usage : `There is no evaluation “${positionals.join(' ')}”.\n${usage}`)
    return 2
  }
  if (values.out !== undefined && values.in === undefined) {
    console.error(`--out needs --in: the rows to predict.\n${usage}`)
    return 2
  }
  const { run } = await load()
  return (await run(values)) ? 0 : 1
}

try {
  process.exitCode = await main(process.argv.slice(2))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
}
