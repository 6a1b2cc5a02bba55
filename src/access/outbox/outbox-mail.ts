/** What a mail is to tell. The text is written when it is sent, in the holder's language and to their address of then. */
export type MailContent =
  | { kind: 'cap_reached'; period: 'day' | 'month'; used: number; cap: number; percent: 80 | 100; resetsAt: string }
  | { kind: 'application_decided'; outcome: 'approved' | 'declined'; plan: string | null; note: string | null }
  /** To an operator, of an application of the account. */
  | { kind: 'application_waits'; operatorId: string; organisation: string }
  /** Of a webhook at which nothing succeeded for days: only the host of its address, the rest may be what opens it. */
  | { kind: 'webhook_switched_off'; host: string; failingSince: string }
  /** A mail with a link that opens something: ready to be sent, and encrypted, in base64. */
  | { kind: 'link'; sealed: string }

export type OutboxMail = {
  /** What is told: nothing is told twice because it was written down twice, and each attempt has the same. */
  id: string
  /** Whose erasure takes it along; null for a link, which may be for somebody without an account. */
  accountId: string | null
  content: MailContent
  createdAt: Date
  /** Nobody has any use for it later; null for what stays true. */
  usefulUntil: Date | null
  /** How often it was given to the mail server, or was to be. */
  attempts: number
}

const firstWaitMs = 30_000
const longestWaitMs = 3_600_000

/** The waits sum up to a day. What counts is tries and not time: while the service is down nothing is given up. */
export const mostAttempts = 31

/** How long to wait after so many attempts that failed: twice as long each time, an hour at most. */
export const waitMsAfter = (attempts: number): number => Math.min(firstWaitMs * 2 ** (attempts - 1), longestWaitMs)
