import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from './free-port.ts'

/** A PostgreSQL server of the lab's own, to be killed, stopped and frozen without hurting anybody. */
export type OwnPostgres = {
  url: string
  start: () => Promise<void>
  /** Ends all of its processes at once, as a power cut would. */
  kill: () => Promise<void>
  /** Stops answering without closing anything, and goes on. */
  freeze: () => void
  thaw: () => void
  /** Ends it in order. */
  stop: () => Promise<void>
  remove: () => Promise<void>
}

const programs = '/usr/lib/postgresql'

/** @returns undefined where the server's programs are not installed */
export async function startOwnPostgres(): Promise<OwnPostgres | undefined> {
  if (!existsSync(programs)) return undefined
  const version = readdirSync(programs).toSorted((a, b) => Number(b) - Number(a))[0]
  if (version === undefined) return undefined
  const bin = join(programs, version, 'bin')
  const dir = mkdtempSync(join(tmpdir(), 'berea-pg-'))
  const asRoot = process.getuid?.() === 0
  // the server refuses root, so it runs as the user that its package makes
  const user: { uid?: number; gid?: number } = asRoot ? idsOf('postgres') : {}
  if (asRoot) chownSync(dir, user.uid!, user.gid!)
  const data = join(dir, 'data')
  execFileSync(join(bin, 'initdb'), ['-D', data, '-U', 'root', '--auth=trust', '-E', 'UTF8', '--no-locale'], {
    ...user,
    cwd: dir,
    stdio: 'ignore',
  })
  const port = await freePort(21_000)
  const url = `postgres://root@127.0.0.1:${port}/postgres`
  let server: ChildProcess | undefined

  const pids = (): number[] => {
    const main = server?.pid
    if (main === undefined) return []
    const children = readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map(Number)
      .filter((pid) => parentOf(pid) === main)
    return [main, ...children]
  }
  const signalAll = (signal: NodeJS.Signals) => {
    for (const pid of pids()) {
      try {
        process.kill(pid, signal)
      } catch {
        // it has just ended
      }
    }
  }
  const ended = () =>
    new Promise<void>((resolve) => {
      if (server === undefined || server.exitCode !== null || server.signalCode !== null) resolve()
      else server.once('exit', () => resolve())
    })

  const own: OwnPostgres = {
    url,
    start: async () => {
      server = spawn(
        join(bin, 'postgres'),
        [
          '-D',
          data,
          '-p',
          String(port),
          '-c',
          'listen_addresses=127.0.0.1',
          '-c',
          `unix_socket_directories=${dir}`,
          '-c',
          'max_connections=100',
        ],
        { ...user, cwd: dir, stdio: 'ignore' },
      )
      for (let tries = 0; ; tries++) {
        const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 500 })
        client.on('error', () => {})
        try {
          await client.connect()
          await client.query('select 1')
          return
        } catch (error) {
          if (tries > 100) throw error
          await pause(100)
        } finally {
          await client.end().catch(() => {})
        }
      }
    },
    kill: async () => {
      signalAll('SIGKILL')
      await ended()
      await pause(100)
    },
    freeze: () => signalAll('SIGSTOP'),
    thaw: () => signalAll('SIGCONT'),
    stop: async () => {
      server?.kill('SIGINT')
      await ended()
    },
    remove: async () => {
      signalAll('SIGKILL')
      await ended()
      rmSync(dir, { recursive: true, force: true })
    },
  }
  await own.start()
  return own
}

function idsOf(name: string): { uid: number; gid: number } {
  const id = (flag: string) => Number(execFileSync('id', [flag, name], { encoding: 'utf8' }).trim())
  return { uid: id('-u'), gid: id('-g') }
}

function parentOf(pid: number): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
  } catch {
    return undefined
  }
}
