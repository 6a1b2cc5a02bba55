import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

type Holder = { pid: number; startedAt: string | null }

/**
 * Takes the data folder for this process alone: the embedded database does not notice a second one opening its files.
 * A lock whose process is gone is taken over.
 * @returns how to give it back, or undefined when another living process holds it
 */
export function lockDataDir(dataDir: string): (() => void) | undefined {
  const path = join(dataDir, 'database.lock')
  const mine = `${path}.${process.pid}`
  writeFileSync(mine, JSON.stringify({ pid: process.pid, startedAt: startTime(process.pid) }))
  try {
    if (tryLink(mine, path)) return () => rmSync(path, { force: true })
    const held = readHolder(path)
    if (held && isAlive(held)) return undefined
    const aside = `${path}.stale.${process.pid}`
    renameSync(path, aside)
    const moved = readHolder(aside)
    if (moved && isAlive(moved)) {
      linkSync(aside, path) // another process was faster with the same takeover: give its lock back
      rmSync(aside)
      return undefined
    }
    rmSync(aside)
    return tryLink(mine, path) ? () => rmSync(path, { force: true }) : undefined
  } finally {
    rmSync(mine, { force: true })
  }
}

/** A hard link is made at once with its content, and only when the name is free. */
function tryLink(from: string, to: string): boolean {
  try {
    linkSync(from, to)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

function readHolder(path: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Holder
  } catch {
    return undefined // gone meanwhile, or never whole: nobody's
  }
}

function isAlive({ pid, startedAt }: Holder): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false
  }
  // process numbers come again, in containers nearly always: the time of birth tells them apart where it is known
  const bornNow = startTime(pid)
  return startedAt === null || bornNow === null || startedAt === bornNow
}

/** When a process began, in ticks since the machine did; null where the system has no /proc. */
function startTime(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null
  } catch {
    return null
  }
}
