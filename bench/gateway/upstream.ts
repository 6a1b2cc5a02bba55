import { createServer, type ServerResponse } from 'node:http'
import { nextAnswer } from './texts.ts'

/**
 * A model provider in the format of chat completions, as a child of `gateway.ts`: answers of half a kilobyte, no two of
 * a thousand alike, whole or as a stream of words, after as many milliseconds as the last message said. Binds to the
 * loopback address alone.
 */
const usage = { prompt_tokens: 900, completion_tokens: 120, total_tokens: 1_020 }
let delayMs = 0
process.on('message', (ms: number) => {
  delayMs = ms
  process.send?.('set')
})

const server = createServer((request, reply) => {
  const parts: Buffer[] = []
  request.on('data', (part: Buffer) => parts.push(part))
  request.on('end', () => {
    const asked = JSON.parse(Buffer.concat(parts).toString()) as { stream?: boolean; model?: string }
    const write = () => (asked.stream === true ? writeStream : writeWhole)(reply, asked.model ?? 'bench')
    if (delayMs === 0) write()
    else setTimeout(write, delayMs)
  })
})

function writeWhole(reply: ServerResponse, model: string): void {
  const message = { role: 'assistant', content: nextAnswer() }
  const choices = [{ index: 0, message, finish_reason: 'stop' }]
  const body = JSON.stringify({ id: 'chatcmpl-bench', object: 'chat.completion', created: 1, model, choices, usage })
  reply.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }).end(body)
}

function writeStream(reply: ServerResponse, model: string): void {
  reply.writeHead(200, { 'content-type': 'text/event-stream' })
  const send = (delta: object, finish_reason: string | null, more: object = {}) => {
    const choices = [{ index: 0, delta, finish_reason }]
    const chunk = { id: 'chatcmpl-bench', object: 'chat.completion.chunk', created: 1, model, choices, ...more }
    reply.write(`data: ${JSON.stringify(chunk)}\n\n`)
  }
  for (const content of nextAnswer().match(/\S+\s*/g)!) send({ content }, null)
  send({}, 'stop', { usage })
  reply.end('data: [DONE]\n\n')
}

server.keepAliveTimeout = 65_000
server.listen(Number(process.env.PORT), '127.0.0.1', 4_096, () => process.send?.('ready'))
