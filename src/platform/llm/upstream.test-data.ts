import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { faultsSaying, goodText } from './upstream-faults.test-data.ts'
import { type FormatName, formats } from './upstream-formats.test-data.ts'

export type Seen = { path: string; headers: IncomingMessage['headers']; body: Record<string, unknown> }

/** A provider on the loopback address that speaks all three formats, and misbehaves as the model's name says. */
export type Upstream = {
  /** What `baseUrl` is to be for the format. */
  baseUrl: (format: FormatName) => string
  seen: Seen[]
  openSockets: () => number
  /** Sockets ever opened. */
  opened: () => number
  /** Bytes that have left for clients. */
  bytesWritten: () => number
  /** Answers requests with this in the place of a fault; undefined ends it. */
  answerWith: (raw: { status?: number; type: string; body: string } | undefined) => void
  close: () => Promise<void>
}

const versions: Record<FormatName, string> = { openai: '/v1', anthropic: '/anthropic/v1', google: '/v1beta' }

/** @param pieces what it answers where it answers rightly */
export async function startUpstream(pieces: readonly string[] = goodText): Promise<Upstream> {
  const faults = faultsSaying(pieces)
  const sockets = new Set<Socket>()
  const seen: Seen[] = []
  let opened = 0
  let written = 0
  let raw: Parameters<Upstream['answerWith']>[0]
  const server = createServer(async (request, reply) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part)
    const path = request.url ?? ''
    const asked = JSON.parse(Buffer.concat(parts).toString() || '{}') as Record<string, unknown>
    seen.push({ path, headers: request.headers, body: asked })
    if (raw !== undefined) {
      reply.writeHead(raw.status ?? 200, { 'content-type': raw.type }).end(raw.body)
      return
    }
    const name: FormatName = path.startsWith('/v1beta/')
      ? 'google'
      : path.startsWith('/anthropic/')
        ? 'anthropic'
        : 'openai'
    const model = /\/models\/([^:]+):/.exec(path)?.[1] ?? String(asked.model)
    const streaming = path.includes(':streamGenerateContent') || asked.stream === true
    const fault = faults[model]
    if (fault === undefined) throw new Error(`no such fault: ${model}`)
    await fault({ request, reply, format: formats[name], name, streaming, asked })
  })
  server.on('connection', (socket) => {
    opened++
    sockets.add(socket)
    socket.on('error', () => {}) // clients that leave are the point
    socket.on('close', () => {
      written += socket.bytesWritten
      sockets.delete(socket)
    })
  })
  await listenBelowEphemeral(server)
  const { port } = server.address() as AddressInfo
  return {
    baseUrl: (format) => `http://127.0.0.1:${port}${versions[format]}`,
    seen,
    openSockets: () => sockets.size,
    opened: () => opened,
    bytesWritten: () => [...sockets].reduce((sum, socket) => sum + socket.bytesWritten, written),
    answerWith: (answer) => {
      raw = answer
    },
    close: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** Ports from 32768 on are handed out by the system itself. */
async function listenBelowEphemeral(server: Server): Promise<void> {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 12_000)
    const isFree = await new Promise<boolean>((resolve) => {
      server.once('error', () => resolve(false))
      server.listen(port, '127.0.0.1', () => resolve(true))
    })
    server.removeAllListeners('error')
    if (isFree) return
  }
}
