import type { Logger } from '../../platform/logger.ts'

/** A mail as people read it: plain text. */
export type Mail = {
  to: string
  subject: string
  text: string
  /** How long its link works; later nobody needs it. */
  usefulForMs?: number
}
export type Mailer = { send: (mail: Mail) => Promise<void> }

const longestWaitMs = 10_000

/**
 * Sends mails over SMTP; without a server each is one line of the log, so that whoever runs the service can pass the
 * link on.
 * @param url as `smtp://user:password@host:port`, or `smtps:`
 */
export function createMailer({ url, from, logger }: { url: string | undefined; from: string; logger: Logger }): {
  send: (mail: Mail & { messageId?: string }) => Promise<void>
} {
  if (url === undefined) {
    return {
      send: async ({ subject, text }) => {
        const link = /https?:\/\/\S+/.exec(text)?.[0]
        logger.warn({ mail: { subject, link } }, 'there is no mail server (BEREA_SMTP_URL): a mail was not sent')
      },
    }
  }
  const timeouts = { connectionTimeout: longestWaitMs, greetingTimeout: longestWaitMs, socketTimeout: longestWaitMs }
  return {
    send: async ({ to, subject, text, messageId }) => {
      const { createTransport } = await import('nodemailer') // loaded with the first mail: most starts send none
      await createTransport({ url, ...timeouts }).sendMail({ from, to, subject, text, ...(messageId && { messageId }) })
    },
  }
}
