import type { Pool } from 'pg'

/**
 * Calls `onStuck` when a connection has been in use without a break for too long. The embedded database knows no
 * statement time-out and no cancel, and while it is busy nobody else gets in, so that this is the only brake.
 * @returns how to stop watching
 */
export function watchForStuckStatements(pool: Pool, longestMs: number, onStuck: () => void): () => void {
  const inUseSince = new Map<unknown, number>()
  pool.on('acquire', (client) => inUseSince.set(client, performance.now()))
  pool.on('release', (_error, client) => inUseSince.delete(client))
  pool.on('remove', (client) => inUseSince.delete(client))
  const check = () => {
    const stuck = [...inUseSince.values()].some((since) => performance.now() - since > longestMs)
    if (!stuck) return
    inUseSince.clear()
    onStuck()
  }
  const timer = setInterval(check, Math.min(1_000, longestMs / 2)).unref()
  return () => clearInterval(timer)
}
