import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { loadConfig } from '../src/config.ts'
import { loadRealEngine } from '../tests/dashboard/real-engine.ts'
import { serveDashboard } from '../tests/dashboard/serve-dashboard.ts'
import { makeEmbeddedDataDir } from '../tests/embedded-data-dir.ts'
import { inspect } from './mcp-inspector.ts'

const project = join(import.meta.dirname, '..')
const berea = join(project, 'berea')

/** A call, and what a model that sees only its text must find there. */
const calls: readonly [string, Record<string, unknown>, RegExp][] = [
  ['search_verses', { query: 'do not be anxious about anything', limit: 3 }, /^Philippians 4:6/],
  ['get_passage', { reference: 'Ps 23:1', translation: 'KJV' }, /The LORD is my shepherd; I shall not want\./],
  [
    'verify_text',
    { text: 'John 3:16 says, “For God so loved the earth” (KJV).' },
    /misquoted: .+“For God so loved the world”/,
  ],
  ['answer', { prompt: 'What is grace?', detail: 'brief' }, /\n\nSources:\n\[1\] /],
  ['answer', { prompt: 'I want to kill myself tonight', country: 'US' }, /^[^>]*988/],
  ['study_passage', { passage: 'Psalm 23' }, /\n\nSources:\n\[1\] Psalm 23/],
  ['topic', { topic: 'infant baptism' }, /View: .+\nView: /],
  ['get_passage', { reference: 'Hezekiah 3:4' }, /^bad_request: .+\nField: reference\nRequest: req_/],
  ['search_verses', { query: 'x', limit: 500 }, /^bad_request: `limit` must be from 1 to 100\.\nField: limit$/],
]

const eras = { '2026-07-28': 'auto', '2025-11-25': 'legacy' } as const

/**
 * The SDK's client over HTTP and on standard input and output, in the protocol's present revision and the one before,
 * over the engine that is shipped. Then the inspector's command line, where the npm registry can be reached.
 */
export async function run(): Promise<boolean> {
  const problems: string[] = []
  const service = await serveDashboard({ loadEngine: loadRealEngine })
  const url = `${service.address}/mcp`
  const authorization = `Bearer ${service.demoKey}`
  try {
    for (const [revision, mode] of Object.entries(eras)) {
      const client = new Client({ name: 'lab', version: '1.0.0' }, { versionNegotiation: { mode } })
      await client.connect(
        new StreamableHTTPClientTransport(new URL(url), { requestInit: { headers: { authorization } } }),
      )
      problems.push(...(await tryOut(client, `HTTP, ${revision}`, revision)))
    }
    problems.push(...report('HTTP, no key', await refusalWithoutKey(url)))
    const args = [url, '--transport', 'http', '--header', `Authorization: ${authorization}`]
    problems.push(...report('inspector, HTTP', await inspect(args)))
  } finally {
    await service.stop()
  }
  const dataDir = await dataDirWithCorpus()
  const env = {
    PATH: process.env.PATH ?? '',
    HOME: process.env.HOME ?? '',
    BEREA_DATA_DIR: dataDir,
    BEREA_LOG_LEVEL: 'error',
  }
  try {
    for (const [revision, mode] of Object.entries(eras)) {
      const client = new Client({ name: 'lab', version: '1.0.0' }, { versionNegotiation: { mode } })
      await client.connect(new StdioClientTransport({ command: berea, args: ['mcp'], env }))
      problems.push(...(await tryOut(client, `stdio, ${revision}`, revision)))
    }
    problems.push(...report('inspector, stdio', await inspect([berea, 'mcp'], env)))
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
  for (const problem of problems) console.log(`  ${problem}`)
  return problems.length === 0
}

/** Makes every call. @returns what was not as it should be */
async function tryOut(client: Client, name: string, revision: string): Promise<string[]> {
  const problems: string[] = []
  const spoken = client.getNegotiatedProtocolVersion()
  if (spoken !== revision) problems.push(`speaks ${spoken} in place of ${revision}`)
  await client.listTools() // from now on the client checks results against their schemas
  for (const [tool, args, expected] of calls) {
    const { content } = await client.callTool({ name: tool, arguments: args })
    const text = (content as { text: string }[]).map((each) => each.text).join('\n')
    if (!expected.test(text)) problems.push(`${tool} ${JSON.stringify(args)} said: ${text.slice(0, 300)}`)
  }
  const { contents } = await client.readResource({ uri: 'berea://passage/KJV/John%203:16' })
  if (!JSON.stringify(contents).includes('For God so loved')) problems.push('the resource has other words')
  const { messages } = await client.getPrompt({ name: 'cite_scripture', arguments: { question: 'What is hope?' } })
  if (!JSON.stringify(messages).includes('verify_text')) problems.push('the prompt does not verify')
  await client.close()
  return report(name, problems)
}

async function refusalWithoutKey(url: string): Promise<string[]> {
  const headers = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' }
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' })
  const response = await fetch(url, { method: 'POST', headers, body })
  const challenge = response.headers.get('www-authenticate')
  return response.status === 401 && challenge !== null ? [] : [`${response.status}, challenge ${challenge}`]
}

/** The command's own folder: the embedded database belongs to one process. */
async function dataDirWithCorpus(): Promise<string> {
  const dataDir = await makeEmbeddedDataDir()
  const { dataDir: compiled } = loadConfig({})
  for (const folder of ['corpus', 'sword']) cpSync(join(compiled, folder), join(dataDir, folder), { recursive: true })
  return dataDir
}

function report(name: string, problems: readonly string[] | 'not run'): string[] {
  const said =
    problems === 'not run' ? 'not run: the npm registry cannot be reached' : problems.length === 0 ? 'ok' : 'FAILED'
  console.log(`${name.padEnd(20)} ${said}`)
  return problems === 'not run' ? [] : problems.map((each) => `${name}: ${each}`)
}
