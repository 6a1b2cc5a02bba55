import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadRealEngine } from '../tests/dashboard/real-engine.ts'
import { serveDashboard } from '../tests/dashboard/serve-dashboard.ts'
import { callWithChatClients } from './chat-clients/index.ts'
import { freePort } from './free-port.ts'
import { compileClients, installGenerators, runProgram } from './generated-clients.ts'
import { type PassedReply, startRecordingProxy } from './recording-proxy.ts'

const generated = ['openapi-typescript', 'hey-api', 'orval', 'quicktype']
const programs: Readonly<Record<string, string>> = {
  'quick-start': 'compiled and answered as it stands in the documentation',
  'event-source': 'connected again by itself, was told 204, and was charged once',
}

/**
 * The clients of OpenAI's Chat Completions ask a service as they are. Then four generators make clients from its document;
 * what they made is compiled and calls every endpoint, streams included. Then an event-source client that nobody closes,
 * which must be charged once.
 */
export async function run(): Promise<boolean | 'not run'> {
  const folder = mkdtempSync(join(tmpdir(), 'berea-lab-clients-'))
  const proxy = await startRecordingProxy(await freePort(21_000))
  const service = await serveDashboard({
    loadEngine: loadRealEngine,
    // what generated clients take for the address of the service
    env: { BEREA_PUBLIC_URL: proxy.address, BEREA_STANDARD_REQUESTS_PER_MINUTE: '10000' },
  })
  proxy.forwardTo(service.address)
  try {
    const problems = await callWithChatClients({ baseURL: `${proxy.address}/v1`, apiKey: service.demoKey })
    if (await installGenerators(folder))
      return report([...problems, ...(await generateAndCall(folder, proxy, service))])
    console.log(
      'The npm registry cannot be reached, so the generators could not be installed and nothing of theirs was checked. Run this lab where `npm ping` gets an answer.',
    )
    return report(problems) ? 'not run' : false
  } finally {
    await service.stop()
    proxy.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

type Proxy = Awaited<ReturnType<typeof startRecordingProxy>>

async function generateAndCall(folder: string, proxy: Proxy, { demoKey }: { demoKey: string }): Promise<string[]> {
  const document = await (await fetch(`${proxy.address}/v1/openapi.json`)).text()
  const problems = await compileClients(folder, document, quickStart(proxy.address))
  if (problems.length > 0) return problems
  const env = { BEREA_ADDRESS: proxy.address, BEREA_KEY: demoKey }
  proxy.takePassed()
  for (const name of generated) {
    const complaint = await runProgram(folder, name, env)
    const missing = uncalled(document, proxy.takePassed())
    const ofThis = [...(complaint === undefined ? [] : [complaint]), ...missing.map((each) => `never got ${each}`)]
    console.log(`${name.padEnd(20)} ${ofThis.length === 0 ? 'called every endpoint and stream' : 'FAILED'}`)
    problems.push(...ofThis.map((each) => `${name}: ${each}`))
  }
  for (const name of ['quick-start', 'event-source']) {
    const complaint = await runProgram(folder, name, env)
    console.log(`${name.padEnd(20)} ${complaint === undefined ? programs[name] : 'FAILED'}`)
    if (complaint !== undefined) problems.push(`${name}: ${complaint}`)
  }
  return problems
}

function report(problems: readonly string[]): boolean {
  for (const problem of problems) console.log(`  ${problem}`)
  return problems.length === 0
}

/** The program that the quick start shows, with the types that were generated. */
function quickStart(address: string): string {
  const page = readFileSync(join(import.meta.dirname, '../docs/guide/quick-start.md'), 'utf8')
  const [, program] = /```ts\n(import createClient[\s\S]*?)```/.exec(page) ?? []
  if (program === undefined) throw new Error('the quick start shows no program with generated types')
  return program.replace('./berea.js', './generated/openapi-typescript.js').replace('http://127.0.0.1:4310', address)
}

type Operation = { responses: Record<string, { content?: Record<string, unknown> }> }

/** What the document promises with status 200, and no reply that passed had: `POST /insights as text/event-stream`. */
function uncalled(document: string, passed: readonly PassedReply[]): string[] {
  const { paths } = JSON.parse(document) as { paths: Record<string, Record<string, Operation>> }
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { responses }]) =>
      Object.keys(responses['200']?.content ?? {})
        .filter((type) => !passed.some((reply) => isOf(reply, method, path) && reply.contentType.startsWith(type)))
        .map((type) => `${method.toUpperCase()} ${path} as ${type}`),
    ),
  )
}

const isOf = (reply: PassedReply, method: string, path: string): boolean =>
  reply.status === 200 &&
  reply.method === method.toUpperCase() &&
  new RegExp(`^/v1${path.replace(/\{\w+\}/g, '[^/]+')}$`).test(reply.path)
