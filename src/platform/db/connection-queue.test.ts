import { beforeEach, expect, it, vi } from 'vitest'
import { createConnectionQueue } from './connection-queue.ts'
import { databaseFailure, mayHaveRun, retryAfterMs } from './database-failure.ts'

const longest = { usualMs: 2_000, urgentMs: 20_000 }
const usual = { isUrgent: false }

/** A queue of two connections that are both there. */
function aQueue() {
  const queue = createConnectionQueue({ most: 2, longest, clock: () => 0 })
  queue.setOpen(2)
  return queue
}

const outcomeOf = async (turn: Promise<void> | undefined) => {
  if (turn === undefined) return 'at once'
  return turn.then(
    () => 'after a wait',
    (error: unknown) => databaseFailure(error),
  )
}

beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

it('lets as many in as there are connections, and the next when one is free', async () => {
  const queue = aQueue()
  expect(queue.enter(usual)).toBeUndefined()
  expect(queue.enter(usual)).toBeUndefined()
  const third = outcomeOf(queue.enter(usual))
  queue.leave(5)
  expect(await third).toBe('after a wait')
})

it('lets what ends a request go before what begins one', async () => {
  const queue = aQueue()
  queue.enter(usual)
  queue.enter(usual)
  const order: string[] = []
  void queue.enter(usual)?.then(() => order.push('begins'))
  void queue.enter({ isUrgent: true })?.then(() => order.push('ends'))
  queue.leave(5)
  queue.leave(5)
  await vi.advanceTimersByTimeAsync(0)
  expect(order).toEqual(['ends', 'begins'])
})

it('turns away who has waited for too long, and at once who would', async () => {
  const queue = aQueue()
  for (let n = 0; n < 50; n++) {
    queue.enter(usual)
    queue.leave(3_000)
  }
  queue.enter(usual)
  queue.enter(usual)
  const [first, second] = [outcomeOf(queue.enter(usual)), outcomeOf(queue.enter(usual))]
  expect(await outcomeOf(queue.enter(usual))).toBe('busy')
  await vi.advanceTimersByTimeAsync(longest.usualMs + 100)
  expect([await first, await second]).toEqual(['busy', 'busy'])
})

it('has those it turns away come again one after another', async () => {
  const queue = aQueue()
  for (let n = 0; n < 50; n++) {
    queue.enter(usual)
    queue.leave(6_000)
  }
  for (let n = 0; n < 4; n++) void queue.enter(usual)?.catch(() => {})
  const refused = await Promise.all([1, 2, 3].map(() => queue.enter(usual)?.catch((error: unknown) => error)))
  const seconds = refused.map((error) => Math.round(retryAfterMs(error) / 1_000))
  expect(seconds).toEqual([3, 6, 9])
})

it('makes few connections at a time', () => {
  const queue = createConnectionQueue({ most: 20, longest, clock: () => 0 })
  const entered = Array.from({ length: 20 }, () => queue.enter(usual)).filter((turn) => turn === undefined)
  expect(entered).toHaveLength(3)
})

it('refuses everybody while the database is down, but one who finds out whether it is back', async () => {
  const queue = aQueue()
  queue.enter(usual)
  queue.enter(usual)
  const waiting = outcomeOf(queue.enter({ isUrgent: true }))
  queue.noteDown(new Error('ECONNREFUSED'))
  expect(await waiting).toBe('down')
  queue.leave()
  queue.leave()
  expect(queue.enter(usual)).toBeUndefined()
  expect(await outcomeOf(queue.enter(usual))).toBe('down')
  queue.noteAnswer()
  expect(queue.enter(usual)).toBeUndefined()
})

it('knows that what it turned away has not run', async () => {
  const queue = aQueue()
  queue.enter(usual)
  queue.noteDown(new Error('ECONNREFUSED'))
  const refused = await queue.enter(usual)?.catch((error: unknown) => error)
  expect(mayHaveRun(refused)).toBe(false)
})
