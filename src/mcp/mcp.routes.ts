import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { AppError } from '../errors.ts'
import { askInProcess, type Gate } from '../http/index.ts'
import { once } from '../platform/once.ts'

type Deps = { gate: Gate; publicUrl: string }

/** One message of JSON-RPC 2.0 that a client sends. The server asks clients nothing, so no answers come. */
const Message = Type.Object(
  {
    jsonrpc: Type.Unsafe<'2.0'>({ type: 'string', enum: ['2.0'] }),
    id: Type.Optional(Type.Union([Type.String(), Type.Integer()])),
    method: Type.String({ minLength: 1, maxLength: 200 }),
    params: Type.Optional(Type.Unsafe<object>({ type: 'object' })),
  },
  { additionalProperties: false },
)

/**
 * The Model Context Protocol over HTTP. Its tools ask the routes of `/v1` with the caller's key, so here only the key is
 * looked at. The SDK is loaded with the first message.
 * @see https://modelcontextprotocol.io/specification/2026-07-28/basic/transports
 */
export const mcpRoutes =
  ({ gate, publicUrl }: Deps): FastifyPluginAsyncTypebox =>
  async (app) => {
    const url = `${publicUrl}/mcp`
    const loaded = once(async () => {
      const { createMessageServer } = await import('./serve-http.ts')
      return createMessageServer(app.getSchemas(), {
        failed: (err) => app.log.error({ err }, 'an MCP tool failed'),
        refused: (err) => app.log.debug({ err }, 'an MCP message was refused'),
      })
    })

    app.route({
      method: 'POST',
      url: '/mcp',
      schema: { hide: true, body: Message },
      onRequest: [refusePages(publicUrl), gate({ scope: 'any', needsNoDatabase: true, leadsOn: true })],
      handler: async (request, reply) => {
        const serve = await loaded()
        const { authorization } = request.headers
        const ask = askInProcess(app, { via: 'mcp', authorization, address: request.ip })
        return reply.send(await serve(asWebRequest(request, url), request.body, ask))
      },
    })
  }

/**
 * Refuses what a page in a browser sends, ours excepted. A page of another site may have pointed its own name at this
 * machine: on a loopback address a request must be for a name of it.
 * @see https://modelcontextprotocol.io/specification/2026-07-28/basic/transports#security-warning
 */
function refusePages(publicUrl: string): (request: FastifyRequest) => Promise<void> {
  const home = new URL(publicUrl)
  const isOnThisMachine = namesOfThisMachine.includes(home.hostname)
  const isOurs = (hostname: string | undefined) =>
    hostname === home.hostname || (isOnThisMachine && namesOfThisMachine.includes(hostname ?? ''))
  return async ({ headers: { origin }, host }) => {
    if (origin !== undefined && !isOurs(URL.parse(origin)?.hostname))
      throw new AppError('forbidden', 'Pages of other sites may not ask here; ask from a server or an MCP client.', {
        param: 'Origin',
      })
    if (isOnThisMachine && !isOurs(URL.parse(`http://${host}`)?.hostname))
      throw new AppError('forbidden', `This service is at ${home.origin}: ask for that name.`, { param: 'Host' })
  }
}

const namesOfThisMachine: readonly string[] = ['localhost', '127.0.0.1', '[::1]']

/** Its body has been read, and is handed on beside it. */
function asWebRequest({ headers, leaving }: FastifyRequest, url: string): Request {
  const names = Object.entries(headers).flatMap(([name, value]) =>
    name === 'content-length' || value === undefined ? [] : [[name, [value].flat().join(', ')] as [string, string]],
  )
  return new Request(url, { method: 'POST', headers: names, signal: leaving.signal })
}
