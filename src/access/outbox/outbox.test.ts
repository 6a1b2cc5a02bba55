import { beforeEach, expect, it } from 'vitest'
import { describeOnBothDatabases } from '../../../tests/both-databases.ts'
import { createIds } from '../../platform/ids.ts'
import { createLogger } from '../../platform/logger.ts'
import { claimMail, countFailing, insertMail, listGivenUp } from './outbox.repository.ts'
import { createOutbox } from './outbox.ts'
import { mostAttempts, waitMsAfter } from './outbox-mail.ts'

const minute = 60_000

describeOnBothDatabases('the outbox', (database) => {
  let at: Date
  let sent: { to: string; subject: string; text: string; messageId: string }[]
  let refuse: ((to: string) => Error | undefined) | undefined

  beforeEach(async () => {
    at = new Date('2026-05-31T12:00:00.000Z')
    ;[sent, refuse] = [[], undefined]
    await database().db.execute('delete from outbox_mails')
  })

  const anOutbox = () =>
    createOutbox({
      db: database().db,
      now: () => at,
      newId: createIds(() => at),
      secret: Buffer.alloc(32, 5),
      send: async (mail) => {
        const error = refuse?.(mail.to)
        if (error !== undefined) throw error
        sent.push(mail)
      },
      write: async (accountId, content) =>
        accountId === 'acct_nobody'
          ? undefined
          : { to: `${accountId}@example.org`, subject: content.kind, text: 'Text.' },
      publicUrl: 'https://berea.example',
      logger: createLogger({ level: 'silent' }),
    })
  const aDecision = (accountId: string, id = `decided:${accountId}`) =>
    insertMail(database().db, {
      id,
      accountId,
      content: { kind: 'application_decided', outcome: 'approved', plan: 'standard', note: null },
      createdAt: at,
      usefulUntil: null,
    })
  const later = (milliseconds: number) => {
    at = new Date(at.getTime() + milliseconds)
  }
  const rows = async () => (await database().db.execute<Record<string, unknown>>('select * from outbox_mails')).rows
  const down = () => Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })

  it('sends what was written down, once, and keeps nothing of it', async () => {
    await aDecision('acct_1')
    await aDecision('acct_1') // as by a second look at the same fact
    expect([await anOutbox().deliver(), await anOutbox().deliver()]).toEqual([1, 0])
    expect(sent).toEqual([
      {
        to: 'acct_1@example.org',
        subject: 'application_decided',
        text: 'Text.',
        messageId: '<decided.acct_1@berea.example>',
      },
    ])
    expect(await rows()).toEqual([])
  })

  it('is written with the fact or not at all', async () => {
    await database()
      .db.transaction(async (tx) => {
        await insertMail(tx, {
          id: 'x',
          accountId: 'acct_1',
          content: { kind: 'application_decided', outcome: 'declined', plan: null, note: 'No.' },
          createdAt: at,
          usefulUntil: null,
        })
        throw new Error('the fact was not to be')
      })
      .catch(() => {})
    expect(await rows()).toEqual([])
  })

  it('tries again, after waits that grow up to an hour and sum up to a day', async () => {
    refuse = down
    await aDecision('acct_1')
    const outbox = anOutbox()
    const waits: number[] = []
    for (let n = 0; n < 4; n++) {
      expect(await outbox.deliver()).toBe(0)
      const [row] = await rows()
      const wait = new Date(row!.next_try_at as string).getTime() - at.getTime()
      waits.push(wait)
      later(wait - 1)
      expect(await outbox.deliver()).toBe(0)
      expect((await rows())[0]!.attempts).toBe(n + 1)
      later(1)
    }
    expect(waits).toEqual([0.5 * minute, minute, 2 * minute, 4 * minute])
    expect(await countFailing(database().db)).toBe(1)
    const all = Array.from({ length: mostAttempts - 1 }, (_, n) => waitMsAfter(n + 1))
    expect(Math.round(all.reduce((sum, wait) => sum + wait, 0) / 3_600_000)).toBe(24)
    expect(Math.max(...all)).toBe(60 * minute)
    refuse = undefined
    expect(await outbox.deliver()).toBe(1)
  })

  it('gives up in the end, says so to operators and forgets what it would have told', async () => {
    refuse = () => Object.assign(new Error('550 <ruth@example.org> unknown'), { responseCode: 550 })
    await aDecision('acct_1')
    const outbox = anOutbox()
    for (let n = 0; n < mostAttempts + 5; n++) {
      await outbox.deliver()
      later(60 * minute)
    }
    const [row] = await rows()
    expect(row).toMatchObject({ attempts: mostAttempts, content: null, last_error: 'SMTP 550' })
    const since = new Date(0)
    expect(await listGivenUp(database().db, { since, limit: 5 })).toMatchObject([
      { kind: 'application_decided', accountId: 'acct_1', lastError: 'SMTP 550' },
    ])
    expect(await countFailing(database().db)).toBe(0)
    later(31 * 24 * 60 * minute)
    await outbox.forget()
    expect(await rows()).toEqual([])
  })

  it('does not give up for the time that the service was down', async () => {
    await aDecision('acct_1')
    later(10 * 24 * 60 * minute)
    expect(await anOutbox().deliver()).toBe(1)
  })

  it('sends again, under the same Message-ID, what a killed sender had taken, when its lease is over', async () => {
    await aDecision('acct_1')
    await claimMail(database().db, { at, leaseEndsAt: new Date(at.getTime() + minute) })
    expect(await anOutbox().deliver()).toBe(0)
    later(minute)
    expect(await anOutbox().deliver()).toBe(1)
    expect(sent[0]!.messageId).toBe('<decided.acct_1@berea.example>')
  })

  it('has one sender for each mail, however many there are', async () => {
    for (let n = 0; n < 20; n++) await aDecision(`acct_${n}`)
    const counts = await Promise.all(Array.from({ length: 8 }, () => anOutbox().deliver()))
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(20)
    expect(new Set(sent.map(({ to }) => to)).size).toBe(20)
  })

  it('lets one bad address hold no other mail up, and asks a dead server three times a round', async () => {
    refuse = (to) => (to.startsWith('acct_bad') ? down() : undefined)
    await aDecision('acct_bad')
    later(1)
    await aDecision('acct_good')
    expect(await anOutbox().deliver()).toBe(1)
    let asked = 0
    refuse = () => {
      asked++
      return down()
    }
    for (let n = 0; n < 10; n++) await aDecision(`acct_${n}`)
    expect(await anOutbox().deliver()).toBe(0)
    expect(asked).toBe(3)
  })

  it('drops what nobody would read', async () => {
    await aDecision('acct_nobody')
    expect(await anOutbox().deliver()).toBe(0)
    expect(await rows()).toEqual([])
  })

  it('sends a link at once, keeps it unreadable while it waits, and not after it has ended', async () => {
    const outbox = anOutbox()
    const link = {
      to: 'ruth@example.org',
      subject: 'Choose a new password',
      text: 'https://berea.example/?token=secret1',
      usefulForMs: 60 * minute,
    }
    await outbox.send(link)
    await outbox.deliver()
    expect(sent).toMatchObject([{ to: link.to, subject: link.subject, text: link.text }])
    expect(sent[0]).not.toHaveProperty('usefulForMs')

    refuse = down
    await outbox.send(link)
    await outbox.deliver()
    const dump = JSON.stringify(await rows())
    for (const secret of ['secret1', 'ruth@example.org', 'password']) expect(dump).not.toContain(secret)
    later(60 * minute)
    refuse = undefined
    await outbox.deliver()
    expect(sent).toHaveLength(1)
    expect(await listGivenUp(database().db, { since: new Date(0), limit: 5 })).toMatchObject([
      { kind: 'link', lastError: 'TOO_LATE' },
    ])
  })
})
