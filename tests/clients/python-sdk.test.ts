import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { loadRealEngine } from '../dashboard/real-engine.ts'
import { serveDashboard } from '../dashboard/serve-dashboard.ts'

const run = promisify(execFile)
const folder = join(import.meta.dirname, '../../sdk/python')
const python = inject('python')
const needs = 'needs Python 3.10 with httpx, pytest and mypy: apt-get install python3-httpx python3-pytest mypy'

/** What a program printed, whether it ended well or not, and with which status. */
async function outcomeOf(args: string[], env: Record<string, string> = {}) {
  const options = {
    cwd: folder,
    // nothing is written beside the sources
    env: { PATH: process.env.PATH, HOME: process.env.HOME, PYTHONDONTWRITEBYTECODE: '1', ...env },
  }
  return run(python, args, options).then(
    ({ stdout, stderr }) => ({ code: 0, output: stdout + stderr }),
    ({ code, stdout, stderr }) => ({ code, output: `${stdout}${stderr}` }),
  )
}

describe.skipIf(python === '')(`the Python client (${needs})`, () => {
  let service: Awaited<ReturnType<typeof serveDashboard>>
  beforeAll(async () => {
    // its tests ask as much in seconds as a plan allows in a minute
    const env = { BEREA_STANDARD_REQUESTS_PER_MINUTE: '1000' }
    service = await serveDashboard({ loadEngine: loadRealEngine, env })
  })
  afterAll(() => service?.stop())

  it('passes its own tests against the service, and skips none', async () => {
    const env = { BEREA_BASE_URL: `${service.address}/v1`, BEREA_KEY: service.demoKey }
    const { code, output } = await outcomeOf(['-m', 'pytest', '-q', '-rs', '-p', 'no:cacheprovider'], env)
    expect(code, output).toBe(0)
    expect(output).toMatch(/^\d{3,} passed in /m)
    expect(output).not.toMatch(/skipped|warning/)
  })

  it('is typed throughout, its generator and its tests too', async () => {
    const { code, output } = await outcomeOf(['-m', 'mypy', '--cache-dir=/dev/null', 'src', 'scripts', 'tests'])
    expect(code, output).toBe(0)
  })

  it('is generated from the contract: run `python3 sdk/python/scripts/generate.py` when this fails', async () => {
    const { code, output } = await outcomeOf(['scripts/generate.py', '--check'])
    expect(code, output).toBe(0)
  })
})
