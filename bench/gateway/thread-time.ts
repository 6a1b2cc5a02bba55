import { readdirSync, readFileSync } from 'node:fs'

/** Processor time of a process so far, microseconds: of its main thread and of all others. Linux only. */
export type ThreadTime = { main: number; others: number }

const nanosPerMicro = 1_000

/** Threads that have ended are left out. */
export function threadTime(pid: number): ThreadTime {
  const time = { main: 0, others: 0 }
  for (const thread of readdirSync(`/proc/${pid}/task`))
    time[Number(thread) === pid ? 'main' : 'others'] += onProcessor(`/proc/${pid}/task/${thread}/schedstat`)
  return time
}

function onProcessor(file: string): number {
  try {
    return Number(readFileSync(file, 'utf8').split(' ')[0]) / nanosPerMicro
  } catch {
    return 0 // it has ended since it was listed
  }
}
