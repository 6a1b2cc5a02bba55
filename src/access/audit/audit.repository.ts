import { and, desc, eq, lt } from 'drizzle-orm'
import type { Db } from '../../platform/db/index.ts'
import { auditLog } from './audit.tables.ts'

/** One change: what was changed to what, by whom. */
export type AuditEntry = {
  at: Date
  /** `operator:NAME`, an account's holder as `holder:acct_…`, or `system`. */
  actor: string
  /** Such as `key.paused`. */
  action: string
  accountId: string | null
  /** Id of what was changed. */
  subject: string
  /** What it was changed to; never a secret. */
  detail: Record<string, unknown>
}

/** Adds an entry; in the transaction of the change that it tells of. */
export async function recordAudit(db: Db, entry: AuditEntry): Promise<void> {
  await db.insert(auditLog).values(entry)
}

/** Newest first. @param before id of the last entry of the page before */
export function listAudit(
  db: Db,
  {
    accountId,
    subject,
    before,
    limit,
  }: { accountId?: string | undefined; subject?: string | undefined; before?: number | undefined; limit: number },
): Promise<(AuditEntry & { id: number })[]> {
  const ofAccount = accountId === undefined ? undefined : eq(auditLog.accountId, accountId)
  const onSubject = subject === undefined ? undefined : eq(auditLog.subject, subject)
  const older = before === undefined ? undefined : lt(auditLog.id, before)
  return db
    .select()
    .from(auditLog)
    .where(and(ofAccount, onSubject, older))
    .orderBy(desc(auditLog.id))
    .limit(limit)
}
