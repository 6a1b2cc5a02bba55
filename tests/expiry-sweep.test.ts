import { expect, it, vi } from 'vitest'
import { createAccount } from '../src/access/accounts/index.ts'
import { createCreditStore, reserveCredits } from '../src/access/credits/index.ts'
import { loadConfig } from '../src/config.ts'
import { openAccess } from '../src/open-access.ts'
import { createIds } from '../src/platform/ids.ts'
import { createLogger } from '../src/platform/logger.ts'
import { describeOnBothDatabases } from './both-databases.ts'

describeOnBothDatabases('the open parts of access', (database) => {
  it('end, by themselves, what a process left behind', async () => {
    const newId = createIds(() => new Date())
    const [accountId, keyId, requestId] = [newId('acct'), newId('key'), newId('req')]
    const anHourAgo = () => new Date(Date.now() - 3_600_000)
    const caps = { day: 10, month: 10 }
    const left = {
      store: createCreditStore(database().prepare),
      now: anHourAgo,
      leaseMs: 1_000,
      ceilings: { day: null, month: null },
    }
    const holder = { accountId, lineageId: keyId, accountCaps: caps, keyCaps: { day: null, month: null } }
    await reserveCredits(left, { requestId, holder, endpoint: 'verses.search', credits: 1 })
    const config = loadConfig({
      BEREA_LEASE_MS: '1500',
      BEREA_REQUEST_DEADLINE_MS: '500',
      BEREA_SECRET: 'x'.repeat(32),
    })
    const access = await openAccess({
      database: database(),
      config,
      logger: createLogger({ level: 'silent' }),
      now: () => new Date(),
    })
    try {
      await vi.waitFor(
        async () => {
          const { rows } = await database().db.execute(
            `select state from credit_reservations where id = '${requestId}'`,
          )
          expect(rows).toEqual([{ state: 'expired' }])
        },
        { timeout: 8_000, interval: 50 },
      )
    } finally {
      await access.close()
    }
  })

  it('note a cap that is used up at the latest when they end, and the mail about it waits', async () => {
    const now = () => new Date()
    const deps = { db: database().db, newId: createIds(now), now }
    const { id } = await createAccount(deps, { name: 'Grace Chapel', plan: 'standard', apiAccess: 'approved' })
    await database().db.execute(
      `insert into credit_windows (owner_id, period, starts_on, spent) values ('${id}', 'day', (now() at time zone 'UTC')::date, 1000)`,
    )
    const access = await openAccess({
      database: database(),
      config: loadConfig({ BEREA_SECRET: 'x'.repeat(32) }),
      logger: createLogger({ level: 'silent' }),
      now,
      outbox: {
        deliver: () => Promise.reject(new Error('a stop waits for no mail server')),
        forget: async () => {},
        idle: async () => {},
      },
    })
    await access.close()
    const { rows } = await database().db.execute(
      `select content->>'percent' as percent, attempts from outbox_mails where account_id = '${id}'`,
    )
    expect(rows).toEqual([{ percent: '100', attempts: 0 }])
  })
})
