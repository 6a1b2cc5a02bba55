import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { openPackedFile, writePackedFile } from '../platform/packed-file.ts'
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
import { buildSearchIndex } from './retrieval/index.ts'

/** A finished build: the folder that holds `corpus.bin` and `search.bin`, and what was left out of it. */
export type EngineBuild = { folder: string; corpusVersion: string; unusable: string[] }

type Manifest = { corpusVersion: string; unusable: string[]; modules: string[] }
type Options = { dataDir: string; swordPath?: string | undefined; say: (line: string) => void; rebuild?: boolean }

/**
 * Makes sure that a corpus and its search index are built from the modules at hand, fetching the shipped ones first
 * where they are missing. A build goes to a folder of its own and is moved into place whole, so that a broken run
 * leaves nothing behind; an unchanged set of modules is not built twice.
 * @throws ModulesUnavailable when there is no Bible text and none can be fetched
 */
export async function prepareEngine({ dataDir, swordPath, say, rebuild = false }: Options): Promise<EngineBuild> {
  const folders = moduleFolders(swordPath, dataDir)
  let modules = findModules(folders)
  const known = findBuild(dataDir, modules)
  if (known !== undefined && !rebuild) return known

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
    writePackedFile(join(work, 'search.bin'), buildSearchIndex(openCorpus(corpusPath, corpusVersion)))
    const manifest: Manifest = { corpusVersion, unusable, modules: modules.map(({ conf }) => conf.name) }
    writeFileSync(join(work, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`)
    rmSync(folder, { recursive: true, force: true })
    renameSync(work, folder)
    say(`Corpus ${corpusVersion}: ${translations.map(({ id }) => id).join(', ')}.`)
    removeOldBuilds(corpora, folder)
    return { folder, corpusVersion, unusable }
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}

/** The finished build of exactly these modules, if there is one. */
export function findBuild(dataDir: string, modules: readonly FoundModule[]): EngineBuild | undefined {
  const folder = buildFolder(dataDir, modules)
  const path = join(folder, 'manifest.json')
  if (!existsSync(path)) return undefined
  const { corpusVersion, unusable } = JSON.parse(readFileSync(path, 'utf8')) as Manifest
  return { folder, corpusVersion, unusable }
}

/** Servers hold their corpus in memory; only a process that is just starting may still want an older build. */
function removeOldBuilds(corpora: string, keep: string): void {
  const hourMs = 3_600_000
  for (const name of readdirSync(corpora)) {
    const path = join(corpora, name)
    if (path !== keep && Date.now() - statSync(path).mtimeMs > hourMs) rmSync(path, { recursive: true, force: true })
  }
}

/** Named by a hash of everything that goes into the build: the modules' files and the code that compiles them. */
function buildFolder(dataDir: string, modules: readonly FoundModule[]): string {
  const hash = createHash('sha256')
  for (const file of [...modules.flatMap(moduleFiles), ...compilerFiles()]) {
    hash.update(`${file.name}\0`).update(readFileSync(file.path))
  }
  return join(dataDir, 'corpus', hash.digest('hex').slice(0, 16))
}

type InputFile = { name: string; path: string }

function moduleFiles({ conf, root, confPath }: FoundModule): InputFile[] {
  const data = join(root, conf.dataPath)
  // a dictionary's DataPath is the beginning of its files' names, a text's is a folder
  const folder = existsSync(data) && statSync(data).isDirectory() ? data : dirname(data)
  const files = existsSync(folder) ? filesIn(folder) : []
  return [
    { name: conf.name, path: confPath },
    ...files.map((path) => ({ name: `${conf.name}/${relative(folder, path)}`, path })),
  ]
}

function compilerFiles(): InputFile[] {
  const engine = import.meta.dirname
  const files = [
    ...filesIn(join(engine, 'corpus')),
    ...['build-index', 'build-translation', 'bm25', 'words', 'word-families'].map((name) =>
      join(engine, 'retrieval', `${name}.ts`),
    ),
    ...['verse-counts', 'versification', 'osis'].map((name) => join(engine, 'scripture', `${name}.ts`)),
    join(engine, '../platform/packed-file.ts'),
  ]
  return files.filter((path) => !path.endsWith('.test.ts')).map((path) => ({ name: relative(engine, path), path }))
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()

const isBibleText = ({ conf }: FoundModule) => /^ztext4?$/i.test(conf.driver)
