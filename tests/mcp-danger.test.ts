import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { expect, it } from 'vitest'
import { readHelpLines } from '../src/engine/index.ts'
import { loadRealEngine } from './dashboard/real-engine.ts'
import { inProcessApp, LIVE_KEY } from './in-process-app.ts'

it('gives somebody in danger help first, in the answer and beside verses', async () => {
  const { engine, close } = await loadRealEngine()
  const app = await inProcessApp({ engine, helpLines: readHelpLines(undefined) })
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  const client = new Client({ name: 'a-test', version: '1.0.0' })
  const requestInit = { headers: { Authorization: `Bearer ${LIVE_KEY}` } }
  await client.connect(new StreamableHTTPClientTransport(new URL(`${address}/mcp`), { requestInit }))
  const ask = async (name: string, args: Record<string, unknown>) => {
    const { content, structuredContent } = await client.callTool({ name, arguments: args })
    return {
      text: (content as { text: string }[])[0]!.text,
      reply: structuredContent as { safety: { care: { level: string } } },
    }
  }
  const plea = 'I want to kill myself tonight'
  const answer = await ask('answer', { prompt: plea, country: 'US' })
  expect(answer.reply.safety.care.level).toBe('danger')
  expect(answer.text.indexOf('988')).toBeGreaterThan(0)
  expect(answer.text.indexOf('988')).toBeLessThan(answer.text.indexOf('>'))
  const found = await ask('search_verses', { query: plea })
  expect(found.text).toMatch(/^Show this help first: /)
  await client.close()
  await app.close()
  await close()
})
