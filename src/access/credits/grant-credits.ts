import { AppError } from '../../errors.ts'
import type { Now } from '../../platform/clock.ts'
import type { DbConnection } from '../../platform/db/index.ts'
import { recordAudit } from '../audit/index.ts'
import { addGrant } from './caps.repository.ts'
import { windowStart } from './credit-window.ts'

type Deps = { db: DbConnection; now: Now }

/**
 * Tops an account up: its cap of this UTC month rises by so many credits.
 * @returns what has been granted in this month in all
 * @throws AppError bad_request for what is no whole number above 0
 */
export async function grantCredits(
  { db, now }: Deps,
  accountId: string,
  { credits, note = null }: { credits: number; note?: string | null },
  { actor }: { actor: string },
): Promise<{ granted: number; month: string }> {
  if (!Number.isSafeInteger(credits) || credits <= 0 || credits > mostAtOnce)
    throw new AppError('bad_request', `\`credits\` must be a whole number from 1 to ${mostAtOnce}.`, {
      param: 'credits',
    })
  const at = now()
  const [day, month] = [windowStart('day', at), windowStart('month', at)]
  return db.transaction(async (tx) => {
    const granted = await addGrant(tx, { at, accountId, day, month, credits, note })
    const detail = { credits, note }
    await recordAudit(tx, { at, actor, action: 'credits.granted', accountId, subject: accountId, detail })
    return { granted, month }
  })
}

const mostAtOnce = 100_000_000
