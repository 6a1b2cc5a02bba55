import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { contentFiles, contentPlaces } from './content/index.ts'
import { type FoundModule, moduleFiles } from './corpus/index.ts'
import { guideFilesIn, guideFolder, heardFile } from './guide/index.ts'
import { verseEmbedderPath } from './retrieval/index.ts'

type InputFile = { name: string; path: string }

/** @returns a hash of all that goes into a build: the modules' and the guide's files, the embedder and the code that compiles them */
export function hashBuildInputs(modules: readonly FoundModule[]): string {
  const hash = createHash('sha256')
  for (const file of [
    ...modules.flatMap(filesOfModule),
    ...filesOfGuide(),
    ...filesOfTables(),
    ...filesOfModel(),
    ...compilerFiles(),
  ]) {
    hash.update(`${file.name}\0`).update(readFileSync(file.path))
  }
  return hash.digest('hex').slice(0, 16)
}

const filesOfModule = (module: FoundModule): InputFile[] =>
  [module.confPath, ...moduleFiles(module)].map((path) => ({
    name: `${module.conf.name}/${relative(module.root, path)}`,
    path,
  }))

const filesOfGuide = (): InputFile[] =>
  [...guideFilesIn(guideFolder), ...[join(guideFolder, heardFile)].filter(existsSync)].map((path) => ({
    name: relative(guideFolder, path),
    path,
  }))

/** Of the tables only those that references are read and words are indexed by. */
const shapingTables = ['names/', 'search/']

const filesOfTables = (): InputFile[] =>
  contentFiles
    .filter(({ file }) => shapingTables.some((room) => file.startsWith(room)))
    .map(({ file }) => ({ name: file, path: join(contentPlaces.folder, file) }))

const filesOfModel = (): InputFile[] =>
  existsSync(verseEmbedderPath) ? [{ name: basename(verseEmbedderPath), path: verseEmbedderPath }] : []

const engine = import.meta.dirname
const indexBuilders = [
  ...[
    'build-index',
    'build-meaning',
    'build-parallels',
    'build-translation',
    'detect-language',
    'guide-names',
    'bm25',
    'words',
    'best-of',
    'spelling',
  ].map((name) => `retrieval/${name}.ts`),
  ...['word-index', 'packed-word-index', 'fold-words', 'loose-form'].map((name) => `verification/${name}.ts`),
]

/** The source files that shape a build: all that knows modules and verses, and what builds the indexes. */
export function compilerFiles(): InputFile[] {
  const paths = [
    ...filesIn(join(engine, 'content')),
    ...filesIn(join(engine, 'corpus')),
    ...filesIn(join(engine, 'scripture')),
    ...filesIn(join(engine, 'guide')).filter((path) => !path.endsWith('check-guide.ts')),
    ...filesIn(join(engine, 'retrieval/embedding')),
    ...indexBuilders.map((name) => join(engine, name)),
    join(engine, '../platform/packed-file.ts'),
    join(engine, '../platform/edit-distance.ts'),
    join(engine, '../platform/once.ts'),
    join(engine, 'prepare-engine.ts'),
  ]
  return paths
    .filter((path) => !/\.test(-data)?\.ts$/.test(path))
    .map((path) => ({ name: relative(engine, path), path }))
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
