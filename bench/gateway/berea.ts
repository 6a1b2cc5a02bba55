import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { liftedLimits } from '../../lab/services.ts'
import { type Running, startProgram } from './processes.ts'

const project = join(import.meta.dirname, '../..')
/** More than any run asks for: what is measured is the service, not how it keeps callers within their limits. */
const lifted = { BEREA_STANDARD_DAILY_CREDITS: '1000000000', BEREA_STANDARD_MONTHLY_CREDITS: '1000000000' }

type Options = {
  folder: string
  port: number
  upstreamPort: number
  databaseUrl: string
  isStreamed?: boolean
  withRetrieval?: boolean
  /** What is started in its place. */
  program?: string
}

/** The service as an operator starts it, with one line of log a request, and the upstream as its only model. */
export async function startBerea(options: Options): Promise<Running> {
  const { folder, port, upstreamPort, databaseUrl, isStreamed = false, withRetrieval = false } = options
  const { program = join(project, 'src/main.ts') } = options
  mkdirSync(folder, { recursive: true })
  for (const name of ['corpus', 'sword'])
    symlinkSync(resolve(project, process.env.BEREA_DATA_DIR ?? 'var', name), join(folder, name))
  const models = join(folder, 'models.json')
  const model = {
    id: 'upstream',
    kind: 'openai',
    baseUrl: `http://127.0.0.1:${upstreamPort}/v1`,
    model: 'bench',
    streaming: isStreamed,
    usdPerMillionInput: 1,
    usdPerMillionOutput: 4,
    maxConcurrent: 1_024,
    contextTokens: 128_000,
  }
  writeFileSync(models, JSON.stringify([model]))
  const env = {
    ...liftedLimits,
    ...lifted,
    DATABASE_URL: databaseUrl,
    BEREA_DATA_DIR: folder,
    BEREA_MODELS: models,
    BEREA_DRAIN_MS: '0',
    BEREA_LOG_FILE: join(folder, 'log'),
    ...(withRetrieval ? {} : { BEREA_BENCH_NO_RETRIEVAL: '1' }),
    ...(process.env.SWORD_PATH && { SWORD_PATH: process.env.SWORD_PATH }),
    ...(process.env.BEREA_ENGINE_WORKERS && { BEREA_ENGINE_WORKERS: process.env.BEREA_ENGINE_WORKERS }),
  }
  return startProgram(program, [], { port, env })
}
