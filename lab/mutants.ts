import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Mutant, mutants } from './mutant-table.ts'

const project = join(import.meta.dirname, '..')
const copied = [
  'src',
  'tests',
  'lab',
  'migrations',
  'package.json',
  'tsconfig.json',
  'vitest.config.ts',
  'openapi.json',
]
/** What was built is read and not changed. */
const linked = ['var', 'content', 'models']
const longestRunMs = 120_000

type Fate = 'caught' | 'SURVIVED' | 'NOT FOUND' | 'NOT RUN'

/** Takes guards out of a copy of the code, one at a time: the tests that stand for each must fail. */
export async function run(): Promise<boolean> {
  const tree = copyTree()
  try {
    const tests = [...new Set(mutants.flatMap((mutant) => mutant.tests))]
    const whole = await failedTests(tree, tests)
    if (whole !== 0) {
      console.log(`the tests do not pass on the code as it is (${whole ?? 'they were not run'}), so nothing is shown`)
      return false
    }
    let survivors = 0
    for (const mutant of mutants) {
      const { fate, failed } = await fateOf(mutant, tree)
      if (fate !== 'caught') survivors++
      console.log(`${fate.padEnd(9)}  ${mutant.guard} (${mutant.file}${failed > 0 ? `; ${failed} tests failed` : ''})`)
    }
    console.log(`${mutants.length} mutants, ${mutants.length - survivors} caught`)
    return survivors === 0
  } finally {
    rmSync(tree, { recursive: true, force: true })
  }
}

/** Packages are links, in a folder of the copy's own, so that caches of test runs stay in the copy. */
function copyTree(): string {
  const tree = mkdtempSync(join(tmpdir(), 'berea-mutants-'))
  for (const name of copied) cpSync(join(project, name), join(tree, name), { recursive: true })
  for (const name of linked) symlinkSync(join(project, name), join(tree, name))
  const packages = join(tree, 'node_modules')
  mkdirSync(packages)
  for (const name of readdirSync(join(project, 'node_modules'))) {
    const isCache = name.startsWith('.') && name !== '.bin'
    if (!isCache) symlinkSync(join(project, 'node_modules', name), join(packages, name))
  }
  return tree
}

async function fateOf({ file, find, replace, tests }: Mutant, tree: string): Promise<{ fate: Fate; failed: number }> {
  const path = join(tree, file)
  const original = readFileSync(path, 'utf8')
  if (original.split(find).length !== 2) return { fate: 'NOT FOUND', failed: 0 }
  writeFileSync(
    path,
    original.replace(find, () => replace),
  )
  try {
    const failed = await failedTests(tree, tests)
    return { fate: failed === undefined ? 'NOT RUN' : failed > 0 ? 'caught' : 'SURVIVED', failed: failed ?? 0 }
  } finally {
    writeFileSync(path, original)
  }
}

type TestReport = { numTotalTests: number; numFailedTests: number }

/** @returns how many tests failed; undefined when a file could not be run at all, which shows nothing */
async function failedTests(tree: string, tests: readonly string[]): Promise<number | undefined> {
  const report = join(tree, 'report.json')
  rmSync(report, { force: true })
  const vitest = join(tree, 'node_modules/vitest/vitest.mjs')
  const args = [vitest, 'run', ...tests, '--root', tree, '--reporter=json', `--outputFile=${report}`]
  await new Promise<void>((resolve) => {
    execFile(process.execPath, args, { cwd: tree, timeout: longestRunMs, maxBuffer: 1e8 }, () => resolve())
  })
  try {
    const { numTotalTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8')) as TestReport
    return numTotalTests === 0 ? undefined : numFailedTests
  } catch {
    return undefined
  }
}
