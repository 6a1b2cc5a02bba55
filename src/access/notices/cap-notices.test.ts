import { beforeEach, expect, it } from 'vitest'
import { describeOnBothDatabases } from '../../../tests/both-databases.ts'
import { createIds } from '../../platform/ids.ts'
import { createLogger } from '../../platform/logger.ts'
import { blockAccount, createAccount, defaultPlanGrants, setCaps } from '../accounts/index.ts'
import { grantCredits } from '../credits/index.ts'
import { createOutbox } from '../outbox/index.ts'
import type { Holder } from './holder.ts'
import { noteReachedCaps } from './note-reached-caps.ts'
import { writeNotice } from './write-notice.ts'

const newId = createIds(() => new Date())
const by = { actor: 'operator:test' }

describeOnBothDatabases('notices of caps', (database) => {
  let at: Date
  let accountId: string
  let holder: Holder | undefined
  let mails: { to: string; subject: string; text: string }[]
  let mailServer: 'up' | 'down'

  beforeEach(async () => {
    at = new Date('2026-05-31T12:00:00.000Z')
    await database().db.execute('delete from credit_windows')
    await database().db.execute('delete from outbox_mails')
    ;[mails, mailServer] = [[], 'up']
    holder = { name: 'Lydia', email: 'lydia@example.org', language: 'en' }
    accountId = (await createAccount(deps(), { name: 'Grace Chapel', plan: 'standard', apiAccess: 'approved' })).id
  })

  const deps = () => ({ db: database().db, newId, now: () => at, plans: defaultPlanGrants })
  const deliver = () =>
    createOutbox({
      ...deps(),
      secret: Buffer.alloc(32),
      publicUrl: 'https://berea.example',
      logger: createLogger({ level: 'silent' }),
      write: (id, content) => {
        const findHolder = async () => (id === accountId ? holder : undefined)
        return writeNotice(
          { findHolder, findOperator: async () => undefined, publicUrl: 'https://berea.example' },
          id,
          content,
        )
      },
      send: async (mail) => {
        if (mailServer === 'down') throw new Error('no mail server')
        mails.push(mail)
      },
    }).deliver()
  /** What a service does every so often. @returns how many mails left */
  const sweep = async () => {
    await noteReachedCaps(deps())
    return deliver()
  }
  /** What the account has spent in the windows of the present moment. */
  const spend = (day: number, month = day, reserved = 0) => {
    const today = at.toISOString().slice(0, 10)
    return database().db.execute(`
      insert into credit_windows (owner_id, period, starts_on, spent, reserved) values
        ('${accountId}', 'day', '${today}', ${day}, ${reserved}),
        ('${accountId}', 'month', '${today.slice(0, 8)}01', ${month}, ${reserved})
      on conflict (owner_id, period, starts_on) do update set spent = excluded.spent, reserved = excluded.reserved`)
  }
  const subjects = () => mails.map(({ subject }) => subject)

  it('are sent at 80 and at 100 percent, once each, with the figures and when the count begins again', async () => {
    await spend(799, 799, 500) // what is held may never be charged
    expect(await sweep()).toBe(0)
    await spend(800)
    expect([await sweep(), await sweep()]).toEqual([1, 0])
    await spend(999)
    expect(await sweep()).toBe(0)
    await spend(1_000)
    expect([await sweep(), await sweep()]).toEqual([1, 0])
    expect(subjects()).toEqual([
      'Berea: 80 % of your daily credits are used',
      'Berea: 100 % of your daily credits are used',
    ])
    expect(mails[0]!.text).toContain(
      'has used 800 of the 1,000 credits of its daily cap. The count begins again on 2026-06-01 00:00 UTC.',
    )
    expect(mails[0]!.text).toContain('https://berea.example/dashboard/limits')
  })

  it('are sent again the next day, and for the month beside', async () => {
    at = new Date('2026-05-30T12:00:00.000Z')
    await spend(800, 8_000)
    expect(await sweep()).toBe(2)
    at = new Date('2026-05-31T00:00:00.000Z')
    await spend(900, 8_900)
    expect(await sweep()).toBe(1)
    at = new Date('2026-06-01T00:00:00.000Z')
    await spend(800, 800)
    expect(await sweep()).toBe(1)
    expect(subjects().filter((subject) => subject.includes('monthly'))).toHaveLength(1)
  })

  it('tell who passes both at once of 100 percent only', async () => {
    await spend(1_000, 1_000)
    await sweep()
    await spend(900, 900) // as after a correction
    expect(await sweep()).toBe(0)
    expect(subjects()).toEqual(['Berea: 100 % of your daily credits are used'])
  })

  it('follow the cap that counts: the holder’s own, what was agreed, a top-up', async () => {
    await setCaps(deps(), accountId, { dailyCap: 10, monthlyCap: 100 }, by)
    await spend(8, 80)
    expect(await sweep()).toBe(2)
    at = new Date('2026-06-01T12:00:00.000Z')
    await grantCredits(deps(), accountId, { credits: 100 }, by)
    await spend(0, 159)
    expect(await sweep()).toBe(0)
    await spend(0, 160)
    expect(await sweep()).toBe(1)
    expect(mails.at(-1)!.text).toContain('160 of the 200 credits of its monthly cap')
  })

  it('are sent once however many replicas sweep together', async () => {
    await spend(800, 8_000)
    const sent = await Promise.all(Array.from({ length: 8 }, sweep))
    expect(sent.reduce((sum, count) => sum + count, 0)).toBe(2)
    expect(mails).toHaveLength(2)
  })

  it('are tried again when the mail server was down, as long as the window lasts', async () => {
    mailServer = 'down'
    await spend(1_000, 1_000)
    expect(await sweep()).toBe(0)
    mailServer = 'up'
    at = new Date(at.getTime() + 30_000)
    expect([await sweep(), await sweep()]).toEqual([1, 0])
    mailServer = 'down'
    await spend(1_000, 10_000)
    await sweep()
    mailServer = 'up'
    at = new Date('2026-06-01T00:00:00.000Z')
    expect(await sweep()).toBe(0)
  })

  it('are not lost where a process is killed between noting a cap and sending the mail', async () => {
    await spend(800)
    expect([await noteReachedCaps(deps()), await noteReachedCaps(deps())]).toEqual([1, 0])
    expect(mails).toEqual([])
    expect(await deliver()).toBe(1)
  })

  it('leave accounts alone that nobody holds, or whose cap is 0', async () => {
    holder = undefined
    await spend(1_000)
    expect(await sweep()).toBe(0)
    await setCaps(deps(), accountId, { dailyCap: 0, monthlyCap: 0 }, by)
    await blockAccount(deps(), accountId, by)
    expect(await sweep()).toBe(0)
    expect(mails).toEqual([])
  })

  it('are written in Spanish for who reads Spanish', async () => {
    holder = { name: 'Lidia', email: 'lidia@example.org', language: 'es' }
    await spend(1_000)
    await sweep()
    expect(mails[0]).toMatchObject({
      to: 'lidia@example.org',
      subject: 'Berea: ha usado el 100 % de sus créditos diarios',
      text: expect.stringMatching(/^Hola, Lidia:/),
    })
  })

  it('are forgotten when their month is long over', async () => {
    await spend(800)
    await sweep()
    at = new Date('2026-08-01T00:00:00.000Z')
    await sweep()
    const { rows } = await database().db.execute(`select 1 from cap_notices where account_id = '${accountId}'`)
    expect(rows).toEqual([])
  })
})
