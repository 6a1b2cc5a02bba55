import { chmodSync, rmSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'

/** Runs PGlite on a thread of its own and serves it on a Unix socket; see `embedded-server.ts`, its only user. */
const { filesDir, socketPath } = workerData as { filesDir: string; socketPath: string }

// pg-pool drops its client after some SQL errors, and the old one's place is not free at once
const MOST_CONNECTIONS = 10

const pglite = await PGlite.create(filesDir)
rmSync(socketPath, { force: true })
const server = new PGLiteSocketServer({ db: pglite, path: socketPath, maxConnections: MOST_CONNECTIONS })
await server.start()
chmodSync(socketPath, 0o600)

parentPort?.once('message', async () => {
  await server.stop()
  await pglite.close()
  process.exit(0) // ends this thread only
})
parentPort?.postMessage('ready')
