import { createServer, request } from 'node:http'

/** One reply as it passed. */
export type PassedReply = { method: string; path: string; status: number; contentType: string }

/** Stands before a service and notes what passes, so that nobody has to believe the programs that call it. */
export async function startRecordingProxy(port: number) {
  const passed: PassedReply[] = []
  let target: URL | undefined
  const server = createServer((incoming, outgoing) => {
    const { method = 'GET', url = '/', headers } = incoming
    const { hostname, port } = target!
    const forwarded = request({ hostname, port, method, path: url, headers }, (reply) => {
      const path = url.split('?', 1)[0]!
      passed.push({ method, path, status: reply.statusCode!, contentType: String(reply.headers['content-type'] ?? '') })
      outgoing.writeHead(reply.statusCode!, reply.headers)
      reply.pipe(outgoing)
    })
    forwarded.on('error', () => outgoing.destroy())
    outgoing.on('close', () => forwarded.destroy())
    incoming.pipe(forwarded)
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    address: `http://127.0.0.1:${port}`,
    forwardTo: (address: string) => {
      target = new URL(address)
    },
    /** What passed since this was last asked. */
    takePassed: () => passed.splice(0),
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
