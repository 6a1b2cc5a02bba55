import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'

/** Everything that can be checked without running the service, all at once: one line each, the output of what failed. */
const checks: Record<string, string[]> = {
  'format and lint': ['node_modules/.bin/biome', 'check', '--error-on-warnings'],
  types: ['node_modules/.bin/tsc', '--noEmit'],
  'types of the dashboard': ['node_modules/.bin/tsc', '--project', 'web'],
  'types of the client': ['node_modules/.bin/tsc', '--noEmit', '--project', 'sdk'],
  "types of the client's example": ['node_modules/.bin/tsc', '--noEmit', '--project', 'sdk/example'],
  'the dashboard builds within its budget': ['scripts/build-web.ts'],
  'the tables of content/ are well formed': ['scripts/check-content.ts'],
  'dependency rules': ['scripts/check-dependencies.ts'],
  'dead code': ['node_modules/.bin/knip', '--no-progress'],
  'policies are well formed': ['scripts/check-policies.ts'],
  'patterns do not grow': ['scripts/check-patterns.ts'],
  'every model has its card': ['scripts/check-model.ts'],
  'the kernels are current': ['scripts/assemble-wasm.ts', '--check'],
  'openapi.json is current': ['scripts/write-openapi.ts', '--check'],
  "the client's types are current": ['scripts/write-sdk-types.ts', '--check'],
  'openapi.json is valid': ['node_modules/.bin/redocly', 'lint', 'openapi.json'],
}

// no check may reach for the network
const env = {
  ...process.env,
  REDOCLY_TELEMETRY: 'off',
  REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
  NO_UPDATE_NOTIFIER: '1',
}

const results = await Promise.all(Object.entries(checks).map(([name, command]) => run(name, command)))
if (results.includes(false)) process.exitCode = 1

async function run(name: string, command: string[]): Promise<boolean> {
  const child = spawn(process.execPath, command, { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const code = new Promise<number | null>((resolve) => child.once('close', resolve))
  const output = (await Promise.all([text(child.stdout), text(child.stderr)])).join('')
  const passed = (await code) === 0
  console.log(passed ? `ok      ${name}` : `FAILED  ${name}\n${output}`)
  return passed
}
