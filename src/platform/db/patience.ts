import { once } from '../once.ts'

/** No answer came for as long as we wait for one. */
export class NoAnswerYet extends Error {
  override readonly name = 'NoAnswerYet'
}

const tickMs = 100

/**
 * Calls back after so many milliseconds in which this process could have noticed an answer: time in which it was held
 * up itself counts as one tick, since nothing that came meanwhile has been read.
 * @returns how to stop waiting
 */
export function afterPatience(milliseconds: number, giveUp: () => void): () => void {
  let left = Math.ceil(milliseconds / tickMs)
  const timer = setInterval(() => {
    if (--left > 0) return
    clearInterval(timer)
    setImmediate(giveUp) // what has come is read first
  }, tickMs).unref()
  return () => clearInterval(timer)
}

let ticks = 0
const startTicking = once(() => setInterval(() => ticks++, tickMs).unref())

/** Milliseconds of such time, by ticks; it begins to count when it is first asked. */
export function attentiveClock(): number {
  startTicking()
  return ticks * tickMs
}
