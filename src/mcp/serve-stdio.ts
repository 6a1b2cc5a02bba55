import { serveStdio } from '@modelcontextprotocol/server/stdio'
import type { AskV1 } from '../http/index.ts'
import type { ContractSchemas } from './contract-schemas.ts'
import { createMcpServers, type Report } from './mcp-server.ts'

const signals = ['SIGTERM', 'SIGINT'] as const

/** Serves one client on standard input and output. Ends when the input ends, or the process is told to. */
export async function serveMcpOnStdio(schemas: ContractSchemas, ask: AskV1, report: Report): Promise<void> {
  const serverFor = createMcpServers(schemas, report)
  const { promise: ended, resolve: end } = Promise.withResolvers<void>()
  for (const event of ['end', 'close']) process.stdin.once(event, () => end())
  for (const signal of signals) process.once(signal, () => end())
  const served = serveStdio(() => serverFor(ask), { maxSubscriptions: 0, onerror: report })
  await ended
  await served.close()
}
