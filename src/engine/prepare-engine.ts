import { createHash } from 'node:crypto'
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { openPackedFile, writePackedFile } from '../platform/packed-file.ts'
import { hashBuildInputs } from './build-inputs.ts'
import {
  compileConcordance,
  compileCorpus,
  type FoundModule,
  fetchModules,
  findModules,
  ModulesUnavailable,
  moduleFolders,
  openCorpus,
  shippedModules,
} from './corpus/index.ts'
import { preparePolicies } from './guardrails/policies/prepare-policies.ts'
import { buildSearchIndex } from './retrieval/index.ts'
import { buildWordIndex, packWordIndex } from './verification/index.ts'

/** A finished build: the folder that holds `corpus.bin` and `search.bin`, and what was left out of it. */
export type EngineBuild = { folder: string; corpusVersion: string; unusable: string[] }

/** `bytes` is how long the files of the build are. */
type Manifest = { corpusVersion: string; unusable: string[]; modules: string[]; bytes: Record<string, number> }
const builtFiles = ['corpus.bin', 'search.bin']
type Options = { dataDir: string; swordPath?: string | undefined; say: (line: string) => void; rebuild?: boolean }

/**
 * Makes sure that the guardrails' policies are compiled, and that a corpus and its search index are built from the modules
 * at hand, fetching the shipped ones first where they are missing. A build goes to a folder of its own and is moved into
 * place whole, so that a broken run leaves nothing behind; an unchanged set of modules is not built twice.
 * @throws ModulesUnavailable when there is no Bible text and none can be fetched
 */
export async function prepareEngine({ dataDir, swordPath, say, rebuild = false }: Options): Promise<EngineBuild> {
  preparePolicies({ say })
  const folders = moduleFolders(swordPath, dataDir)
  let modules = findModules(folders)
  const known = findBuild(dataDir, modules)
  if (known !== undefined && !rebuild) return known
  if (known === undefined && existsSync(buildFolder(dataDir, modules))) {
    say('The compiled corpus is damaged (a file is missing, cut off or unreadable): it is built anew.')
  }

  const missing = shippedModules.filter(({ module }) => !modules.some(({ conf }) => conf.name === module))
  if (missing.length > 0) {
    await fetchModules(missing, dataDir, say).catch((error: unknown) => {
      if (!(error instanceof ModulesUnavailable) || !modules.some(isBibleText)) throw error
      say(`${error.message} Going on without ${missing.map(({ module }) => module).join(', ')}.`)
    })
    modules = findModules(folders)
  }
  return build(dataDir, modules, say)
}

function build(dataDir: string, modules: readonly FoundModule[], say: (line: string) => void): EngineBuild {
  const folder = buildFolder(dataDir, modules)
  const corpora = dirname(folder)
  const work = join(corpora, `.building-${process.pid}`)
  rmSync(work, { recursive: true, force: true })
  mkdirSync(work, { recursive: true })
  try {
    say('Compiling the corpus …')
    const { sections, translations, unusable } = compileCorpus(modules, say)
    if (translations.length === 0) {
      throw new ModulesUnavailable(
        `No Bible text can be read${unusable.length > 0 ? ` (${unusable.join(' ')})` : ''}. ` +
          `Put a SWORD module of a Bible into ${join(dataDir, 'sword')} or name its folder in SWORD_PATH, then start again.`,
      )
    }
    const corpusPath = join(work, 'corpus.bin')
    writePackedFile(corpusPath, sections)
    const tagged = translations.find(({ id }) => id === 'KJV')
    if (tagged !== undefined) {
      compileConcordance(openPackedFile(corpusPath), tagged, sections)
      writePackedFile(corpusPath, sections)
    }
    const corpusVersion = createHash('sha256').update(readFileSync(corpusPath)).digest('hex').slice(0, 12)
    say('Building the search index …')
    const corpus = openCorpus(corpusPath, corpusVersion)
    const searchSections = buildSearchIndex(corpus)
    packWordIndex(buildWordIndex(corpus), searchSections)
    writePackedFile(join(work, 'search.bin'), searchSections)
    const manifest: Manifest = {
      corpusVersion,
      unusable,
      modules: modules.map(({ conf }) => conf.name),
      bytes: Object.fromEntries(builtFiles.map((name) => [name, statSync(join(work, name)).size])),
    }
    writeFileSync(join(work, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`, { flush: true })
    rmSync(folder, { recursive: true, force: true })
    renameSync(work, folder)
    flushFolder(corpora)
    say(`Corpus ${corpusVersion}: ${translations.map(({ id }) => id).join(', ')}.`)
    removeOldBuilds(corpora, folder)
    return { folder, corpusVersion, unusable }
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}

/** The finished build of exactly these modules, if there is one and it is whole. */
export function findBuild(dataDir: string, modules: readonly FoundModule[]): EngineBuild | undefined {
  const folder = buildFolder(dataDir, modules)
  try {
    const { corpusVersion, unusable, bytes } = JSON.parse(
      readFileSync(join(folder, 'manifest.json'), 'utf8'),
    ) as Manifest
    const isWhole = builtFiles.every((name) => statSync(join(folder, name)).size === bytes[name])
    return isWhole ? { folder, corpusVersion, unusable } : undefined
  } catch {
    return undefined // never built, or half deleted: both are mended by building
  }
}

/** So that the new name outlasts a power cut, as what it names does. */
function flushFolder(folder: string): void {
  const handle = openSync(folder, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}

const inUse = /^in-use-(\d+)$/

/** Notes that this process serves from a build: its threads open the files again when one of them has to be replaced. */
export function markInUse({ folder }: EngineBuild): void {
  for (const name of readdirSync(folder)) if (inUse.test(name) && !isMarkedByLiving(name)) rmSync(join(folder, name))
  writeFileSync(join(folder, `in-use-${process.pid}`), '')
}

const isMarkedByLiving = (name: string): boolean => {
  const pid = inUse.exec(name)?.[1]
  if (pid === undefined) return false
  try {
    process.kill(Number(pid), 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

const unfinishedMs = 3_600_000

/** What stays beside the newest is its predecessor, and what a process serves from. */
export function removeOldBuilds(corpora: string, newest: string): void {
  const others = readdirSync(corpora)
    .map((name) => ({ name, path: join(corpora, name), madeAt: statSync(join(corpora, name)).mtimeMs }))
    .filter(({ path }) => path !== newest)
  for (const { path } of others.filter((one) => isUnfinished(one) && Date.now() - one.madeAt > unfinishedMs))
    rmSync(path, { recursive: true, force: true })
  const [, ...older] = others.filter((one) => !isUnfinished(one)).toSorted((a, b) => b.madeAt - a.madeAt)
  for (const { path } of older)
    if (!readdirSync(path).some(isMarkedByLiving)) rmSync(path, { recursive: true, force: true })
}

const isUnfinished = ({ name }: { name: string }): boolean => name.startsWith('.building-')

const buildFolder = (dataDir: string, modules: readonly FoundModule[]) =>
  join(dataDir, 'corpus', hashBuildInputs(modules))

const isBibleText = ({ conf }: FoundModule) => /^ztext4?$/i.test(conf.driver)
