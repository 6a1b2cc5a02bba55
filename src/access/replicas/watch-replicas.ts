import { randomUUID } from 'node:crypto'
import type { Now } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/index.ts'
import { findDiffering, forgetReplica, forgetReplicas, noteReplica } from './replicas.repository.ts'

type Deps = {
  db: Db
  now: Now
  /** Told when processes with another corpus appear, or others than before. */
  onDiffering: (corpora: { mine: string; others: string[] }) => void
}

/** A process that was not seen for so long is gone. */
export const replicaGoneMs = 60_000

/** Says at intervals that this process is there, and looks whether all others have its corpus. */
export type ReplicaWatch = { look: () => Promise<void>; leave: () => Promise<void> }

export function watchReplicas(
  { db, now, onDiffering }: Deps,
  { corpusVersion, softwareVersion }: { corpusVersion: string; softwareVersion: string },
): ReplicaWatch {
  const me = { id: randomUUID(), corpusVersion, softwareVersion, startedAt: now() }
  let told = ''
  return {
    look: async () => {
      const since = new Date(now().getTime() - replicaGoneMs)
      const mine = { ...me, seenAt: now() }
      await noteReplica(db, mine)
      await forgetReplicas(db, since)
      const others = [...new Set((await findDiffering(db, mine, since)).map((one) => one.corpusVersion))].sort()
      if (others.length > 0 && others.join() !== told) onDiffering({ mine: corpusVersion, others })
      told = others.join()
    },
    leave: () => forgetReplica(db, me.id),
  }
}
