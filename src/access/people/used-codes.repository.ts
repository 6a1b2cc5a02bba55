import { createHash } from 'node:crypto'
import { lt } from 'drizzle-orm'
import type { Db } from '../../platform/db/index.ts'
import { usedCodes } from './people.tables.ts'

/** Longer than any code of an authenticator is good: its own 30 seconds, and those before and after. */
const codeMs = 120_000

/**
 * Uses a code of somebody's second step up: of an authenticator (RFC 6238, 5.2) or for recovery. Better Auth 1.7.6 lets
 * both of two requests in that come at once with one recovery code, and takes a code of an authenticator again and again.
 * @returns false when it was used before, by whoever read it over their shoulder or on its way
 */
export async function claimCode(
  db: Db,
  { personId, code, kind, at }: { personId: string; code: string; kind: 'totp' | 'recovery'; at: Date },
): Promise<boolean> {
  const codeHash = createHash('sha256').update(`${kind} ${code}`).digest('hex')
  const freeAt = kind === 'totp' ? new Date(at.getTime() + codeMs) : null
  const claimed = await db
    .insert(usedCodes)
    .values({ personId, codeHash, freeAt })
    .onConflictDoUpdate({
      target: [usedCodes.personId, usedCodes.codeHash],
      set: { freeAt },
      setWhere: lt(usedCodes.freeAt, at),
    })
    .returning({ personId: usedCodes.personId })
  return claimed.length === 1
}

export async function forgetUsedCodes(db: Db, now: Date): Promise<void> {
  await db.delete(usedCodes).where(lt(usedCodes.freeAt, now))
}
