import { and, eq, gt, lt, ne, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/index.ts'
import { replicas, serviceSecrets } from './replicas.tables.ts'

const onlySecret = 'service'

/** Writes a fingerprint down unless there is one. @returns the one that is there now */
export async function noteFingerprint(db: Db, fingerprint: string, at: Date): Promise<string> {
  const [row] = await db
    .insert(serviceSecrets)
    .values({ name: onlySecret, fingerprint, notedAt: at })
    .onConflictDoUpdate({ target: serviceSecrets.name, set: { fingerprint: sql`${serviceSecrets.fingerprint}` } })
    .returning({ fingerprint: serviceSecrets.fingerprint })
  return row!.fingerprint
}

export async function replaceFingerprint(db: Db, fingerprint: string, at: Date): Promise<void> {
  await db
    .insert(serviceSecrets)
    .values({ name: onlySecret, fingerprint, notedAt: at })
    .onConflictDoUpdate({ target: serviceSecrets.name, set: { fingerprint, notedAt: at } })
}

export type Replica = typeof replicas.$inferSelect

/** Says that a process is there; made new when its row was forgotten. */
export async function noteReplica(db: Db, replica: Replica): Promise<void> {
  await db
    .insert(replicas)
    .values(replica)
    .onConflictDoUpdate({ target: replicas.id, set: { seenAt: replica.seenAt } })
}

/** Processes seen since, by start. */
export const listReplicas = (db: Db, since: Date): Promise<Replica[]> =>
  db.select().from(replicas).where(gt(replicas.seenAt, since)).orderBy(replicas.startedAt, replicas.id)

/** Other processes seen since that have another corpus. */
export const findDiffering = (db: Db, { id, corpusVersion }: Replica, since: Date): Promise<Replica[]> =>
  db
    .select()
    .from(replicas)
    .where(and(ne(replicas.id, id), ne(replicas.corpusVersion, corpusVersion), gt(replicas.seenAt, since)))
    .orderBy(replicas.id)

export async function forgetReplica(db: Db, id: string): Promise<void> {
  await db.delete(replicas).where(eq(replicas.id, id))
}

export async function forgetReplicas(db: Db, before: Date): Promise<void> {
  await db.delete(replicas).where(lt(replicas.seenAt, before))
}
