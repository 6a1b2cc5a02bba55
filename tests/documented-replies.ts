import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { writtenAddress } from '../src/docs/examples.ts'
import { loadRealEngine } from './dashboard/real-engine.ts'
import { serveDashboard } from './dashboard/serve-dashboard.ts'

export const examplesFolder = join(import.meta.dirname, '../docs/examples')

/** A file of `docs/examples`: what is sent, by hand, and what came back, by `npm run examples`. */
type Example = { request: { method: 'GET' | 'POST'; path: string; body?: object }; reply?: unknown }

/**
 * What differs from run to run or with every build of the corpus; what was frozen first stays. Records are written every second, behind
 * the replies, so that the count of requests depends on when it is asked for; credits are settled before a reply, and compared.
 */
const changing = new Set([
  'id',
  'request_id',
  'createdAt',
  'created',
  'resetsAt',
  'corpusVersion',
  'requests',
  'completed',
])
const ownIds = /^(?:ans|ins|vs|theo|pray|req)_/

/**
 * Sends every request of `docs/examples` to the whole service with the real engine, in the order of their names.
 * @returns the files as they should be, by name
 * @throws when a reply is not 200
 */
export async function documentedReplies(): Promise<Map<string, string>> {
  const service = await serveDashboard({ loadEngine: loadRealEngine, env: { BEREA_PUBLIC_URL: writtenAddress } })
  try {
    const files = new Map<string, string>()
    for (const name of readdirSync(examplesFolder).sort()) {
      const { request, reply: frozen } = JSON.parse(readFileSync(join(examplesFolder, name), 'utf8')) as Example
      const reply = withFrozen(await send(service, request), frozen)
      files.set(name, `${JSON.stringify({ request, reply }, null, 2)}\n`)
    }
    return files
  } finally {
    await service.stop()
  }
}

async function send(service: { address: string; demoKey: string }, request: Example['request']): Promise<unknown> {
  const { method, path, body } = request
  const headers = {
    Authorization: `Bearer ${service.demoKey}`,
    ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
  }
  const response = await fetch(`${service.address}/v1${path}`, {
    method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  if (response.status !== 200) throw new Error(`${method} ${path}: ${response.status} ${text}`)
  return response.headers.get('content-type')?.startsWith('text/event-stream') ? eventsOf(text) : JSON.parse(text)
}

function eventsOf(stream: string): { event: string; data: unknown }[] {
  return stream
    .split('\n\n')
    .map((block) => /^event: (.+)\ndata: (.+)$/m.exec(block))
    .flatMap((found) => (found === null ? [] : [{ event: found[1]!, data: JSON.parse(found[2]!) }]))
}

function withFrozen(fresh: unknown, frozen: unknown): unknown {
  if (fresh === null || typeof fresh !== 'object') return fresh
  const before = (frozen ?? {}) as Record<string, unknown>
  if (Array.isArray(fresh)) return fresh.map((each, index) => withFrozen(each, before[index]))
  return Object.fromEntries(
    Object.entries(fresh).map(([name, value]) => {
      const stays =
        changing.has(name) &&
        typeof before[name] === typeof value &&
        (name !== 'id' || ownIds.test(String(before[name])))
      return [name, stays ? before[name] : withFrozen(value, before[name])]
    }),
  )
}
