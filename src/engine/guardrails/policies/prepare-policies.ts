import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { StartError } from '../../../errors.ts'
import type { CompiledPolicies } from './compiled-policies.ts'
import { policiesPath } from './open-policies.ts'
import { type PolicyProblem, policiesFolder, policyFilesIn, readPolicies } from './read-policies.ts'

type Options = {
  say: (line: string) => void
  folder?: string
  path?: string
}

/**
 * Makes sure that the policies are compiled as they stand. Where a file is broken, every problem is said and the last good
 * build stays: a service goes on with that.
 * @returns whether what lies there is made of the files as they are
 * @throws StartError when a file is broken and there never was a good build
 */
export function preparePolicies({ say, folder = policiesFolder, path = policiesPath }: Options): boolean {
  const inputs = hashOfPolicies(folder)
  if (isMadeOf(path, inputs)) return true
  const { files, problems } = readPolicies(folder)
  if (problems.length === 0) {
    const compiled: CompiledPolicies = { inputs, files }
    mkdirSync(dirname(path), { recursive: true })
    const unfinished = `${path}.${process.pid}`
    writeFileSync(unfinished, JSON.stringify(compiled), { flush: true })
    renameSync(unfinished, path)
    return true
  }
  for (const problem of problems) say(sayProblem(problem))
  if (!existsSync(path))
    throw new StartError('The guardrails’ policies are broken (see above): mend them, then start again.')
  say('The guardrails’ policies are broken (see above): the last good build of them is kept.')
  return false
}

/** One line: where it is, and what to do. */
export const sayProblem = ({ file, line, problem }: PolicyProblem): string => `policies/${file}:${line}: ${problem}`

/** All that goes into a build: the files, and the code that compiles them. */
function hashOfPolicies(folder: string): string {
  const compiler = readdirSync(import.meta.dirname)
    .filter((name) => name.endsWith('.ts') && !name.includes('.test'))
    .map((name) => join(import.meta.dirname, name))
  const hash = createHash('sha256')
  const besides = ['../rule.ts', '../text/fold-text.ts'].map((name) => join(import.meta.dirname, name))
  for (const path of [...policyFilesIn(folder), ...compiler.sort(), ...besides])
    hash
      .update(`${relative(folder, path)}\0`)
      .update(readFileSync(path))
      .update('\0')
  return hash.digest('hex').slice(0, 16)
}

function isMadeOf(path: string, inputs: string): boolean {
  try {
    return (JSON.parse(readFileSync(path, 'utf8')) as CompiledPolicies).inputs === inputs
  } catch {
    return false // never built, or cut off: both are mended by building
  }
}
