import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { aCall, answerOf, aRequest } from './model-at-upstream.test-data.ts'
import { ModelError } from './model-error.ts'
import { createPlaces, withPlaces } from './places.ts'
import { createScriptedModel } from './scripted-model.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const { signal } = new AbortController()

it('gives places in the order in which they were asked for', async () => {
  const places = createPlaces({ places: 1 })
  const order: number[] = []
  const first = await places.take(signal)
  const waiting = [1, 2, 3].map(async (n) => {
    const giveBack = await places.take(signal)
    order.push(n)
    giveBack()
  })
  expect(places.waiting()).toBe(3)
  first()
  await Promise.all(waiting)
  expect(order).toEqual([1, 2, 3])
  expect(places.inUse()).toBe(0)
})

it('says after two seconds that there is none', async () => {
  const places = createPlaces({ places: 1 })
  await places.take(signal)
  const second = places.take(signal).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(1_999)
  expect(places.waiting()).toBe(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(await second).toMatchObject({ kind: 'no_place', retryable: false, mayHaveCost: false })
  expect(places.waiting()).toBe(0)
})

it('does not keep a place for somebody who has left the queue', async () => {
  const places = createPlaces({ places: 1 })
  const first = await places.take(signal)
  const controller = new AbortController()
  const second = places.take(controller.signal).catch((error: unknown) => error)
  controller.abort()
  expect(await second).toMatchObject({ kind: 'cancelled' })
  first()
  first() // twice does no harm
  expect(places.inUse()).toBe(0)
  ;(await places.take(signal))()
  expect(places.inUse()).toBe(0)
})

it('never lets more in than it has, whatever is done in whatever order', async () => {
  const places = createPlaces({ places: 3 })
  let inside = 0
  let most = 0
  const visit = async (n: number) => {
    const controller = new AbortController()
    if (n % 7 === 0) setTimeout(() => controller.abort(), n % 40)
    try {
      const giveBack = await places.take(controller.signal)
      most = Math.max(most, ++inside)
      await new Promise((resolve) => setTimeout(resolve, (n * 37) % 90))
      inside--
      giveBack()
    } catch {}
  }
  const all = Promise.all(Array.from({ length: 300 }, (_, n) => visit(n)))
  await vi.advanceTimersByTimeAsync(60_000)
  await all
  expect(most).toBe(3)
  expect([places.inUse(), places.waiting()]).toEqual([0, 0])
})

it('gives the place back after an answer, a failure, a reader that leaves and a call that is ended', async () => {
  const places = createPlaces({ places: 1 })
  const failing = new ModelError('overloaded', 'No.')
  const ended = new AbortController()
  const run = (script: Parameters<typeof createScriptedModel>[0]['script'], call = aCall()) =>
    withPlaces(createScriptedModel({ script }), places).generate(aRequest(), call)

  await answerOf(run([{ text: 'a' }]))
  expect(places.inUse()).toBe(0)
  await expect(answerOf(run([{ text: 'a' }, { fail: failing }]))).rejects.toBe(failing)
  expect(places.inUse()).toBe(0)
  for await (const _ of run([{ text: 'a' }, { hang: true }])) break
  expect(places.inUse()).toBe(0)
  const hanging = answerOf(run([{ hang: true }], aCall({ signal: ended.signal }))).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(1)
  expect(places.inUse()).toBe(1)
  ended.abort()
  expect(await hanging).toMatchObject({ kind: 'cancelled' })
  expect(places.inUse()).toBe(0)
})

it('takes the place back from a reader that neither reads on nor leaves', async () => {
  const places = createPlaces({ places: 1 })
  const events = withPlaces(createScriptedModel({ script: [{ text: 'a' }, { text: 'b' }] }), places).generate(
    aRequest(),
    aCall({ deadlineMs: 3_000 }),
  )
  await events.next()
  expect(places.inUse()).toBe(1)
  await vi.advanceTimersByTimeAsync(4_001)
  expect(places.inUse()).toBe(0)
})

const countOf = (places: ReturnType<typeof createPlaces>) => async (holder: string, wanted: number) => {
  const taken: (() => void)[] = []
  for (let n = 0; n < wanted; n++)
    void places.take(signal, holder).then(
      (giveBack) => taken.push(giveBack),
      () => {},
    )
  await vi.advanceTimersByTimeAsync(0)
  return taken
}

it('leaves places for others, however many one holder asks for', async () => {
  const places = createPlaces({ places: 16 })
  const take = countOf(places)
  expect(await take('greedy', 40)).toHaveLength(12)
  expect(await take('second', 40)).toHaveLength(3)
  expect(await take('third', 1)).toHaveLength(1)
  expect(places.inUse()).toBe(16)
})

it('has the last place for somebody who holds none', async () => {
  const places = createPlaces({ places: 2 })
  const take = countOf(places)
  expect(await take('greedy', 2)).toHaveLength(1)
  expect(await take('second', 1)).toHaveLength(1)
  expect(await countOf(createPlaces({ places: 1 }))('only', 2)).toHaveLength(1)
})

it('gives a place that is free again to who holds fewest, not to who came first', async () => {
  const places = createPlaces({ places: 3 })
  const take = countOf(places)
  const [first] = await take('greedy', 40)
  await take('second', 1)
  expect(places.inUse()).toBe(3)
  const late = await take('late', 1)
  expect(late).toHaveLength(0)
  first!()
  await vi.advanceTimersByTimeAsync(0)
  expect(late).toHaveLength(1)
})

it('says whether all places are taken, or one’s own share of them', async () => {
  const places = createPlaces({ places: 2 })
  await places.take(signal, 'greedy')
  const again = places.take(signal, 'greedy').catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(await again).toMatchObject({ kind: 'no_place', isOwnShare: true })
  await places.take(signal, 'second')
  const third = places.take(signal, 'third').catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(await third).toMatchObject({ kind: 'no_place', isOwnShare: false })
})
