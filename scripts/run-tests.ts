import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Runs `npm run check`, then every test suite, and ends with one plain line of totals. A failed check counts as one
 * failure and does not keep the tests from running.
 */
type Totals = {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  success: boolean
}

const folder = mkdtempSync(join(tmpdir(), 'berea-test-'))
const report = join(folder, 'vitest.json')
try {
  const checks = run('npm', ['run', '--silent', 'check'])
  const tests = run('node_modules/.bin/vitest', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ])
  const totals = JSON.parse(readFileSync(report, 'utf8')) as Totals
  // a suite that does not even load has no failed test in it
  const unloaded = totals.success || totals.numFailedTests > 0 ? 0 : 1
  const failed = totals.numFailedTests + unloaded + (checks ? 0 : 1)
  if (!checks) console.log('\nnpm run check failed: see above.')
  console.log(
    `\n${totals.numPassedTests} passed, ${failed} failed, ${totals.numPendingTests + totals.numTodoTests} skipped`,
  )
  process.exitCode = failed === 0 && tests ? 0 : 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}

function run(command: string, parameters: string[]): boolean {
  const { status, error } = spawnSync(command, parameters, { stdio: 'inherit' })
  if (error !== undefined) throw error
  return status === 0
}
