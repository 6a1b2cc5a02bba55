import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import type { FastifyInstance } from 'fastify'
import { afterEach, expect, it } from 'vitest'
import { inProcessApp, LIVE_KEY } from '../../tests/in-process-app.ts'
import type { RequestRecord } from '../access/usage/index.ts'

let app: FastifyInstance
let clients: Client[] = []
const records: RequestRecord[] = []

afterEach(async () => {
  for (const client of clients) await client.close()
  clients = []
  records.length = 0
  await app.close()
})

async function serve(over: Parameters<typeof inProcessApp>[0] = {}): Promise<string> {
  app = await inProcessApp({ noteRecord: (record) => records.push(record), ...over })
  return app.listen({ host: '127.0.0.1', port: 0 })
}

async function connect(address: string, key = LIVE_KEY, era: 'modern' | 'legacy' = 'modern'): Promise<Client> {
  const client = new Client(
    { name: 'a-test', version: '1.0.0' },
    { versionNegotiation: { mode: era === 'modern' ? 'auto' : 'legacy' } },
  )
  clients.push(client)
  const headers = { Authorization: `Bearer ${key}` }
  await client.connect(new StreamableHTTPClientTransport(new URL(`${address}/mcp`), { requestInit: { headers } }))
  return client
}

const textOf = (result: unknown): string => (result as { content: { text: string }[] }).content[0]!.text

it.each(['modern', 'legacy'] as const)('lists tools to a %s client', async (era) => {
  const client = await connect(await serve(), LIVE_KEY, era)
  const { tools } = await client.listTools()
  expect(tools.map(({ name }) => name)).toEqual([
    'search_verses',
    'get_passage',
    'verify_text',
    'answer',
    'study_passage',
    'topic',
  ])
  const result = await client.callTool({ name: 'get_passage', arguments: { reference: 'John 3:16' } })
  expect(textOf(result)).toContain('For God so loved the world')
})
