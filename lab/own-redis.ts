import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Redis } from 'ioredis'
import { freePort } from './free-port.ts'

/** A Redis server of the lab's own, to be killed and frozen without hurting anybody. */
export type OwnRedis = {
  url: string
  freeze: () => void
  thaw: () => void
  kill: () => Promise<void>
  remove: () => Promise<void>
}

const program = '/usr/bin/redis-server'

/** @returns undefined where the server is not installed */
export async function startOwnRedis(): Promise<OwnRedis | undefined> {
  if (!existsSync(program)) return undefined
  const dir = mkdtempSync(join(tmpdir(), 'berea-redis-'))
  const port = await freePort(23_000)
  const server: ChildProcess = spawn(
    program,
    ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', dir],
    { stdio: 'ignore' },
  )
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  const url = `redis://127.0.0.1:${port}`
  const client = new Redis(url, { retryStrategy: (tries) => (tries > 100 ? null : 50) })
  client.on('error', () => {})
  await client.ping()
  client.disconnect()
  await pause(50)
  return {
    url,
    freeze: () => void server.kill('SIGSTOP'),
    thaw: () => void server.kill('SIGCONT'),
    kill: async () => {
      server.kill('SIGKILL')
      await ended
    },
    remove: async () => {
      server.kill('SIGKILL')
      await ended
      rmSync(dir, { recursive: true, force: true })
    },
  }
}
