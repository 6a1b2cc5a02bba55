import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { createDeterministicEmbedder } from './deterministic.ts'

export type EmbeddingRequest = {
  headers: IncomingHttpHeaders
  body: { model: string; input: string[]; encoding_format: string; dimensions?: number }
}
/** What the server does with its requests, which it counts from 0. */
export type Behaviour = (request: EmbeddingRequest, response: ServerResponse, count: number) => void | Promise<void>

/** A server on this machine that speaks as OpenAI does, as well as it is told to. */
export type EmbeddingServer = {
  /** All before `/embeddings`. */
  url: string
  /** What it was asked so far. */
  requests: EmbeddingRequest[]
  behave: (behaviour: Behaviour) => void
  close: () => Promise<void>
}

/** Starts the server; it behaves well until it is told otherwise. */
export async function startEmbeddingServer(): Promise<EmbeddingServer> {
  const requests: EmbeddingRequest[] = []
  let behaviour: Behaviour = answerWell()
  const server = createServer(async (request, response) => {
    const { headers } = request
    const asked = { headers, body: (await json(request)) as EmbeddingRequest['body'] }
    requests.push(asked)
    await behaviour(asked, response, requests.length - 1)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/v1`,
    requests,
    behave: (other) => {
      behaviour = other
    },
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** Vectors of hashed words, as the deterministic embedder makes them, of twice their length. */
export const answerWell =
  ({ size = 8 } = {}): Behaviour =>
  async ({ body }, response) => {
    const vectors = await createDeterministicEmbedder({ size }).embed(body.input, 'document')
    send(
      response,
      vectors.map((vector, index) => ({ index, embedding: Array.from(vector, (value) => 2 * value) })),
    )
  }

/** Sends entries of `data`, as they are. */
export function send(response: ServerResponse, data: readonly unknown[]): void {
  response.writeHead(200, { 'content-type': 'application/json' })
  response.end(JSON.stringify({ object: 'list', data, model: 'some', usage: { prompt_tokens: 1, total_tokens: 1 } }))
}

/** Sends a status with a body that says more than the operator's log may hold. */
export const answerStatus =
  (status: number, headers: Record<string, string> = {}): Behaviour =>
  ({ headers: { authorization } }, response) => {
    response.writeHead(status, headers)
    response.end(`no: ${authorization}`)
  }
