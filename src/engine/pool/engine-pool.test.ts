import { afterEach, expect, it } from 'vitest'
import { AppError } from '../../errors.ts'
import { type EnginePool, startEnginePool } from './engine-pool.ts'

let pool: EnginePool
let gate: Int32Array
afterEach(async () => {
  release()
  await pool?.close()
})

const oddWorker = new URL('odd-worker.test-data.ts', import.meta.url)
const start = async (options: Partial<Parameters<typeof startEnginePool>[0]> = {}) => {
  gate = new Int32Array(new SharedArrayBuffer(4))
  pool = await startEnginePool({ workers: 1, file: oddWorker, data: gate, report: () => {}, ...options })
}
/** Lets the calls that wait go on. */
const release = () => {
  Atomics.store(gate, 0, 1)
  Atomics.notify(gate, 0)
}
const verify = (text: string) => pool.run({ operation: 'verifyVerses', input: { text } })
const refusalOf = async (text: string) => (await verify(text).catch((error: unknown) => error)) as AppError

it('gives back a refusal as the engine threw it', async () => {
  await start()
  const refusal = await refusalOf('refuse')
  expect(refusal).toBeInstanceOf(AppError)
  expect(refusal).toMatchObject({ code: 'bad_request', message: 'There is no such thing.', detail: { param: '/text' } })
  expect(refusal.detail.cause).toMatchObject({ message: 'for the log' })
  expect(refusal.cause).toBe(refusal.detail.cause)
})

it('gives back a refusal whose cause cannot travel, with its print', async () => {
  await start()
  expect((await refusalOf('refuse with an odd cause')).detail).toEqual({ cause: expect.stringContaining('ask') })
})

it('makes a server_error of a failure and keeps message and stack for the log', async () => {
  await start()
  const { code, detail } = await refusalOf('fail')
  expect(code).toBe('server_error')
  expect(detail.cause).toMatchObject({
    message: 'something is undefined',
    stack: expect.stringContaining('odd-worker.test-data.ts'),
  })
})

it('fails the call whose worker dies, and answers the next ones', async () => {
  await start()
  const [dead, waiting] = await Promise.all([refusalOf('die'), verify('waiting')])
  expect(dead.code).toBe('server_error')
  expect(waiting).toMatchObject({ corpusVersion: 'waiting' })
  expect(await verify('next')).toMatchObject({ corpusVersion: 'next' })
})

it('ends a worker that hangs, at the deadline, and puts another in its place', async () => {
  await start({ deadlineMs: 50 })
  const hung = await refusalOf('wait')
  expect(hung).toMatchObject({ code: 'server_error', message: expect.stringContaining('50 ms') })
  await pool.run({ operation: 'open' }) // only a worker can answer it
})

it('refuses at once what is over the bound, with the time to wait, and takes more when there is room', async () => {
  await start({ mostWaiting: 2 })
  const order: string[] = []
  const accepted = ['one', 'two', 'three'].map((text) => verify(text).then(() => order.push(text)))
  const refusal = await refusalOf('four')
  order.push('refused')
  expect(refusal).toMatchObject({ code: 'rate_limited', detail: { retryAfterSeconds: 1 } })
  await Promise.all(accepted)
  expect(order).toEqual(['refused', 'one', 'two', 'three'])
  expect(await verify('five')).toMatchObject({ corpusVersion: 'five' })
})

it('leaves this thread free while a worker is at work', async () => {
  await start()
  const order: string[] = []
  const busy = verify('wait').then(() => order.push('busy call'))
  await new Promise(setImmediate)
  order.push('this thread')
  release()
  await busy
  expect(order).toEqual(['this thread', 'busy call'])
})

it('gives each call to a worker that is free', async () => {
  await start({ workers: 2 })
  const order: string[] = []
  const busy = verify('wait').then(() => order.push('busy call'))
  await verify('other').then(() => order.push('other call'))
  release()
  await busy
  expect(order).toEqual(['other call', 'busy call'])
})

it('says why the workers cannot open', async () => {
  await expect(start({ file: new URL('no-such-worker.ts', import.meta.url) })).rejects.toMatchObject({
    detail: { cause: { message: expect.stringContaining('no-such-worker') } },
  })
})

it('finishes what it accepted when it is closed', async () => {
  await start()
  const accepted = ['one', 'two', 'three'].map(verify)
  await pool.close()
  expect(await Promise.all(accepted)).toHaveLength(3)
})
