import { rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { createPerson } from '../../scripts/seed/create-person.ts'
import { scenarios } from '../../scripts/seed/scenarios.ts'
import { createWorld } from '../../scripts/seed/world.ts'
import { loadConfig } from '../../src/config.ts'
import type { LoadedEngine } from '../../src/engine/index.ts'
import { openDatabase } from '../../src/platform/db/index.ts'
import { createLogger } from '../../src/platform/logger.ts'
import { startService } from '../../src/service.ts'
import { makeEmbeddedDataDir } from '../embedded-data-dir.ts'
import { fakeEngine } from '../fake-engine.ts'
import { startMailServer } from './mail-server.ts'

export type Person = { name: string; email: string; password: string }
/** Somebody that a seed made, and where the seed says to look, below `/dashboard`. */
export type Seeded = Person & { paths: Record<string, string> }

type Wanted = { seeds?: readonly string[]; loadEngine?: () => Promise<LoadedEngine>; env?: Record<string, string> }

/** The whole service on an embedded database of its own, with a mail server and what the seeds make. */
export async function serveDashboard({ seeds = [], loadEngine = noEngine, env = {} }: Wanted = {}) {
  const dataDir = await makeEmbeddedDataDir()
  const seeded = await seed(dataDir, seeds)
  const mail = await startMailServer()
  const config = loadConfig({
    PORT: String(await freePort()),
    BEREA_DATA_DIR: dataDir,
    BEREA_SMTP_URL: mail.url,
    BEREA_LIMIT_PEOPLE_IP: '10000',
    BEREA_LIMIT_PEOPLE_EMAIL: '1000',
    BEREA_LOG_FILE: join(dataDir, 'log'),
    BEREA_DRAIN_MS: '0',
    ...env,
  })
  const service = await startService(config, loadEngine)
  const stop = async () => {
    await service.stop()
    await mail.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
  const { address, demoKey } = service
  return { address, demoKey: demoKey!, operatorLink: service.operatorLink!, linkTo: mail.linkTo, seeded, stop }
}

const noEngine = async (): Promise<LoadedEngine> => ({ engine: fakeEngine(), close: async () => {} }) as LoadedEngine

async function seed(dataDir: string, names: readonly string[]): Promise<Record<string, Seeded>> {
  if (names.length === 0) return {}
  const { plans } = loadConfig({})
  const database = await openDatabase({ kind: 'embedded', dataDir }, createLogger({ level: 'silent' }))
  const seeded: Record<string, Seeded> = {}
  for (const name of names) {
    const person = { name: 'Lydia of Thyatira', email: `${name}@seed.example`, password: 'purple cloth of Thyatira' }
    const world = await createWorld({ database, plans, person, createPerson })
    const links = await scenarios[name]!.make(world)
    seeded[name] = { ...person, paths: Object.fromEntries(links.map(({ what, path }) => [what, path])) }
  }
  await database.close()
  return seeded
}

/** Below the ports that the system gives to clients, so that none takes it in between. */
async function freePort(): Promise<number> {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 12_000)
    const server = createServer()
    const isFree = await new Promise<boolean>((resolve) => {
      server.once('error', () => resolve(false)).listen(port, '127.0.0.1', () => resolve(true))
    })
    await new Promise((resolve) => server.close(resolve))
    if (isFree) return port
  }
}
