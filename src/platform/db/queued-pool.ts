import { Pool, type PoolClient, type PoolConfig } from 'pg'
import { type ConnectionQueue, createConnectionQueue, type LongestWaits } from './connection-queue.ts'
import { DatabaseBusy, DatabaseDown, kindOfFailure } from './database-failure.ts'
import { afterPatience, NoAnswerYet } from './patience.ts'

/** `answerMs` is how long an answer may take, for a connection and for a statement; undefined for as long as it takes. */
type Options = { most: number; longest: LongestWaits; answerMs?: number }
type Callback = (error: Error | null | undefined, result?: unknown) => void
type Query = (text: unknown, values: unknown, callback: Callback) => unknown

/**
 * pg's pool behind a queue of our own. pg's own queue cannot tell a database that is busy from one that is gone, lets
 * everybody wait for as long, has what ends a request wait behind what begins one, and drops a connection after every
 * error.
 */
export class QueuedPool extends Pool {
  readonly #queue: ConnectionQueue
  readonly #answerMs: number | undefined
  readonly #heldSince = new Map<PoolClient, number>()
  #isUrgent = false
  /** Connections that were made; pg's own count has those that are being made. */
  #open = 0

  constructor(config: PoolConfig, { most, longest, answerMs }: Options) {
    super({ ...config, max: most })
    this.#queue = createConnectionQueue({ most, longest })
    this.#answerMs = answerMs
    this.on('connect', (client) => {
      this.#limitAnswers(client)
      this.#queue.setOpen(++this.#open)
    })
    this.on('remove', () => this.#queue.setOpen(--this.#open))
    this.on('acquire', (client) => this.#heldSince.set(client, performance.now()))
    this.on('release', (error: unknown, client: PoolClient) => {
      const since = this.#heldSince.get(client) ?? performance.now()
      this.#heldSince.delete(client)
      if (!isLost(error)) this.#queue.noteAnswer()
      // later: the pool has not taken the client back yet
      queueMicrotask(() => this.#queue.leave(performance.now() - since))
    })
  }

  /** A statement that goes before all others. */
  urgently<T>(ask: () => T): T {
    this.#isUrgent = true
    try {
      return ask() // gets in line before it returns
    } finally {
      this.#isUrgent = false
    }
  }

  // pg declares many forms of both; these are those that drizzle and we use
  override connect(): never {
    return this.#connect() as never
  }

  override query(text: unknown, values?: unknown): never {
    return this.#query(text, values) as never
  }

  async #query(text: unknown, values: unknown): Promise<unknown> {
    const client = await this.#connect()
    let lost: Error | undefined
    try {
      return await (client.query as (text: unknown, values: unknown) => Promise<unknown>)(text, values)
    } catch (error) {
      if (isLost(error)) lost = error as Error
      throw error
    } finally {
      client.release(lost)
    }
  }

  #connect(): Promise<PoolClient> {
    const { promise, resolve, reject } = Promise.withResolvers<PoolClient>()
    const fail = async (error: Error) => reject(await this.#told(error, { isConnecting: true }))
    const connect = () => {
      let isTooLate = false
      const settle = this.#patiently(() => {
        isTooLate = true
        void fail(new NoAnswerYet('no connection to the database in time'))
      })
      super.connect((error: Error | undefined, client, release) => {
        settle()
        if (error) {
          this.#queue.leave()
          void fail(error)
        } else if (isTooLate) release()
        else resolve(client!)
      })
    }
    const turn = this.#queue.enter({ isUrgent: this.#isUrgent })
    if (turn === undefined) connect()
    else turn.then(connect, reject)
    return promise
  }

  /** Of every statement on a connection, those of transactions too. */
  #limitAnswers(client: PoolClient): void {
    const query = client.query.bind(client) as Query
    const limited = (text: unknown, values: unknown) =>
      new Promise((resolve, reject) => {
        const fail = async (error: Error) => reject(await this.#told(error, { isConnecting: false }))
        const settle = this.#patiently(() => {
          // a connection that a statement hangs on is of no use to anybody
          ;(client as unknown as { connection: { stream: { destroy: () => void } } }).connection.stream.destroy()
          void fail(new NoAnswerYet('no answer of the database in time'))
        })
        query(text, values, (error, result) => {
          settle()
          if (error) void fail(error)
          else resolve(result)
        })
      })
    client.query = ((text: unknown, values: unknown, callback?: Callback) =>
      callback === undefined ? limited(text, values) : query(text, values, callback)) as typeof client.query
  }

  #patiently(giveUp: () => void): () => void {
    return this.#answerMs === undefined ? () => {} : afterPatience(this.#answerMs, giveUp)
  }

  /** The failure as the rest knows it: busy, down, or as it was. */
  async #told(error: Error, { isConnecting }: { isConnecting: boolean }): Promise<Error> {
    const kind = kindOfFailure(error)
    if (kind === 'answered') return error
    const detail = { cause: error, mayHaveRun: !isConnecting && kind !== 'cancelled' }
    if (kind === 'cancelled') return new DatabaseBusy('the database gave a statement up that took too long', detail)
    // another answer within half of that time is that of a slow database
    const isAlive = this.#answerMs !== undefined && this.#queue.hasAnswered(this.#answerMs / 2)
    if (kind === 'late' && isAlive) return new DatabaseBusy('the database did not answer in time', detail)
    if (isConnecting || !isAlive) this.#queue.noteDown(error)
    return new DatabaseDown(detail)
  }
}

const isLost = (error: unknown): boolean =>
  error instanceof DatabaseDown ||
  (error instanceof DatabaseBusy && error.mayHaveRun) ||
  (error instanceof Error && ['gone', 'late'].includes(kindOfFailure(error)))
