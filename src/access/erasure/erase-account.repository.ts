import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { AppError } from '../../errors.ts'
import type { Now } from '../../platform/clock.ts'
import type { DbConnection } from '../../platform/db/index.ts'
import { findAccount } from '../accounts/index.ts'
import { recordAudit } from '../audit/index.ts'

/** What erased accounts and keys are called from then on; nobody can tell whose they were. */
const pseudonym = (kind: 'acct' | 'key') => `${kind}_erased_${randomBytes(12).toString('hex')}`

/**
 * Erases an account with the person who holds it: names, keys, applications, records, stored replies, webhooks and what the audit log says of it. What
 * was charged stays in the ledger under a pseudonym, so that balances remain the sum of their entries.
 * @returns the pseudonym
 * @throws AppError not_found, or bad_request while a request of it is under way
 */
export async function eraseAccount(
  { db, now }: { db: DbConnection; now: Now },
  id: string,
  { actor }: { actor: string },
): Promise<string> {
  if ((await findAccount(db, id)) === undefined)
    throw new AppError('not_found', `There is no account ${id}.`, { param: 'account' })
  return db.transaction(async (tx) => {
    const { rows: open } = await tx.execute(
      sql`select 1 from credit_reservations where account_id = ${id} and state = 'open' limit 1`,
    )
    if (open.length > 0) {
      throw new AppError(
        'bad_request',
        'Requests of this account are under way: block it, and try again in a minute.',
        {
          param: 'account',
        },
      )
    }
    const account = pseudonym('acct')
    const { rows: keys } = await tx.execute<{ id: string; lineage_id: string }>(
      sql`select id, lineage_id from api_keys where account_id = ${id}`,
    )
    for (const key of keys) {
      const name = pseudonym('key')
      for (const table of ['credit_ledger', 'credit_reservations', 'usage_rollup'])
        await tx.execute(sql`update ${sql.identifier(table)} set key_id = ${name} where key_id = ${key.id}`)
      await tx.execute(sql`update credit_windows set owner_id = ${name} where owner_id = ${key.id}`)
      await tx.execute(sql`delete from idempotent_replies where lineage_id in (${key.id}, ${key.lineage_id})`)
    }
    await tx.execute(sql`update credit_ledger set account_id = ${account}, note = null where account_id = ${id}`)
    await tx.execute(sql`update credit_reservations set account_id = ${account} where account_id = ${id}`)
    await tx.execute(sql`update usage_rollup set account_id = ${account} where account_id = ${id}`)
    await tx.execute(sql`update credit_windows set owner_id = ${account} where owner_id = ${id}`)
    await tx.execute(sql`delete from request_records where account_id = ${id}`)
    await tx.execute(sql`delete from outbox_mails where account_id = ${id}`)
    await tx.execute(sql`delete from webhook_endpoints where account_id = ${id}`)
    await tx.execute(
      sql`update audit_log set account_id = ${account}, subject = ${account}, detail = '{}', actor = case when actor like 'holder:%' then 'holder' else actor end where account_id = ${id}`,
    )
    const holder = sql`(select person_id from account_holders where account_id = ${id})`
    await tx.execute(sql`delete from verifications where value in ${holder}`)
    await tx.execute(sql`delete from people where id in ${holder}`)
    await tx.execute(sql`delete from accounts where id = ${id}`)
    const entry = { at: now(), actor, action: 'account.erased', accountId: account, subject: account, detail: {} }
    await recordAudit(tx, entry)
    return account
  })
}
