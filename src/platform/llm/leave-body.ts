import type { Readable } from 'node:stream'

const lastBytesWithinMs = 250

/**
 * Leaves a response. One that has said that it is over gets a moment to end, so that its connection can be used again;
 * of any other the connection is closed.
 */
export function leaveBody(body: Readable, isOver: boolean): void {
  if (body.destroyed) return
  body.on('error', () => {}) // of no interest any more
  if (!isOver) {
    body.destroy()
    return
  }
  const impatient = setTimeout(() => body.destroy(), lastBytesWithinMs)
  body.once('close', () => clearTimeout(impatient))
  body.resume()
}
