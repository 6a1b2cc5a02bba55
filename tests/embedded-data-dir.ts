import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '../src/platform/db/index.ts'
import { createLogger } from '../src/platform/logger.ts'

const project = join(import.meta.dirname, '..')
const cache = join(project, 'node_modules', '.cache', 'berea-test')

/**
 * A data folder of its own with an empty, migrated embedded database. Making one takes seconds, copying one does not:
 * the first caller leaves a copy in `node_modules/.cache`, one for each set of migrations.
 */
export async function makeEmbeddedDataDir(): Promise<string> {
  const template = join(cache, versionOfSchema())
  if (!existsSync(template)) await buildTemplate(template)
  const dataDir = mkdtempSync(join(tmpdir(), 'berea-'))
  cpSync(template, join(dataDir, 'database'), { recursive: true })
  return dataDir
}

async function buildTemplate(template: string): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'berea-'))
  const { close } = await openDatabase({ kind: 'embedded', dataDir }, createLogger({ level: 'silent' }))
  await close()
  mkdirSync(cache, { recursive: true })
  const building = `${template}.${process.pid}`
  cpSync(join(dataDir, 'database'), building, { recursive: true })
  rmSync(dataDir, { recursive: true })
  try {
    renameSync(building, template)
  } catch {
    rmSync(building, { recursive: true }) // another suite was faster
  }
}

function versionOfSchema(): string {
  const hash = createHash('sha256').update(
    readFileSync(join(project, 'node_modules/@electric-sql/pglite/package.json')),
  )
  const migrations = join(project, 'migrations')
  for (const name of readdirSync(migrations)
    .filter((each) => each.endsWith('.sql'))
    .sort()) {
    hash.update(name).update(readFileSync(join(migrations, name)))
  }
  return hash.digest('hex').slice(0, 16)
}
