import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { once } from '../src/platform/once.ts'

const run = promisify(execFile)

/** 120 packages, 110 MB: it goes into a folder of its own, and the project's lock file does not know of it. */
const inspector = '@modelcontextprotocol/inspector'
const version = '2.12.0'

/** What is asked, and what the reply must hold. `--strict` fails on schemas that some clients cannot take. */
const questions: readonly [string[], string][] = [
  [['--method', 'tools/list', '--strict'], 'search_verses'],
  [['--method', 'tools/call', '--tool-name', 'get_passage', '--tool-arg', 'reference=John 3:16'], 'For God so loved'],
  [['--method', 'resources/read', '--uri', 'berea://passage/KJV/John%203:16'], 'For God so loved'],
  [['--method', 'prompts/get', '--prompt-name', 'cite_scripture', '--prompt-args', 'question=Why?'], 'verify_text'],
]

/**
 * Has the inspector's command line ask a server.
 * @param target what it is told of where the server is
 * @returns what was not as it should be
 */
export async function inspect(
  target: readonly string[],
  env: Record<string, string> = {},
): Promise<string[] | 'not run'> {
  const program = await installed()
  if (program === undefined) return 'not run'
  const variables = Object.entries(env).flatMap(([name, value]) => ['-e', `${name}=${value}`])
  const problems: string[] = []
  for (const [question, expected] of questions) {
    const reply = await ask(program, [...target, ...variables, ...question])
    if (!reply.includes(expected)) problems.push(`${question.join(' ')}: ${reply.slice(0, 1_500)}`)
  }
  return problems
}

async function ask(program: string, args: string[]): Promise<string> {
  try {
    return (await run(process.execPath, [program, '--cli', ...args], { timeout: 120_000 })).stdout
  } catch (error) {
    return `failed: ${(error as { stderr?: string }).stderr || error}`
  }
}

/** @returns undefined where the npm registry cannot be reached */
const installed = once(async (): Promise<string | undefined> => {
  const folder = mkdtempSync(join(tmpdir(), 'berea-lab-mcp-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, dependencies: { [inspector]: version } }))
  const options = ['--no-audit', '--no-fund', '--ignore-scripts', '--no-workspaces', '--fetch-retries=1']
  try {
    await run('npm', ['install', '--prefix', folder, ...options, '--fetch-timeout=60000', '--loglevel=error'], {
      cwd: folder,
    })
  } catch (error) {
    const said = String((error as { stderr?: string }).stderr ?? error)
    if (!unreachable.test(said)) throw new Error(`npm could not install the inspector: ${said.slice(-2_000)}`)
    return undefined
  }
  return join(folder, 'node_modules/.bin/mcp-inspector')
})

/** Failures of npm that say nothing about the package: there is no way to the registry. */
const unreachable =
  /ENOTFOUND|ECONNREFUSED|ECONNRESET|EAI_AGAIN|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT|EIDLETIMEOUT/
