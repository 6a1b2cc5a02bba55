import { type AuditEntry, listAudit } from '../../access/audit/index.ts'
import { type DailyUsage, listDailyUsage } from '../../access/usage/index.ts'
import { type DatabaseCommand, UsageError } from '../command.ts'
import { table } from '../table.ts'
import { countFrom } from './operator.ts'

const dayMs = 86_400_000
const usualDays = 7
const mostEntries = 200

const usage: DatabaseCommand = {
  runsIn: 'database',
  name: 'usage show',
  summary: 'What an account used, by UTC day and endpoint, newest first',
  options: { days: { type: 'string', value: 'N', description: `How many days back (default ${usualDays})` } },
  positionals: ['ACCOUNT'],
  example: './berea usage show acct_… --days 30',
  run: async ({ db, now }, { options, positionals }) => {
    const days = countFrom(options.days ?? String(usualDays), 'days')
    if (typeof days !== 'number' || days < 1) throw new UsageError('--days takes a whole number from 1.')
    const from = new Date(now().getTime() - (days - 1) * dayMs).toISOString().slice(0, 10)
    return listDailyUsage(db, positionals[0]!, from)
  },
  render: (rows: DailyUsage[]) =>
    rows.length === 0
      ? 'Nothing was used in these days.'
      : table(
          ['DAY', 'ENDPOINT', 'REQUESTS', 'COMPLETED', 'CREDITS'],
          rows.map(({ day, endpoint, requests, completed, credits }) => [
            day,
            endpoint,
            String(requests),
            String(completed),
            String(credits),
          ]),
        ),
}

type Entry = Omit<AuditEntry, 'at'> & { at: string }

const audit: DatabaseCommand = {
  runsIn: 'database',
  name: 'audit list',
  summary: `The last ${mostEntries} changes, newest first`,
  options: { account: { type: 'string', value: 'ACCOUNT', description: 'Only those of this account' } },
  example: './berea audit list --account acct_…',
  run: async ({ db }, { options }) => {
    const accountId = options.account === undefined ? undefined : String(options.account)
    return listAudit(db, { accountId, limit: mostEntries })
  },
  render: (entries: Entry[]) =>
    table(
      ['AT', 'WHO', 'WHAT', 'ON', 'TO'],
      entries.map(({ at, actor, action, subject, detail }) => [at, actor, action, subject, JSON.stringify(detail)]),
    ),
}

export const usageCommands = [usage, audit]
