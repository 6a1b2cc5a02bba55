import type { Prepare } from '../../platform/db/index.ts'
import type { Account } from '../accounts/index.ts'
import type { ApiKey } from '../api-keys/index.ts'

/** A key with the account that it belongs to. */
export type KeyHolder = { key: ApiKey; account: Account }

/** One look-up for both, on the unique index of the hash. */
export type FindKeyHolder = (hash: string) => Promise<KeyHolder | undefined>

const text = `
select to_jsonb(k) - 'hash' as key, to_jsonb(a) as account
from api_keys k join accounts a on a.id = k.account_id where k.hash = $1::text`

/** Makes the look-up as a named statement. */
export function prepareFindKeyHolder(prepare: Prepare): FindKeyHolder {
  const find = prepare<{ key: Row; account: Row }>('find_key_holder', text)
  return async (hash) => {
    const [found] = await find([hash])
    return found === undefined
      ? undefined
      : { key: fromRow(found.key) as ApiKey, account: fromRow(found.account) as Account }
  }
}

type Row = Record<string, unknown>

/** Columns by the names of our fields; moments, which JSON writes as text, as dates. */
const fromRow = (row: Row): unknown =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => {
      const field = name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
      return [field, typeof value === 'string' && /(?:At|EndsAt)$/.test(field) ? new Date(value) : value]
    }),
  )
