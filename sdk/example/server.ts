import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { extname, join, resolve, sep } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'

type Options = {
  /** Address of the service with its version. */
  baseUrl: string
  apiKey: string
  /** The folder of the built page. */
  folder: string
}

const contentTypes: Record<string, string> = { '.html': 'text/html; charset=utf-8', '.js': 'text/javascript' }
const policy = "default-src 'none'; script-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'"
const passedOn = ['content-type', 'retry-after', 'x-request-id', 'idempotency-replayed']

/**
 * A page's own server: it serves the page, and passes questions on with the key, which the page never sees. Before you
 * use it for more than trying out, have it ask who calls: whoever reaches it spends your credits.
 */
export function createPageServer({ baseUrl, apiKey, folder }: Options): Server {
  return createServer((request, response) => {
    const work = request.url === '/api/assistant/answer' ? passOn(request, response) : serveFile(request, response)
    work.catch(() => response.destroy())
  })

  async function passOn(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const leaving = new AbortController()
    response.once('close', () => leaving.abort()) // the service stops writing for nobody
    const { accept = '*/*', 'idempotency-key': key } = request.headers
    const reply = await fetch(`${baseUrl}/assistant/answer`, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${apiKey}`,
        'Content-Type': 'application/json',
        Accept: accept,
        ...(typeof key === 'string' && { 'Idempotency-Key': key }),
      },
      body: await buffer(request),
      signal: leaving.signal,
    })
    for (const name of passedOn) {
      const value = reply.headers.get(name)
      if (value !== null) response.setHeader(name, value)
    }
    response.writeHead(reply.status)
    if (reply.body === null) response.end()
    else await pipeline(reply.body, response)
  }

  async function serveFile(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', 'http://page')
    const path = resolve(join(folder, pathname === '/' ? 'index.html' : decodeURIComponent(pathname)))
    const isInside = path.startsWith(resolve(folder) + sep)
    const content = isInside ? await readFile(path).catch(() => undefined) : undefined
    if (content === undefined) return void response.writeHead(404).end()
    response.writeHead(200, {
      'Content-Type': contentTypes[extname(path)] ?? 'application/octet-stream',
      'Content-Security-Policy': policy,
    })
    response.end(content)
  }
}
