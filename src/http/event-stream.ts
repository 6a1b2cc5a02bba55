import { once } from 'node:events'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { setStandardHeaders } from './standard-headers.ts'

/** A reply as Server-Sent Events, each of them a block of lines with the empty line that ends it. */
export type EventStream = {
  isStarted: () => boolean
  /** Sends the head of the reply and its first event; does nothing the second time. */
  start: (block: string) => void
  /** Waits while the reader is slower than we are. What is sent to one who has left goes nowhere. */
  send: (block: string) => Promise<void>
  end: () => void
}

const heartbeatMs = 10_000

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
  return {
    isStarted: () => started,
    start: (block) => {
      if (started) return
      started = true
      setStandardHeaders(request, reply)
      reply.hijack()
      raw.writeHead(200, {
        ...(reply.getHeaders() as Record<string, string>),
        'content-type': 'text/event-stream; charset=utf-8',
        'x-accel-buffering': 'no', // a proxy that gathers the events defeats them
      })
      void write(block)
      heartbeat = setInterval(() => void write(': still here\n\n'), heartbeatMs)
    },
    send: write,
    end: () => {
      clearInterval(heartbeat)
      if (started && !isGone()) raw.end()
    },
  }
}
