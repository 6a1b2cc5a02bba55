/**
 * Processor time of this thread that a call takes, in milliseconds; the least of three, since the first compiles. Wall time would
 * count what other processes do. For calls that must not explode with their input; speed is measured by `npm run bench`.
 */
export function cpuTime(call: () => unknown): number {
  const times = [1, 2, 3].map(() => {
    const before = process.threadCpuUsage()
    call()
    const { user, system } = process.threadCpuUsage(before)
    return (user + system) / 1_000
  })
  return Math.min(...times)
}
