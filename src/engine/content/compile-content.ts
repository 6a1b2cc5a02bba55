import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { StartError } from '../../errors.ts'
import { areWellFormed, type ContentProblem, type ContentTables, checkContent, contentFiles } from './check-content.ts'
import { filesOfCode } from './files-of-code.ts'

/** Where the tables lie that people write, and where they are compiled to. */
export type ContentPlaces = { folder: string; compiled: string }

const root = join(import.meta.dirname, '../../..')
/** The content is part of the code, so that what it is compiled to lies beside it, wherever the data are. */
export const contentPlaces: ContentPlaces = {
  folder: join(root, 'content'),
  compiled: join(root, 'var/content/tables.json'),
}

type Compiled = { hash: string; tables: ContentTables }

/**
 * Compiles the tables where a file, or the code that reads it, has changed since they were compiled.
 * @returns the compiled file as it stands then
 * @throws StartError that names every problem with its file, line and remedy; what was compiled before stays
 */
export function compileContent(places: ContentPlaces = contentPlaces): string {
  const hash = hashContent(places.folder)
  const standing = readCompiled(places.compiled)
  if (standing?.compiled.hash === hash) return standing.json
  const { tables, problems } = checkContent(places.folder)
  if (problems.length > 0) throw new StartError(describeProblems(problems))
  const json = JSON.stringify({ hash, tables } satisfies Compiled)
  keep(places.compiled, json)
  return json
}

/**
 * The compiled tables of a service: of a content that is broken the last one that was not.
 * @param say told of what is broken
 * @throws StartError when it is broken and there is no earlier one in the form that this code reads
 */
export function contentToServe(say: (line: string) => void, places: ContentPlaces = contentPlaces): string {
  try {
    return compileContent(places)
  } catch (error) {
    const last = error instanceof StartError ? readCompiled(places.compiled) : undefined
    if (last === undefined || !areWellFormed(last.compiled.tables)) throw error
    say(`${(error as Error).message}\nUntil that is mended the last content that was well formed is served.`)
    return last.json
  }
}

/** One line a problem, its file and line first. */
export const describeProblems = (problems: readonly ContentProblem[]): string =>
  problems.map(({ file, line, problem }) => `content/${file}:${line}: ${problem}`).join('\n')

/** A hash of the files and of the code that gives them their form. */
function hashContent(folder: string): string {
  const hash = createHash('sha256')
  const files = contentFiles.map(({ file }) => ({ name: file, path: join(folder, file) }))
  for (const { name, path } of [...files, ...filesOfCode()])
    hash.update(`${name}\0`).update(existsSync(path) ? readFileSync(path) : 'missing')
  return hash.digest('hex').slice(0, 16)
}

function readCompiled(path: string): { json: string; compiled: Compiled } | undefined {
  try {
    const json = readFileSync(path, 'utf8')
    return { json, compiled: JSON.parse(json) as Compiled }
  } catch {
    return undefined // never compiled, or damaged: both are mended by compiling
  }
}

/** Moved into place whole, so that nobody reads half a file; where nothing can be written the next start compiles again. */
function keep(path: string, json: string): void {
  const work = `${path}.${process.pid}`
  try {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(work, json, { flush: true })
    renameSync(work, path)
  } catch {
    if (existsSync(work)) rmSync(work)
  }
}
