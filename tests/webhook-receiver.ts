import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { createSecretBox } from '../src/access/webhooks/index.ts'
import type { WebhookTools } from '../src/dashboard/webhook-tools.ts'
import { openTargets } from '../src/platform/targets/index.ts'

/** What the routes of webhooks need: this machine may be named as a target, and nothing is sent by itself. */
export const webhookTools = (over: Partial<WebhookTools> = {}): WebhookTools => ({
  secrets: createSecretBox(Buffer.alloc(32, 9)),
  checkTarget: openTargets({ allowsLoopback: true }).check,
  sendNow: () => {},
  ...over,
})

/** A message as it arrived. */
export type Received = { path: string; headers: Record<string, string>; body: string }

type Behave = (received: Received, response: ServerResponse) => void

/** A server of somebody who is told of events, on this machine; it answers 204 unless told to behave otherwise. */
export async function aReceiver() {
  const received: Received[] = []
  let behave: Behave = (_message, response) => void response.writeHead(204).end()
  const server = createServer(async (request: IncomingMessage, response) => {
    const message = {
      path: request.url ?? '',
      headers: request.headers as Record<string, string>,
      body: await text(request),
    }
    received.push(message)
    behave(message, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    received,
    port,
    url: `http://127.0.0.1:${port}/hook`,
    behaves: (next: Behave) => {
      behave = next
    },
    /** Answers everything with a status. */
    answers: (status: number, body = '') => {
      behave = (_message, response) => void response.writeHead(status).end(body)
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

export type Receiver = Awaited<ReturnType<typeof aReceiver>>
