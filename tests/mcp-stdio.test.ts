import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { Client } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { makeEmbeddedDataDir } from './embedded-data-dir.ts'

// each opens the embedded database
vi.setConfig({ testTimeout: 180_000 })

const project = join(import.meta.dirname, '..')
const program = join(project, 'tests/serve-mcp-with-fake-engine.ts')
let env: Record<string, string>
beforeAll(async () => {
  const { PATH = '', HOME = '' } = process.env
  env = { PATH, HOME, BEREA_DATA_DIR: await makeEmbeddedDataDir() }
})
afterAll(() => rmSync(env.BEREA_DATA_DIR!, { recursive: true, force: true }))

/** Starts the program and waits until it ends; what is written to it is all of its input. */
async function run(input: string, over: Record<string, string> = {}, args: string[] = []) {
  const child = spawn(process.execPath, [program, ...args], { env: { ...env, ...over } })
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  const [out, err] = [text(child.stdout), text(child.stderr)]
  child.stdin.end(input)
  return { code: await ended, out: await out, err: await err }
}

it.each(['auto', 'legacy'] as const)(
  'serves a client of the SDK (%s) with the demo key, and nobody else beside it',
  async (mode) => {
    const transport = new StdioClientTransport({ command: process.execPath, args: [program], env, stderr: 'pipe' })
    const log = text(transport.stderr as never)
    const client = new Client({ name: 'a-test', version: '1.0.0' }, { versionNegotiation: { mode } })
    await client.connect(transport)
    expect((await client.listTools()).tools).toHaveLength(6)
    const found = await client.callTool({ name: 'search_verses', arguments: { query: 'God so loved the world' } })
    expect(found.structuredContent).toMatchObject({ livemode: true, billing: { creditsCharged: 1 } })
    const wrong = await client.callTool({ name: 'search_verses', arguments: { query: 'x', limit: 0 } })
    expect(wrong).toMatchObject({ isError: true })

    const second = await run('')
    expect(second).toMatchObject({ code: 1, out: '' })
    expect(second.err).toMatch(
      /^Another process has the database in .+ connect to http:\/\/127\.0\.0\.1:4310\/mcp .+\n$/,
    )

    await client.close()
    const lines = (await log).trim().split('\n')
    const requests = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'request')
    expect(requests.map(({ route, via, status }) => [route, via, status])).toContainEqual([
      '/v1/verses/search',
      'mcp',
      200,
    ])
  },
)

it('writes nothing but the protocol on standard output, and ends with its input', async () => {
  const message = {
    jsonrpc: '2.0',
    id: 7,
    method: 'initialize',
    params: { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'a-test', version: '1.0.0' } },
  }
  const child = spawn(process.execPath, [program], { env })
  child.stdin.write(`${JSON.stringify(message)}\n`)
  let out = ''
  child.stdout.on('data', (chunk) => {
    out += chunk
    child.stdin.end()
  })
  expect(await new Promise((resolve) => child.once('close', resolve))).toBe(0)
  expect(JSON.parse(out)).toMatchObject({
    id: 7,
    result: { protocolVersion: '2025-11-25', serverInfo: { name: 'berea' } },
  })
})

it.each<[string, Record<string, string>, RegExp]>([
  [
    'a key that does not exist',
    { BEREA_MCP_KEY: `ssa_live_${'a'.repeat(49)}` },
    /^The key in BEREA_MCP_KEY is unknown.+$/m,
  ],
  [
    'no key where there is no demo account',
    { HOST: '0.0.0.0', BEREA_ALLOW_EMBEDDED: '1' },
    /^There is no demo account.+BEREA_MCP_KEY to it\.$/m,
  ],
  ['what is no key', { BEREA_MCP_KEY: 'mine' }, /^Cannot start\. BEREA_MCP_KEY must be a key.+$/m],
])('ends with 1 and a sentence for %s', async (_, over, sentence) => {
  const { code, out, err } = await run('', { BEREA_LOG_LEVEL: 'error', ...over })
  expect({ code, out }).toEqual({ code: 1, out: '' })
  expect(err).toMatch(sentence)
})

it('helps, and refuses what it does not know', async () => {
  expect(await run('', {}, ['--help'])).toMatchObject({ code: 0, out: expect.stringContaining('Use: ./berea mcp\n') })
  expect(await run('', {}, ['--key'])).toMatchObject({ code: 2, err: 'There is no option --key for this command.\n' })
})
