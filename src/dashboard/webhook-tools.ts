import type { ManageDeps } from '../access/webhooks/index.ts'

/** What the routes of webhooks need besides the database. */
export type WebhookTools = Pick<ManageDeps, 'secrets' | 'checkTarget'> & {
  /** Has what is due sent now, and not with the next round. */
  sendNow: () => void
}
