import { parseArgs } from 'node:util'

/** How much a lab does: `quick` for every day, `full` for what docs/reliability.md states. */
export type LabOptions = { full: boolean; seed: number }
/** One lab: prints a table and says whether every stated bar was kept, or that it could not run at all. */
export type Lab = { run: (options: LabOptions) => Promise<boolean | 'not run'> }

const labs: Readonly<Record<string, () => Promise<Lab>>> = {
  'cap-race': () => import('./cap-race.ts'),
  crash: () => import('./crash.ts'),
  revoke: () => import('./revoke.ts'),
  limits: () => import('./limits.ts'),
  outage: () => import('./outage.ts'),
  sim: () => import('./sim.ts'),
  mutants: () => import('./mutants.ts'),
  faults: () => import('./faults.ts'),
  guardrails: () => import('./guardrails.ts'),
  clients: () => import('./clients.ts'),
  mcp: () => import('./mcp.ts'),
  study: () => import('./study.ts'),
}

const usage = `npm run lab -- NAME [--full] [--seed N]
  NAME is one of: ${Object.keys(labs).join(', ')}, all (each, quick) or full (each, with full counts).
  A lab needs PostgreSQL (TEST_DATABASE_URL or localhost) and, for limits and outage, Redis (TEST_REDIS_URL or
  localhost). It makes databases of its own and starts services on free ports. clients needs neither, but the npm
  registry, and mcp neither. Exit 1 when a bar is missed or a lab could not run.`

/** @returns the exit code */
async function main(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { full: { type: 'boolean' }, seed: { type: 'string' }, help: { type: 'boolean' } },
  })
  const [name = ''] = positionals
  const names = name === 'all' || name === 'full' ? Object.keys(labs) : [name]
  if (values.help === true || positionals.length !== 1 || names.some((one) => labs[one] === undefined)) {
    console.log(usage)
    return values.help === true ? 0 : 2
  }
  const options = { full: values.full === true || name === 'full', seed: Number(values.seed ?? 1) }
  let passed = true
  for (const one of names) {
    console.log(`\n== ${one} (${options.full ? 'full' : 'quick'}, seed ${options.seed})`)
    const { run } = await labs[one]!()
    const kept = await run(options)
    console.log(`${one}: ${kept === 'not run' ? 'NOT RUN' : kept ? 'every bar kept' : 'A BAR WAS MISSED'}`)
    passed &&= kept === true
  }
  return passed ? 0 : 1
}

process.exitCode = await main(process.argv.slice(2))
process.exit()
