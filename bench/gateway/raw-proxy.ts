import { Agent, request as ask, createServer } from 'node:http'

/**
 * The least that a gateway on Node can do, as a child of `gateway.ts`: connections kept open on both sides, bytes passed
 * on as they come. What every other gateway costs is told in multiples of it.
 */
const agent = new Agent({ keepAlive: true, maxFreeSockets: 4_096, scheduling: 'lifo' })
const port = Number(process.env.UPSTREAM_PORT)

const server = createServer((request, reply) => {
  const { url: path, method, headers } = request
  const upstream = ask({ host: '127.0.0.1', port, path, method, headers, agent }, (answer) => {
    reply.writeHead(answer.statusCode!, answer.headers)
    answer.pipe(reply)
  })
  upstream.on('error', () => {
    if (!reply.headersSent) reply.writeHead(502)
    reply.end()
  })
  reply.on('close', () => {
    if (!reply.writableFinished) upstream.destroy()
  })
  request.pipe(upstream)
})
server.listen(Number(process.env.PORT), '127.0.0.1', 4_096, () => process.send?.('ready'))
