import { once } from 'node:events'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { idOfStream, idOfStreamEnd } from './last-event-id.ts'
import { setStandardHeaders } from './standard-headers.ts'

/** A reply as Server-Sent Events. */
export type EventStream = {
  isStarted: () => boolean
  /** Sends the head of the reply and its first event; does nothing the second time. */
  start: (event: string, data: object) => void
  /** Waits while the reader is slower than we are. What is sent to one who has left goes nowhere. */
  send: (event: string, data: object) => Promise<void>
  /** Sends the last event, and with it what keeps an event-source client from starting over. */
  finish: (event: string, data: object) => Promise<void>
  end: () => void
}

const heartbeatMs = 10_000
/** An event-source client asks once more after this time, and is answered 204, after which it stays away. */
const retryMs = 10_000

/** Opens it; nothing is sent before it starts, so that a refusal can still be a plain one. */
export function openEventStream(request: FastifyRequest, reply: FastifyReply): EventStream {
  const { raw } = reply
  let started = false
  let heartbeat: NodeJS.Timeout | undefined
  const isGone = () => raw.destroyed || raw.writableEnded
  const write = async (text: string) => {
    if (isGone() || raw.write(text)) return
    const left = new AbortController()
    const leave = () => left.abort()
    raw.once('close', leave)
    await once(raw, 'drain', { signal: left.signal }).catch(() => {})
    raw.off('close', leave)
  }
  const written = (event: string, data: object, more = '') =>
    `event: ${event}\ndata: ${JSON.stringify(data)}\n${more}\n`
  return {
    isStarted: () => started,
    start: (event, data) => {
      if (started) return
      started = true
      setStandardHeaders(request, reply)
      reply.hijack()
      raw.writeHead(200, {
        ...(reply.getHeaders() as Record<string, string>),
        'content-type': 'text/event-stream; charset=utf-8',
        'x-accel-buffering': 'no', // a proxy that gathers the events defeats them
      })
      void write(written(event, data, `id: ${idOfStream(request)}\n`))
      heartbeat = setInterval(() => void write(': still here\n\n'), heartbeatMs)
    },
    send: (event, data) => write(written(event, data)),
    finish: (event, data) => write(written(event, data, `id: ${idOfStreamEnd(request)}\nretry: ${retryMs}\n`)),
    end: () => {
      clearInterval(heartbeat)
      if (started && !isGone()) raw.end()
    },
  }
}
