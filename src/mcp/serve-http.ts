import { createMcpHandler } from '@modelcontextprotocol/server'
import type { AskV1 } from '../http/index.ts'
import type { ContractSchemas } from './contract-schemas.ts'
import { createMcpServers, type Report } from './mcp-server.ts'

/** Answers one message of one caller. No session: replicas behind a balancer take each as it comes. */
export type ServeMessage = (request: Request, message: unknown, ask: AskV1) => Promise<Response>

type Log = {
  /** Takes what went wrong inside. */
  failed: Report
  /** Takes what a client did against the protocol; it is answered. */
  refused: Report
}

/** Serves the protocol's present revision, and those of 2025 as they do without sessions. */
export function createMessageServer(schemas: ContractSchemas, { failed, refused }: Log): ServeMessage {
  const serverFor = createMcpServers(schemas, failed)
  return (request, message, ask) =>
    createMcpHandler(() => serverFor(ask), {
      maxSubscriptions: 0, // nothing changes that could be told
      onerror: refused,
    }).fetch(request, { parsedBody: message })
}
