import type { Prepare } from '../../platform/db/index.ts'

/** The requests of test keys by account and UTC day, such as `2026-05-31`. */
export type TestAllowanceStore = {
  /** Counts one more; false where so many were had already. The check and the count are one statement. */
  take: (accountId: string, day: string, most: number) => Promise<boolean>
  /** Takes one back that came to nothing. */
  giveBack: (accountId: string, day: string) => Promise<void>
  /** Deletes the counts of the days before. */
  forget: (before: string) => Promise<void>
}

const takeText = `
insert into test_key_days (account_id, day, requests)
select $1::text, $2::date, 1 where $3::int > 0
on conflict (account_id, day) do update set requests = test_key_days.requests + 1 where test_key_days.requests < $3::int
returning requests`

const giveBackText = `
update test_key_days set requests = requests - 1 where account_id = $1::text and day = $2::date and requests > 0`

const forgetText = 'delete from test_key_days where day < $1::date'

/** The statements, each one round trip. */
export function createTestAllowanceStore(prepare: Prepare): TestAllowanceStore {
  const take = prepare('take_test_request', takeText)
  const giveBack = prepare('give_test_request_back', giveBackText)
  const forget = prepare('forget_test_requests', forgetText)
  return {
    take: async (accountId, day, most) => (await take([accountId, day, most])).length === 1,
    giveBack: async (accountId, day) => void (await giveBack([accountId, day])),
    forget: async (before) => void (await forget([before])),
  }
}
