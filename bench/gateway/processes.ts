import { type ChildProcess, fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

export type Running = { child: ChildProcess; pid: number; port: number; stop: () => Promise<void> }
type Start = { port: number; env: Record<string, string> }

const project = join(import.meta.dirname, '../..')
const startsWithinMs = 60_000
const betweenLooksMs = 50

/** Starts a program of this folder that says `ready`. */
export async function startOwn(file: string, { port, env }: Start): Promise<Running> {
  const child = fork(join(import.meta.dirname, file), { env: { ...minimal, ...env, PORT: String(port) } })
  return whenUp(child, port, () => '', once(child, 'message'))
}

/** Starts the service, or any other program, and waits until its port is open. */
export async function startProgram(file: string, args: readonly string[], { port, env }: Start): Promise<Running> {
  const child = spawn(process.execPath, [file, ...args], {
    cwd: project,
    env: { ...minimal, ...env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr!.on('data', (chunk) => {
    said = `${said}${chunk}`.slice(-2_000)
  })
  return whenUp(child, port, () => said, opened(port))
}

const minimal = { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '' }

async function whenUp(child: ChildProcess, port: number, said: () => string, up: Promise<unknown>): Promise<Running> {
  const ended = once(child, 'exit')
  const failed = ended.then(() => {
    throw new Error(`a process of the benchmark ended: ${said()}`)
  })
  failed.catch(() => {})
  await Promise.race([up, failed])
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGTERM')
    await ended
  }
  return { child, pid: child.pid!, port, stop }
}

async function opened(port: number): Promise<void> {
  const until = performance.now() + startsWithinMs
  while (performance.now() < until) {
    if (await isOpen(port)) return
    await pause(betweenLooksMs)
  }
  throw new Error(`nothing listens on port ${port} after ${startsWithinMs} ms`)
}

const isOpen = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
