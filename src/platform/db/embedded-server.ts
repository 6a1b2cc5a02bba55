import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Logger } from '../logger.ts'

/** A running embedded database. */
export type EmbeddedServer = {
  /** Folder of the socket, in the form `pg` takes as host. */
  host: string
  /** Ends the thread and opens the files again; whatever ran is rolled back. */
  restart: () => Promise<void>
  stop: () => Promise<void>
}

const RESTART_PAUSE_MS = 250

/**
 * Starts PGlite in a worker thread behind a Unix socket. The files survive the end of the thread at any moment,
 * but not a loss of power: PGlite does not force writes to disk.
 * @param dataDir must be locked by the caller, and short enough for a socket name below it
 * @throws whatever keeps the files from being opened
 */
export async function startEmbeddedServer(dataDir: string, logger: Logger): Promise<EmbeddedServer> {
  const host = join(dataDir, 'run')
  mkdirSync(host, { recursive: true, mode: 0o700 }) // the socket asks for no password
  const workerData = { filesDir: join(dataDir, 'database'), socketPath: join(host, '.s.PGSQL.5432') }
  let stopping = false
  let worker = await startWorker(workerData, onExit)
  let restarting: Promise<void> | undefined

  function onExit(): void {
    if (stopping || restarting) return
    logger.error('the embedded database ended by itself and is opened again')
    void restart()
  }

  function restart(): Promise<void> {
    restarting ??= reopen().finally(() => {
      restarting = undefined
    })
    return restarting
  }

  async function reopen(): Promise<void> {
    await worker.terminate()
    while (!stopping) {
      try {
        worker = await startWorker(workerData, onExit)
        return
      } catch (err) {
        logger.error({ err }, 'the embedded database cannot be opened; trying again')
        await new Promise((resolve) => setTimeout(resolve, RESTART_PAUSE_MS))
      }
    }
  }

  async function stop(): Promise<void> {
    stopping = true
    await restarting
    const exited = new Promise((resolve) => worker.once('exit', resolve))
    worker.postMessage('stop')
    await exited
  }

  return { host, restart, stop }
}

function startWorker(workerData: object, onExit: () => void): Promise<Worker> {
  const worker = new Worker(new URL('./embedded-worker.ts', import.meta.url), { workerData })
  return new Promise((resolve, reject) => {
    worker.once('error', reject)
    worker.once('message', () => {
      worker.once('exit', onExit)
      resolve(worker)
    })
    worker.once('exit', () => reject(new Error('the database thread ended before it was ready')))
  })
}
