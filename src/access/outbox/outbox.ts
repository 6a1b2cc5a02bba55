import { hkdfSync } from 'node:crypto'
import { isIP } from 'node:net'
import { seal, unseal } from '../../platform/cipher.ts'
import type { Now } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/index.ts'
import type { NewId } from '../../platform/ids.ts'
import type { Logger } from '../../platform/logger.ts'
import { deliverMails, type Send, type WrittenMail } from './deliver-mails.ts'
import { forgetGivenUp, insertMail } from './outbox.repository.ts'
import type { MailContent, OutboxMail } from './outbox-mail.ts'

type Told = Exclude<MailContent, { kind: 'link' }>

type Deps = {
  db: Db
  now: Now
  newId: NewId
  /** Keeps links from whoever reads the table. */
  secret: Buffer
  send: Send
  /** The text of what is not a link. */
  write: (accountId: string, content: Told) => Promise<WrittenMail | undefined>
  publicUrl: string
  logger: Logger
}

export type Outbox = {
  /** Takes a mail with a link: resolves when it is written down, and sends it at once if the mail server lets it. */
  send: (mail: WrittenMail & { usefulForMs?: number }) => Promise<void>
  /** Sends what is due; a call while one runs is that one. @returns how many were handed on */
  deliver: () => Promise<number>
  /** Resolves when nothing is being sent: a stop in the middle would have a mail sent twice. */
  idle: () => Promise<void>
  /** Forgets what was given up long ago. */
  forget: () => Promise<void>
}

/** The name of where the service is; a Message-ID may not end in a bare number. */
function nameOf(url: string): string {
  const { hostname } = new URL(url)
  return isIP(hostname.replace(/[[\]]/g, '')) === 0 ? hostname : 'localhost'
}

/** For how long operators see that a mail was given up. */
const givenUpKeptMs = 30 * 86_400_000

/** The mails that this service is to send, kept in the database until a mail server has them. */
export function createOutbox({ db, now, newId, secret, send, write, publicUrl, logger }: Deps): Outbox {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'berea mails', 32))
  const namesOf = ({ id, accountId, content: { kind }, attempts }: OutboxMail) => ({ id, accountId, kind, attempts })
  const deps = {
    db,
    now,
    send,
    host: nameOf(publicUrl),
    write: async ({ accountId, content }: OutboxMail): Promise<WrittenMail | undefined> => {
      if (content.kind === 'link') return JSON.parse(unseal(key, Buffer.from(content.sealed, 'base64')))
      return accountId === null ? undefined : write(accountId, content)
    },
    onFailure: (err: unknown, mail: OutboxMail) =>
      logger.warn({ err, mail: namesOf(mail) }, 'a mail could not be sent; trying again'),
    onGiveUp: (mail: OutboxMail, lastError: string) =>
      logger.error({ mail: namesOf(mail), lastError }, 'a mail was given up: nobody gets it'),
  }
  let running: Promise<number> | undefined
  const deliver = () => {
    running ??= deliverMails(deps).finally(() => {
      running = undefined
    })
    return running
  }
  return {
    deliver,
    idle: async () => {
      await running?.catch(() => {}) // whoever called reports it
    },
    send: async ({ usefulForMs, ...mail }) => {
      const createdAt = now()
      const usefulUntil = usefulForMs === undefined ? null : new Date(createdAt.getTime() + usefulForMs)
      const sealed = seal(key, JSON.stringify(mail)).toString('base64')
      const content = { kind: 'link', sealed } as const
      await insertMail(db, { id: newId('mail'), accountId: null, content, createdAt, usefulUntil })
      deliver().catch((err) => logger.warn({ err }, 'mails could not be sent; trying again'))
    },
    forget: () => forgetGivenUp(db, new Date(now().getTime() - givenUpKeptMs)),
  }
}
