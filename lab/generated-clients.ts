import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** What is installed into the lab's own folder, so that the project's lock file does not know of it. */
const packages = {
  'openapi-typescript': '7.13.0',
  'openapi-fetch': '0.17.0',
  '@hey-api/openapi-ts': '0.99.0',
  orval: '8.38.0',
  quicktype: '26.0.0',
  eventsource: '4.1.1',
  typescript: '5.9.3',
  '@types/node': '24.19.2',
}

/** How each is asked to generate: as its documentation does, with no option that bends the types. */
const generators: Readonly<Record<string, string[]>> = {
  'openapi-typescript': ['openapi-typescript', 'openapi.json', '-o', 'src/generated/openapi-typescript.d.ts'],
  '@hey-api/openapi-ts': ['openapi-ts', '-i', 'openapi.json', '-o', 'src/generated/hey-api'],
  orval: ['orval', '--config', 'orval.config.mjs'],
  quicktype: ['quicktype', '-s', 'schema', 'openapi.json#/components/schemas/', '-o', 'src/generated/quicktype.ts'],
}

const orvalConfig = `export default {
  berea: {
    input: 'openapi.json',
    output: { target: 'src/generated/orval.ts', client: 'fetch', baseUrl: { getBaseUrlFromSpecification: true } },
  },
}
`

const compilerOptions = {
  target: 'es2022',
  lib: ['es2023', 'dom', 'dom.iterable', 'dom.asynciterable'],
  module: 'nodenext',
  types: ['node'],
  strict: true,
  noUncheckedIndexedAccess: true,
  rootDir: 'src',
  outDir: 'dist',
}

/** Failures of npm that say nothing about the packages: there is no way to the registry. */
const unreachable =
  /ENOTFOUND|ECONNREFUSED|ECONNRESET|EAI_AGAIN|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT|EIDLETIMEOUT/

/**
 * Installs the generators into an empty folder.
 * @returns false when the registry cannot be reached
 * @throws Error with what npm said of anything else
 */
export async function installGenerators(folder: string): Promise<boolean> {
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ private: true, type: 'module', dependencies: packages }, null, 2),
  )
  const options = ['--no-audit', '--no-fund', '--ignore-scripts', '--no-workspaces', '--fetch-retries=1']
  try {
    await run('npm', ['install', '--prefix', folder, ...options, '--fetch-timeout=60000', '--loglevel=error'], {
      cwd: folder,
    })
    return true
  } catch (error) {
    const said = String((error as { stderr?: string }).stderr ?? error)
    if (unreachable.test(said)) return false
    throw new Error(`npm could not install the generators: ${said.slice(-2_000)}`)
  }
}

/**
 * Has every generator make its client, and compiles what they made with the programs of `lab/clients`.
 * @param document of a running service
 * @param quickStart the program of the documentation
 * @returns what each step complained about; nothing where all is well
 */
export async function compileClients(folder: string, document: string, quickStart: string): Promise<string[]> {
  cpSync(join(import.meta.dirname, 'clients'), join(folder, 'src'), { recursive: true })
  mkdirSync(join(folder, 'src/generated'))
  writeFileSync(join(folder, 'src/quick-start.ts'), quickStart)
  writeFileSync(join(folder, 'openapi.json'), document)
  writeFileSync(join(folder, 'orval.config.mjs'), orvalConfig)
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['src'] }, null, 2))
  const steps = { ...generators, tsc: ['tsc'] }
  const complaints: string[] = []
  for (const [name, command] of Object.entries(steps)) {
    const complaint = await runIn(folder, ...(command as [string]))
    console.log(`${name.padEnd(20)} ${complaint === undefined ? 'ok' : 'FAILED'}`)
    if (complaint !== undefined) complaints.push(`${name}: ${complaint}`)
  }
  return complaints
}

/** @returns what was said by a program that ended badly */
async function runIn(folder: string, program: string, ...options: string[]): Promise<string | undefined> {
  const script = join(folder, 'node_modules/.bin', program)
  return runScript(folder, script, options)
}

/** Runs a compiled program against a service. */
export const runProgram = (folder: string, name: string, env: Record<string, string>): Promise<string | undefined> =>
  runScript(folder, join(folder, 'dist', `${name}.js`), [], env)

async function runScript(folder: string, script: string, options: string[], env: Record<string, string> = {}) {
  try {
    await run(process.execPath, [script, ...options], { cwd: folder, env: { PATH: process.env.PATH, ...env } })
    return undefined
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }
    return `${stdout}${stderr}`.slice(0, 3_000) || String(error)
  }
}
