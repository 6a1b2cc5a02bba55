import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** One row: what the secret is recognised by that the first process on this database had. */
export const serviceSecrets = pgTable('service_secrets', {
  name: text('name').primaryKey(),
  fingerprint: text('fingerprint').notNull(),
  notedAt: moment('noted_at').notNull(),
})

/** The processes that serve from this database, while they do. */
export const replicas = pgTable('replicas', {
  id: text('id').primaryKey(),
  corpusVersion: text('corpus_version').notNull(),
  softwareVersion: text('software_version').notNull(),
  startedAt: moment('started_at').notNull(),
  seenAt: moment('seen_at').notNull(),
})
