import { readdirSync, readFileSync } from 'node:fs'

type Stat = { parent: number; ms: number }

/** Linux counts in hundredths of a second. */
const msPerTick = 10

/** Milliseconds of processor time that a process and all that it started have used, threads included. Linux only. */
export function processorMs(root: number): number {
  const stats = new Map(
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap((name): [number, Stat][] => {
        const stat = statOf(Number(name))
        return stat === undefined ? [] : [[Number(name), stat]]
      }),
  )
  const tree = [root]
  // grows while it is walked: children come behind their parents
  for (const parent of tree) for (const [pid, stat] of stats) if (stat.parent === parent) tree.push(pid)
  return tree.reduce((sum, pid) => sum + (stats.get(pid)?.ms ?? 0), 0)
}

/** The same of processes without their children, by id. */
export const processorMsEach = (pids: readonly number[]): ReadonlyMap<number, number> =>
  new Map(pids.map((pid) => [pid, statOf(pid)?.ms ?? 0]))

/** What processes have used between two looks; one that has ended since is left out, one that is new counts whole. */
export const growth = (before: ReadonlyMap<number, number>, after: ReadonlyMap<number, number>): number =>
  [...after].reduce((sum, [pid, ms]) => sum + ms - (before.get(pid) ?? 0), 0)

/** @returns undefined for a process that has ended */
function statOf(pid: number): Stat | undefined {
  try {
    // a program's name may have blanks and brackets in it
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .split(/\) (?=[A-Za-z] )/)[1]!
      .split(' ')
    return { parent: Number(fields[1]), ms: (Number(fields[11]) + Number(fields[12])) * msPerTick }
  } catch {
    return undefined
  }
}
