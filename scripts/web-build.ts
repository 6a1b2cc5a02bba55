import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { StartError } from '../src/errors.ts'
import { firstLoads, type Script } from './web-first-load.ts'

const budgetBytes = 200_000

const root = join(import.meta.dirname, '..')
const dist = join(root, 'web/dist')
const stampFile = join(dist, '.built')
/** Its time is when all was found to be current; `scripts/web-is-built` compares with it. */
const checkedFile = join(dist, '.checked')

/** What a build was made of, and the page whose first load is the largest. */
type Stamp = { sources: string; page: string; bytes: number }

/**
 * Builds the dashboard's web app to `web/dist`, or finds that what lies there was made of these very sources.
 * @param say told of the build, when there is one
 * @throws StartError when a first load is over its budget
 */
export async function buildWeb(say: (line: string) => void): Promise<void> {
  const lookedAt = new Date() // what changes from here on is newer
  const sources = hashOfSources()
  const built = readStamp()
  if (built?.sources !== sources) say('Building the dashboard …')
  const stamp = built?.sources === sources ? built : await build(sources)
  const size = `${(stamp.bytes / 1_000).toFixed(1)} KB of compressed script`
  if (stamp.bytes > budgetBytes)
    throw new StartError(`The first load of ${stamp.page} is ${size}; ${budgetBytes / 1_000} KB may be.`)
  writeFileSync(checkedFile, '')
  utimesSync(checkedFile, lookedAt, lookedAt)
  if (stamp !== built) say(`Dashboard built; its largest first load is ${size} (${stamp.page}).`)
}

function hashOfSources(): string {
  const files = globSync(
    ['web/{src,public}/**/*', 'web/*.{html,json,ts}', 'src/dashboard/contract.ts', 'package-lock.json'],
    {
      cwd: root,
      withFileTypes: true,
    },
  ).filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
  const hash = createHash('sha256')
  for (const path of files.map(({ parentPath, name }) => join(parentPath, name)).sort()) {
    hash.update(path.slice(root.length)).update('\0').update(readFileSync(path)).update('\0')
  }
  return hash.digest('hex')
}

function readStamp(): Stamp | undefined {
  if (!existsSync(stampFile) || !existsSync(join(dist, 'index.html'))) return undefined
  return JSON.parse(readFileSync(stampFile, 'utf8')) as Stamp
}

async function build(sources: string): Promise<Stamp> {
  const vite = await import('vite')
  // built aside and moved: a running server never finds half of a build
  const aside = join(root, `web/dist.${process.pid}`)
  try {
    const result = await vite.build({
      root: join(root, 'web'),
      configLoader: 'native',
      logLevel: 'warn',
      build: { outDir: aside, emptyOutDir: true },
    })
    if (!('output' in result)) throw new Error('the bundler gave no single output')
    const scripts = result.output.filter((file) => file.type === 'chunk') satisfies Script[]
    await compressAll(aside)
    const [dearest] = firstLoads(scripts)
    const stamp = { sources, ...dearest! }
    writeFileSync(join(aside, '.built'), JSON.stringify(stamp))
    rmSync(dist, { recursive: true, force: true })
    renameSync(aside, dist)
    return stamp
  } finally {
    rmSync(aside, { recursive: true, force: true })
  }
}

/** The server hands these out as they are. The page itself changes with every reply. */
async function compressAll(folder: string): Promise<void> {
  const ways = { br: promisify(brotliCompress), gz: promisify(gzip) }
  for (const file of globSync('**/*.{js,css,svg}', { cwd: folder })) {
    const content = readFileSync(join(folder, file))
    for (const [ending, compress] of Object.entries(ways)) {
      writeFileSync(join(folder, `${file}.${ending}`), await compress(content))
    }
  }
}
